import type { FontName, TypeStyle } from "./page-frame.ts";

/** A stretch of text in one font, perhaps leading somewhere, perhaps marked by an editor as going out or coming in. */
export type Run = { text: string; font: FontName; link?: string; edit?: "cut" | "add" };

export type Line = { runs: (Run & { x: number; width: number })[]; width: number };

export type Measure = (text: string, font: FontName) => number;

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)|~~(.+?)~~|\+\+(.+?)\+\+/gs;

/** “Read *this* at [our page](/faq), ~~not~~ ++or++ here” as runs. A [bracket] without an address stays a bracket. */
export function readInline(text: string, style: TypeStyle): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), font: style.roman });
    const [whole, bold, italic, label, link, cut, add] = match;
    if (bold) runs.push({ text: bold, font: style.bold });
    else if (italic) runs.push({ text: italic, font: style.italic });
    else if (label && link) runs.push({ text: label, font: style.roman, link });
    else if (cut) runs.push({ text: cut, font: style.roman, edit: "cut" });
    else if (add) runs.push({ text: add, font: style.bold, edit: "add" });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), font: style.roman });
  return runs;
}

/** Words with what joins them to the next: a space, or nothing after a hyphen or a slash where a line may end too. */
type Word = { runs: Run[]; width: number; space: number };

const pieces = /\s+|[^\s\u2014/-]*(?:[\u2014-]+(?=\p{L})|\/(?=\p{L}{4}))|[^\s\u2014/-]+|[\u2014/-]/gu;

function splitWords(runs: Run[], measure: Measure): Word[] {
  const words: Word[] = [];
  let open: Word | undefined;
  for (const run of runs) {
    for (const [piece] of run.text.matchAll(pieces)) {
      if (/^\s/.test(piece) && !piece.includes("\u00a0")) {
        if (open) open.space = measure(" ", run.font);
        open = undefined;
        continue;
      }
      if (!open) {
        open = { runs: [], width: 0, space: 0 };
        words.push(open);
      }
      open.runs.push({ ...run, text: piece });
      open.width += measure(piece, run.font);
      if (/[\u2014/-]$/.test(piece) && piece.length > 1) open = undefined;
    }
  }
  return words;
}

/**
 * Breaks a paragraph into lines so that the right edge is as even as the words allow: every way to break is weighed,
 * rather than filling one line after the other. A last line of one short word counts as a fault.
 */
export function breakLines(runs: Run[], width: number, measure: Measure, indent = 0): Line[] {
  const words = splitWords(runs, measure);
  const best: { cost: number; next: number }[] = Array.from({ length: words.length + 1 }, () => ({
    cost: Number.POSITIVE_INFINITY,
    next: 0,
  }));
  best[words.length] = { cost: 0, next: 0 };
  for (let start = words.length - 1; start >= 0; start--) {
    const room = start === 0 ? width - indent : width;
    let used = 0;
    for (let end = start; end < words.length; end++) {
      const word = words[end] as Word;
      used += word.width;
      if (used > room && end > start) break;
      const last = end === words.length - 1;
      const slack = Math.max(0, room - used) / room;
      const fault = last ? (slack > 0.86 ? 0.6 : 0) : slack * slack;
      const cost = fault + (best[end + 1]?.cost ?? 0);
      if (cost < (best[start]?.cost ?? 0)) best[start] = { cost, next: end + 1 };
      used += word.space;
    }
  }
  const lines: Line[] = [];
  for (let start = 0; start < words.length; ) {
    const next = best[start]?.next || start + 1;
    lines.push(composeLine(words.slice(start, next), measure, next < words.length));
    start = next;
  }
  return lines;
}

function composeLine(words: Word[], measure: Measure, isFollowed: boolean): Line {
  const runs: Run[] = [];
  words.forEach((word, index) => {
    word.runs.forEach((run, part) => {
      const before = words[index - 1];
      const spaced = part === 0 && before && before.space > 0 ? ` ${run.text}` : run.text;
      const last = runs.at(-1);
      if (last && last.font === run.font && last.link === run.link && last.edit === run.edit) last.text += spaced;
      else if (last && spaced !== run.text && last.link !== run.link && run.link) {
        last.text += " ";
        runs.push({ ...run });
      } else runs.push({ ...run, text: spaced });
    });
  });
  let x = 0;
  const placed = runs.map((run) => {
    const width = measure(run.text, run.font);
    const at = { ...run, x, width };
    x += width;
    return at;
  });
  // The space that the line end stands for: without it a screen reader joins the words of two lines.
  const last = placed.at(-1);
  if (isFollowed && last && (words.at(-1)?.space ?? 0) > 0) last.text += " ";
  return { runs: placed, width: x };
}
