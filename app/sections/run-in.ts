/** The first sentence of a paragraph as its heading, and what follows: "Unusual books. The prices hold…". */
export function splitRunIn(paragraph: string): { head: string; rest: string } {
  const end = paragraph.indexOf(". ");
  return end < 0
    ? { head: paragraph, rest: "" }
    : { head: paragraph.slice(0, end + 1), rest: paragraph.slice(end + 2) };
}
