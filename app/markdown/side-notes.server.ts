type Note = { figures: readonly string[]; source: string; date: string };

/** So many of a text's notes stand in its margin; all of them stand at its end. */
const most = 6;

/**
 * Puts notes beside the paragraphs in which their figures first stand, as a book puts them into its margin: where there
 * is one, a reader sees at once where a figure comes from. For the eyes alone; the list at the end says the same.
 */
export function withSideNotes(html: string, notes: readonly Note[]): string {
  const waiting = notes.slice();
  let placed = 0;
  let last = -2;
  return html
    .split(/(?=<p>)/)
    .map((block, place) => {
      const text = (block.split("</p>")[0] ?? "").replace(/<[^>]+>/g, "");
      // The first paragraph has its initial; neighbors would stand on one another's notes.
      if (place < 2 || place - last < 2 || placed === most || !block.startsWith("<p>")) return block;
      const found = waiting.findIndex(({ figures }) => figures.some((figure) => text.includes(figure)));
      const note = waiting[found];
      if (!note) return block;
      waiting.splice(found, 1);
      placed += 1;
      last = place;
      const figure = note.figures.find((each) => text.includes(each)) ?? "";
      return block.replace(
        "<p>",
        `<p><small class="side-note" aria-hidden="true"><b>${safe(figure)}</b> ${safe(say(note))}</small>`,
      );
    })
    .join("");
}

const say = ({ source, date }: Note) => `${source.charAt(0).toUpperCase()}${source.slice(1)}. ${date}.`;
const safe = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
