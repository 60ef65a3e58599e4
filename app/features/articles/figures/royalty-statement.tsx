import { royaltyStatement } from "#content/specimens.ts";
import { amountsOf, type StatementAmounts, totalOf } from "#domain/statement.ts";
import { Sheet } from "./sheet.tsx";

/** A statement as an author receives it, its sums worked out from its lines. */
export function RoyaltyStatement() {
  const { heading, book, period, lines, total, foot } = royaltyStatement;
  const amounts = lines.map(amountsOf);
  return (
    <Sheet onward={royaltyStatement.onward}>
      <p className="label text-gold-ink">{heading}</p>
      <p className="mt-2 font-serif text-title-m">{book}</p>
      <p className="text-sm text-ink-soft italic">{period}</p>
      <table className="figures royalty-lines">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Row key={line.what} what={line.what} share={`${line.sharePercent}%`} amounts={amounts[index]} />
          ))}
          <Row what={total} share="" amounts={totalOf(amounts)} />
        </tbody>
      </table>
      {foot.map((line) => (
        <p key={line} className="mt-3 text-sm text-ink-soft">
          <Pointed text={line} />
        </p>
      ))}
    </Sheet>
  );
}

const { columns } = royaltyStatement;

type RowProps = { what: string; share: string; amounts: StatementAmounts | undefined };

function Row({ what, share, amounts }: RowProps) {
  if (!amounts) return null;
  const { copies, received, printing, net, toAuthor } = amounts;
  const cost = printing === 0 ? "–" : money(-printing);
  const cells = [String(copies).replace("-", "−"), money(received), cost, money(net), share, money(toAuthor)];
  return (
    <tr>
      <th scope="row">
        <Pointed text={what} />
      </th>
      {columns.map((column, index) => (
        <td key={column} data-column={column}>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}

/** A line that the text comes back to has its number there, on one line with its last word. */
function Pointed({ text }: { text: string }) {
  const point = (royaltyStatement.points as readonly string[]).indexOf(text) + 1;
  if (point === 0) return text;
  const last = text.lastIndexOf(" ") + 1;
  return (
    <>
      {text.slice(0, last)}
      <span className="whitespace-nowrap">
        {text.slice(last)}
        <span aria-hidden="true" className="note-mark">
          {point}
        </span>
      </span>
    </>
  );
}

/** Cents as a statement prints them: $1,099.80, −$68.04. */
function money(cents: number): string {
  const [dollars = "0", rest = "00"] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${cents < 0 ? "−" : ""}$${dollars.replace(/\B(?=(\d{3})+$)/g, ",")}.${rest}`;
}
