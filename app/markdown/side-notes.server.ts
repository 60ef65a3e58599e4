type Note = {
  figures: readonly string[];
  source: string;
  /** What the figure measures. */
  note?: string | undefined;
  date: string;
  /** The date in words, where the figure holds from it on. */
  since?: string | undefined;
  href?: string | undefined;
};

/**
 * So many figures stand large in a margin, fewer where pictures stand across it; two that the text links to have room
 * everywhere. All of them stand at the text's end.
 */
const most = (html: string) => 8 - count(html, "<figure");
const linkedMost = 2;

/**
 * Puts into the margin, beside the paragraphs they belong to, what a figure measures, where something is said, and the
 * sentences that a text pulls out, as a book or a magazine does; no note says what its paragraph says already. For the eyes
 * alone, and where there is a margin: the text and the list at its end say the same.
 */
export function withSideNotes(html: string, notes: readonly Note[], pulled: readonly string[] = []): string {
  // Our own arithmetic has no source to name: whoever reads the paragraph reads how it was done.
  const sourced = notes.filter(({ href }) => href);
  const tables = html.match(/<table.*?<\/table>/gs)?.join() ?? "";
  // What a table gives is given there.
  const waiting = sourced.filter(
    ({ note, figures }) => note && !figures.some((figure) => names(textOf(tables), figure)),
  );
  const allowed = most(html);
  const given = new Set<string>();
  const cited = new Set<string>();
  let placed = 0;
  let last = -2;
  const blocks = html.split(/(?=<p>)/);
  const isQuoted = insideQuotations(blocks);
  const quotes = placesFor(pulled, blocks, isQuoted);

  function findFigure(paragraph: string, text: string, placed: number): Note | undefined {
    // No figure stands in the margin twice: the second would look like the first, whatever it counts.
    const named = waiting.filter(({ figures, note = "" }) => {
      const first = figures.find((figure) => names(text, figure));
      return first && !given.has(first) && !saysAgain(note, text);
    });
    // Two sources may give the same figure: the paragraph means the one that it links to, and none that another links to.
    return (
      (placed < Math.max(allowed, linkedMost) && named.find(({ href = "" }) => linksTo(paragraph, href))) ||
      (placed < allowed && named.find((one) => !linksTo(html, one.href ?? "") && !hasTwin(one, notes))) ||
      undefined
    );
  }

  const findSource = (paragraph: string, text: string) =>
    sourced.find(
      ({ source, note, figures, href = "" }) =>
        !cited.has(source) &&
        (linksTo(paragraph, href) || (!note && !linksTo(html, href) && figures.some((figure) => names(text, figure)))),
    );

  return blocks
    .map((block, place) => {
      if (isQuoted[place] || !block.startsWith("<p>")) return block;
      const [paragraph = ""] = block.split("</p>");
      const text = textOf(paragraph);
      const sentence = quotes.get(place);
      if (sentence) {
        last = place;
        return besides(block, `<span class="pull-quote" aria-hidden="true">${unbroken(safe(sentence))}</span>`);
      }
      // The first paragraph has its initial; beside short neighbors notes would stand on one another.
      const isCrowded = (last === place - 1 && isLow(blocks[last])) || (quotes.has(place + 1) && isLow(block));
      if (place < 2 || isCrowded || paragraph.endsWith(":")) return block;
      const note = findFigure(paragraph, text, placed);
      if (!note) {
        const source = text.length > twoLines && findSource(paragraph, text);
        if (!source) return block;
        cited.add(source.source);
        last = place;
        return besides(
          block,
          `<small class="side-note is-source" aria-hidden="true">${unbroken(safe(cite(source)))}</small>`,
        );
      }
      waiting.splice(waiting.indexOf(note), 1);
      placed += 1;
      last = place;
      const figure = note.figures.find((each) => names(text, each)) ?? "";
      given.add(figure);
      cited.add(note.source);
      return besides(
        block,
        `<small class="side-note" aria-hidden="true"><b>${safe(figure)}</b> ${unbroken(safe(say(note, figure)))}</small>`,
      );
    })
    .join("");
}

