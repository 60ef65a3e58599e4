import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { Block } from "#content/documents/document-content.ts";
import { type InsidePage as Inside, insidePages } from "#content/documents/inside-pages.ts";
import { TablePart } from "../paper-sheet.tsx";
import { wholeLines } from "../plates/sheet.tsx";

const small = "font-sans text-[0.78em] font-semibold tracking-label text-ink-soft uppercase";

type InsidePageProps = {
  of: keyof typeof insidePages;
  className?: string;
};

/** A free file as it lies open, set from its own words, of which a thumbnail shows the title; a bound paper shows the edge of its cover. */
export function InsidePage({ of, className }: InsidePageProps) {
  const inside: Inside = insidePages[of];
  return (
    <div
      className={classNames(
        "on-paper @container aspect-[306/396] overflow-hidden bg-paper font-serif text-ink shadow-book",
        "blocks" in inside && "border-l-[1.6cqi] border-night",
        className,
      )}
    >
      <div className="h-full text-[5.2cqi] leading-[1.35] @max-[9rem]:text-[8.800cqi]">
        {"blocks" in inside ? (
          <div
            className={classNames(
              wholeLines,
              "h-full px-[1.5em] pt-[1.4em] pb-[1em] @max-[9rem]:px-[0.8em] @max-[9rem]:pt-[0.9em] @max-[9rem]:pb-[0.6em]",
            )}
          >
            <p className="text-[1.75em] leading-[1.1] text-balance">{inside.title}</p>
            <p className="mt-[0.8em] mb-[1em] w-[2em] border-t border-gold" />
            {inside.blocks.map((block) => (
              <div key={block.type}>
                {"label" in block && block.label && (
                  <p className="mb-[0.6em] break-after-avoid">
                    <span className={small}>{block.label}</span>
                  </p>
                )}
                <Drawn block={block} />
              </div>
            ))}
          </div>
        ) : "cells" in inside ? (
          <div className={classNames(wholeLines, "h-full")}>
            <Cells rows={inside.cells} />
          </div>
        ) : (
          <TitlePage {...inside.titlePage} />
        )}
      </div>
    </div>
  );
}

/** As many lines as a page has room for before the plate cuts it. */
function Drawn({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case "checklist":
      return block.items.map((item) => (
        <p key={item} className="mb-[0.7em] flex gap-[0.7em]">
          <span className="mt-[0.25em] size-[0.9em] shrink-0 border border-ink" />
          <span>{item}</span>
        </p>
      ));
    case "letter":
      return (
        <p className="border-l-2 border-gold pl-[1em] leading-[1.45] whitespace-pre-line">
          {block.text.split("\n\n").slice(0, 3).join("\n\n")}
        </p>
      );
    case "progress":
      return block.rows.map(({ label, value }) => (
        <p key={label} className="mb-[0.9em] break-inside-avoid">
          <span className="flex justify-between">
            {label}
            <span className="figures text-ink-soft">{value}%</span>
          </span>
          <span className="mt-[0.3em] block h-[0.4em] bg-rule">
            <span className="block h-full bg-gold" style={{ width: `${value}%` }} />
          </span>
        </p>
      ));
    case "timeline":
      return (
        <div className="ml-[0.4em] border-l border-ink">
          {block.stops.map(({ label, text }) => (
            <p key={label} className="mb-[0.8em] flex gap-[0.8em] break-inside-avoid">
              <span className="mt-[0.35em] -ml-[0.4em] size-[0.8em] shrink-0 rounded-full bg-gold" />
              <span>
                <span className={small}>{label}</span>
                <br />
                {text}
              </span>
            </p>
          ))}
        </div>
      );
    case "table":
      return <Grid {...block} />;
    default:
      return null;
  }
}

/** The columns that say something, and one at least to write in. */
function Grid({ head, rows }: Extract<Block, { type: "table" }>) {
  const columns = Math.max(2, head.filter((_, column) => rows.some((row) => row[column])).length);
  return (
    <div className="text-[1.2em] @max-[9rem]:[&_td:nth-child(n+2)]:hidden">
      <TablePart
        part={{
          head: head.slice(0, columns),
          rows: rows.slice(0, columns > 2 ? 4 : 5).map((row) => row.slice(0, columns)),
          figures: columns === 2 ? [1] : [],
        }}
      />
    </div>
  );
}

/** The first sheet of a proposal, with everything still to fill in. */
function TitlePage({ label, title, subtitle, author }: Extract<Inside, { titlePage: unknown }>["titlePage"]) {
  return (
    <div className="px-[1.4em] pt-[3em] text-center @max-[9rem]:px-[0.8em] @max-[9rem]:pt-[1.5em]">
      <p>
        <span className={small}>{label}</span>
      </p>
      <p className="mt-[0.8em] text-[2em] leading-[1.1] text-balance @max-[9rem]:text-[1.6em]">{title}</p>
      <p className="mt-[0.9em] text-balance text-ink-soft italic">{subtitle}</p>
      <p className="mt-[2em]">{author}</p>
    </div>
  );
}

/** A spreadsheet: the first row names the columns, and figures are the reader's to change. */
function Cells({ rows }: { rows: Extract<Inside, { cells: unknown }>["cells"] }) {
  return (
    <table className="figures w-full table-fixed border-collapse font-sans text-[0.86em]">
      <tbody>
        <tr className="text-center text-ink-soft">
          <td className="w-[2em] border border-rule @max-[9rem]:hidden"> </td>
          <td className="border border-rule">A</td>
          <td className="w-[6em] border border-rule @max-[9rem]:w-[4.6em]">B</td>
        </tr>
        {rows.map(([name, figure], row) => (
          <tr key={name} className={classNames("break-inside-avoid", row === 0 && "font-semibold")}>
            <td className="border border-rule text-center text-ink-soft @max-[9rem]:hidden">{row + 1}</td>
            <td className="border border-rule px-[0.6em] py-[0.35em]">{name}</td>
            <td
              className={classNames(
                "border border-rule px-[0.6em] text-right",
                typeof figure === "number" && "bg-paper-deep text-action",
              )}
            >
              {figure}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
