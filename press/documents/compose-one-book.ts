import type { Block } from "#content/documents/document-content.ts";
import { oneBookPage, paperFiles, papers } from "#content/one-book/one-book.ts";
import type { BookPaper, PaperPart } from "#content/one-book/paper.ts";
import { fullTitle } from "#content/one-book/the-book.ts";
import type { MarkedRun } from "#domain/marked-text.ts";
import type { PrintedPaper } from "./typeset-paper.ts";

const { words, hero } = oneBookPage;

function fill(paper: BookPaper): PrintedPaper {
  return {
    ...print(paper, paperFiles(paper.slug).filled, words.filledKind),
    lead: paper.lead,
    blocks: [
      ...(paper.isLetter ? asLetter(paper) : paper.parts.flatMap(asExample)),
      { type: "text", label: words.example, text: `${fullTitle}. ${words.invented} ${pageOf(paper)}` },
    ],
  };
}

function empty(paper: BookPaper): PrintedPaper {
  return {
    ...print(paper, paperFiles(paper.slug).blank, words.blankKind),
    lead: words.blankLead,
    blocks: [...paper.parts.flatMap(asForm), { type: "text", text: `${words.blankFoot} ${pageOf(paper)}` }],
  };
}

const print = (paper: BookPaper, file: `${string}.pdf`, kind: string) => ({
  file,
  title: paper.name,
  series: hero.label,
  kind,
  description: paper.description,
});

const pageOf = ({ slug }: BookPaper) => `[${words.onPage}](/one-book/${slug})`;

function asLetter({ parts }: BookPaper): Block[] {
  const letter = parts.flatMap((part) => ("text" in part ? wordsOf(part) : [])).join("\n\n");
  return [
    { type: "letter", text: letter },
    { type: "break" },
    { type: "heading", text: words.notesTitle },
    {
      type: "table",
      head: words.notesHead,
      widths: [1, 3.4],
      rows: parts.map(({ title, note }) => [`**${title}**`, note]),
    },
  ];
}

function asExample(part: PaperPart): Block[] {
  return [
    { type: "heading", text: part.title },
    ...bodyOf(part),
    { type: "note", label: words.note, text: part.why ? `${part.why}. ${part.note}` : part.note },
  ];
}

function bodyOf(part: PaperPart): Block[] {
  if ("head" in part) {
    const { head, rows, widths, figures, totalRow } = part;
    return [{ type: "table", head, rows, widths, figures, totalRow }];
  }
  if ("marked" in part) {
    const page: Block = { type: "text", text: part.marked.map((runs) => runs.map(asInline).join("")) };
    return part.queries ? [page, { type: "list", ordered: true, items: part.queries }] : [page];
  }
  return [{ type: "text", text: wordsOf(part) }];
}

const wordsOf = ({ text, signed }: Extract<PaperPart, { text: unknown }>) =>
  signed ? [...text, [signed.name, signed.below].filter(Boolean).join(", ")] : text;

function asInline(run: MarkedRun): string {
  if ("cut" in run) return `~~${run.cut}~~`;
  if ("add" in run) return `++${run.add}++`;
  return "query" in run ? `[${run.query}]` : run.keep;
}

/** What to write stands above where it is written; a table keeps what every book has in common. */
function asForm(part: PaperPart): Block[] {
  const heading: Block = { type: "heading", text: part.title };
  if (!("head" in part)) return [heading, { type: "lines", prompt: part.ask, count: part.lines }];
  const { head, rows, widths, blank } = part;
  return [
    heading,
    { type: "text", text: part.ask },
    blank === "first column"
      ? { type: "table", head, widths, rows: rows.map(([first = "", ...others]) => [first, ...others.map(() => "")]) }
      : { type: "table", head, widths, rows: [], emptyRows: blank },
  ];
}

/** The documents of the sample book, each filled in and blank, made of the words of their pages. */
export const oneBookPapers: readonly PrintedPaper[] = papers.flatMap((paper) => [fill(paper), empty(paper)]);