/** The same figure may measure two things; which of them a paragraph means, only a link says. */
const hasTwin = (note: Note, notes: readonly Note[]) =>
  notes.some((other) => other.note !== note.note && other.figures.some((figure) => note.figures.includes(figure)));

/** For each block whether it lies within a quotation. */
function insideQuotations(blocks: readonly string[]): boolean[] {
  let open = 0;
  return blocks.map((block) => {
    const isInside = open > 0;
    open += count(block, "<blockquote") - count(block, "</blockquote");
    return isInside;
  });
}

/** Set as large as it is, a sentence is as high as so many times its letters in the text. */
const room = 2.4;

/** So many letters of the text are a screen: no more than one sentence is pulled out of them. */
const apart = 1200;

/** So many letters open the text, and nothing has been said yet that could be pulled out. */
const opening = 700;

/** What ends the text beside which a note can stand. */
const end = /<(?:h\d|div|figure|blockquote|img|ul class="contains)/;

/**
 * Each sentence stands beside the paragraph that says it, as a head in a book's margin does; where there is no margin it stays in the
 * text alone, and so it does beside a picture, at the opening, or where the text beside it is not as high as it is.
 */
function placesFor(pulled: readonly string[], blocks: readonly string[], isQuoted: readonly boolean[]) {
  const places = new Map<number, string>();
  const texts = blocks.map(textOf);
  const begins = texts.map((_, place) => texts.slice(0, place).join("").length);
  const beside = (place: number) => textOf(blocks.slice(place).join("").split(end, 1)[0] ?? "").length;
  for (const sentence of pulled) {
    const home = blocks.findIndex((block) => textOf(block.split("</p>", 1)[0] ?? "").includes(sentence));
    const begin = begins[home] ?? 0;
    if (
      begin > opening &&
      !isQuoted[home] &&
      !blocks[home - 1]?.includes('class="vignette') &&
      beside(home) > sentence.length * room &&
      [...places.keys()].every((other) => Math.abs((begins[other] ?? 0) - begin) > apart)
    ) {
      places.set(home, sentence);
    }
  }
  return places;
}

/** A paragraph too short for the note beside it and another beside the next; a heading between them makes room. */
const isLow = (block = "") => !block.includes("<h2") && textOf(block).length < 320;

/** What a browser holds together, a figure or a sentence does not. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, "").replaceAll("\u00a0", " ");

/** Whether a text names a figure itself: $1 does not stand in $1,715, nor 2 percent in 12 percent. */
const names = (text: string, figure: string) =>
  text.split(figure).some((before, place, [...parts]) => {
    const after = parts[place + 1];
    return after !== undefined && !/[\d.,]$/.test(before) && !/^[.,]?\d/.test(after);
  });

/** A word stays whole in so narrow a column: "e-/books" reads as two. */
const unbroken = (text: string) => text.replace(/\w+(?:-\w+)+/g, '<span class="whitespace-nowrap">$&</span>');

const linksTo = (part: string, address: string) => part.replaceAll("&#x26;", "&").includes(address);

const besides = (paragraph: string, note: string) => paragraph.replace("<p>", () => `<p>${note}`);
const count = (text: string, part: string) => text.split(part).length - 1;

/** A note of whose words the paragraph has every third one tells nobody much that is new. */
function saysAgain(note: string, text: string): boolean {
  const stems = (words: string) => (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
  const said = stems(text);
  const own = stems(note);
  return own.length > 0 && own.filter((word) => said.includes(word)).length * 3 >= own.length;
}

/** Shorter than this, a paragraph has no room for a note beside it. */
const twoLines = 130;

/** Where the paragraph has it from. */
const cite = ({ source, date }: Note) => say({ source, date });

/** What it is, since when; or else whose it is: the paragraph links to the source, and the list at the end names it. What says its own date, it or its figure, is not dated twice. */
function say({ source, note = source, date, since = date }: Omit<Note, "figures">, figure = ""): string {
  const words = note.charAt(0).toUpperCase() + note.slice(1);
  // The period stands before a closing quotation mark, and a question needs none.
  const sentence = /[?!]”?$/.test(words) ? words : words.replace(/”?$/, ".$&");
  return words.includes(date) || figure === date ? sentence : `${sentence} ${since}.`;
}

const safe = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
