import { royaltyStatement } from "#content/specimens.ts";
import { amountsOf, type StatementAmounts, totalOf } from "#domain/statement.ts";
import { Sheet } from "./sheet.tsx";

/** A statement as an author receives it, its sums worked out from its lines. */
export function RoyaltyStatement() {
  const { heading, book, period, columns, lines, total, foot } = royaltyStatement;
  const amounts = lines.map(amountsOf);
  return (
    <Sheet onward={royaltyStatement.onward}>
      <p className="label text-gold-ink">{heading}</p>
      <p className="mt-2 font-serif text-title-m">{book}</p>
      <p className="text-sm text-ink-soft italic">{period}</p>
      {/* Seven columns do not fit a phone: the frame scrolls, and can take focus to be scrolled by keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable */}
      <section aria-label={heading} tabIndex={0} className="mt-5 overflow-x-auto">
        <table className="figures w-full min-w-[36rem] font-serif! [&_tr>*]:pr-0!">
          <thead>
            <tr>
              {columns.map((column, index) =>
                column ? (
                  <th
                    key={column}
                    scope="col"
                    className={`border-ink! font-sans font-normal text-ink-soft ${index > 0 ? "pl-4! text-right! lg:pl-8!" : ""}`}
                  >
                    {column}
                  </th>
                ) : (
                  <td key="corner" className="border-ink!" />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <Row key={line.what} what={line.what} share={`${line.sharePercent}%`} amounts={amounts[index]} />
            ))}
            <Row what={total} share="" amounts={totalOf(amounts)} isTotal />
          </tbody>
        </table>
      </section>
      {foot.map((line) => (
        <p key={line} className="mt-3 text-sm text-ink-soft">
          <Pointed text={line} />
        </p>
      ))}
    </Sheet>
  );
}

type RowProps = { what: string; share: string; amounts: StatementAmounts | undefined; isTotal?: boolean };

function Row({ what, share, amounts, isTotal = false }: RowProps) {
  if (!amounts) return null;
  const { copies, received, printing, net, toAuthor } = amounts;
  return (
    // As on paper: a line above the total, and two below it.
    <tr
      className={isTotal ? "*:border-b-4! *:border-double! *:border-ink! *:font-semibold!" : "nth-last-2:*:border-ink!"}
    >
      <th scope="row" className="font-normal">
        <Pointed text={what} />
      </th>
      {[
        ["copies", String(copies).replace("-", "−")],
        ["received", money(received)],
        ["printing", printing === 0 ? "–" : money(-printing)],
        ["net", money(net)],
        ["share", share],
        ["author", money(toAuthor)],
      ].map(([column, text]) => (
        <td key={column} className={"pl-4! text-right! whitespace-nowrap lg:pl-8!"}>
          {text}
        </td>
      ))}
    </tr>
  );
}

/** A line that the text comes back to has its number there. */
function Pointed({ text }: { text: string }) {
  const point = (royaltyStatement.points as readonly string[]).indexOf(text) + 1;
  return (
    <>
      {text}
      {point > 0 && (
        <span aria-hidden="true" className="text-gold-ink">
          {" "}
          {point}
        </span>
      )}
    </>
  );
}

/** Cents as a statement prints them: $1,099.80, −$68.04. */
function money(cents: number): string {
  const [dollars = "0", rest = "00"] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${cents < 0 ? "−" : ""}$${dollars.replace(/\B(?=(\d{3})+$)/g, ",")}.${rest}`;
}
