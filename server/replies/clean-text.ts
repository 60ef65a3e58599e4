import { type ContentType, nameToSave } from "#domain/file-content.ts";

/** Controls, and what turns the direction of writing around: a name must not read as another one. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** One line of a header, of which every part was chosen by a stranger. */
export function cleanLine(text: string | undefined, most: number): string {
  const plain = (text ?? "")
    .slice(0, most * 4)
    .replace(/\s+/g, " ")
    .replace(unseen, "");
  return cut(plain.trim(), most);
}

/** Many lines: tabs and the ends of lines stay. */
export function cleanText(text: string | undefined, most: number): string {
  const plain = (text ?? "")
    .slice(0, most * 2)
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\u202a-\u202e\u2066-\u2069]|[\ud800-\udfff](?![\udc00-\udfff])(?<![\ud800-\udbff][\udc00-\udfff])/g, "")
    .replace(/\n{4,}/g, "\n\n\n");
  const trimmed = plain.trim();
  return trimmed.length > most || (text ?? "").length > most * 2 ? `${cut(trimmed, most - 4)}\n[…]` : trimmed;
}

/** Never through the middle of a character. */
function cut(text: string, most: number): string {
  return text.length <= most
    ? text
    : text
        .slice(0, most)
        .toWellFormed()
        .replace(/\ufffd$/, "");
}

/** A name for a file that says what it is: no folder, no second line, and the ending that its bytes deserve. */
export function cleanFileName(given: string | undefined, place: number, type?: ContentType): string {
  const plain = cleanLine(given?.replace(/^.*[/\\]/s, ""), 180)
    .replace(/[<>:"|?*]/g, "")
    .replace(/^\.+/, "");
  const name = plain || `attachment-${place + 1}`;
  return type ? nameToSave(name, type) : name;
}
