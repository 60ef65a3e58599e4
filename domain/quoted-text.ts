/** What somebody wrote, and what their mail program put below it of earlier mails. */
type SplitText = { written: string; quoted: string };

/** How mail programs begin what they quote, on one line or broken over two or three. */
const attribution = new RegExp(
  `^(?:${[
    "On\\b.{1,300}\\bwrote:",
    "Am\\b.{1,300}\\bschrieb\\b.{0,300}:",
    "Le\\b.{1,300}\\ba écrit\\s?:",
    "El\\b.{1,300}\\bescribió\\s?:",
    "Op\\b.{1,300}\\bschreef\\b.{0,300}:",
    "Il\\b.{1,300}\\bha scritto:",
  ].join("|")})\\s*$`,
  "u",
);

const divider =
  /^\s*(?:-{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Message d'origine)\s*-{2,}|_{20,})\s*$/iu;

/** Outlook quotes without marks, under the old mail's headers. */
const headerBlock = /^\*?(?:From|Von|De|Da|Van):\*? .+/u;
const headerNext = /^\*?(?:Sent|Date|To|Gesendet|Datum|An|Envoyé|À|Enviado|Para|Inviato|Verzonden|Aan):\*? .+/u;

/**
 * Splits where the quotation at the end begins. Answers written between quoted lines stay whole: what follows a quotation
 * in somebody's own words is never folded away. So nothing is lost, at worst too much is shown.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const start = findHeaders(lines) ?? findMarked(lines);
  if (start === undefined || lines.slice(0, start).every((line) => line.trim() === "")) {
    return { written: text.trim(), quoted: "" };
  }
  return { written: lines.slice(0, start).join("\n").trim(), quoted: lines.slice(start).join("\n").trim() };
}

/** A divider or a block of headers: everything below is the old mail, marked or not. */
function findHeaders(lines: readonly string[]): number | undefined {
  const place = lines.findIndex(
    (line, at) =>
      divider.test(line) ||
      (headerBlock.test(line) && lines.slice(at + 1, at + 4).some((next) => headerNext.test(next))),
  );
  return place < 0 ? undefined : place;
}

const isMarked = (line: string) => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === "";

/** The last stretch of marked lines, if nothing but blanks follows it, with the line that introduces it. */
function findMarked(lines: readonly string[]): number | undefined {
  let at = lines.length - 1;
  while (at >= 0 && isBlank(lines[at] ?? "")) at -= 1;
  if (!isMarked(lines[at] ?? "")) return undefined;
  while (at > 0 && (isMarked(lines[at - 1] ?? "") || isBlank(lines[at - 1] ?? ""))) at -= 1;
  const above = lines.slice(0, at);
  for (const height of [1, 2, 3]) {
    const joined = above.slice(-height).join(" ").trim();
    if (above.length >= height && joined.length < 700 && attribution.test(joined)) return at - height;
  }
  while (at < lines.length && isBlank(lines[at] ?? "")) at += 1;
  return at;
}
