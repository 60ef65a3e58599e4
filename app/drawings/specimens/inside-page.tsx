import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { ProposalSection } from "#content/documents/book-proposal-template.ts";
import type { Block } from "#content/documents/document-content.ts";
import { type InsidePage as Inside, insidePages } from "#content/documents/inside-pages.ts";
import { TablePart } from "../papers/paper-parts.tsx";
import { wholeLines } from "../plates/sheet.tsx";

const small = "font-sans text-[0.78em] font-semibold tracking-label text-ink-soft uppercase";

type InsidePageProps = {
  of: keyof typeof insidePages;
  className?: string;
};

/** A free file as it lies open, set from its own words, of which the title can be read on a thumbnail, too; a bound paper shows the edge of its cover. */
export function InsidePage({ of, className }: InsidePageProps) {
  const inside: Inside = insidePages[of];
  return (
    <div
      className={classNames(
        "on-paper @container aspect-[306/396] overflow-hidden bg-paper font-serif text-ink shadow-book max-sm:shadow-page",
        "blocks" in inside && "border-l-[1.6cqi] border-night",
        className,
      )}
    >
      <div className="h-full text-[5.2cqi] leading-[1.35]">
        {"blocks" in inside ? (
          <div className={classNames(wholeLines, "h-full px-[1.5em] pt-[1.4em] pb-[1em]")}>
            <p className="text-[1.75em] leading-[1.1] text-balance @max-[9rem]:text-[2.3em]">{inside.title}</p>
            <p className="mt-[0.8em] mb-[1em] w-[2em] border-t border-gold" />
            {inside.blocks.map((block) => (
              <div key={block.type} className={block.type === "table" ? undefined : "@max-[9rem]:text-[1.6em]"}>
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
          <div className={classNames(wholeLines, "h-full px-[1.1em] pt-[1.1em] pb-[0.6em]")}>
            <Cells rows={inside.cells} />
          </div>
        ) : (
          <ToFillIn {...inside.section} />
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
    <div className="text-[1.2em]">
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

/** A section of a proposal: advice, which is to be deleted, and what is still to fill in. */
function ToFillIn({ title, parts }: ProposalSection) {
  return (
    <div className={classNames(wholeLines, "h-full px-[1.8em] pt-[1.8em] pb-[1.4em]")}>
      <p className="mb-[0.6em] text-[1.75em] leading-[1.1] @max-[9rem]:text-[2.3em]">{title}</p>
      {parts.map((part) =>
        "advice" in part ? (
          <p key={part.advice} className="mb-[0.9em] ml-[1em] text-ink-soft italic">
            {part.advice}
          </p>
        ) : (
          "text" in part && (
            <p key={part.text} className="mb-[0.9em]">
              {part.text}
            </p>
          )
        ),
      )}
    </div>
  );
}

/** A spreadsheet: the first row names the columns, and figures are the reader's to change. */
function Cells({ rows }: { rows: Extract<Inside, { cells: unknown }>["cells"] }) {
  return (
    <table className="figures w-full table-fixed border-collapse font-sans text-[0.86em]">
      <tbody>
        <tr className="text-center text-ink-soft">
          <td className="w-[2em] border border-rule"> </td>
          <td className="border border-rule">A</td>
          <td className="w-[6em] border border-rule">B</td>
        </tr>
        {rows.map(([name, figure], row) => (
          <tr key={name} className={classNames("break-inside-avoid", typeof figure !== "number" && "font-semibold")}>
            <td className="border border-rule text-center text-ink-soft">{row + 1}</td>
            <td className="border border-rule px-[0.6em] py-[0.42em]">{name}</td>
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
