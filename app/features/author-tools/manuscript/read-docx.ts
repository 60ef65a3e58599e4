import type { Manuscript } from "#domain/manuscript.ts";
import { readMarkup } from "./read-markup.ts";

export type Parts = ReadonlyMap<string, string>;

/** The rank of each style that is a heading, by the style's id. */
function readHeadingStyles(xml: string): Map<string, number> {
  const ranks = new Map<string, number>();
  let id = "";
  readMarkup(
    xml,
    {
      onopentag(name, attributes) {
        const value = attributes["w:val"] ?? "";
        if (name === "w:style") id = attributes["w:styleId"] ?? "";
        else if (name === "w:name") {
          const [, rank] = /^heading (\d)$/i.exec(value) ?? [];
          if (rank) ranks.set(id, Number(rank));
        } else if (name === "w:outlineLvl" && Number(value) < 9 && !ranks.has(id)) ranks.set(id, Number(value) + 1);
      },
    },
    { xmlMode: true },
  );
  return ranks;
}

const countOf = (xml: string | undefined, pattern: RegExp) => xml?.match(pattern)?.length ?? 0;

/** Word's own format: what stands on the page, which styles are headings, and what an editor has left in it. */
export function readDocx(parts: Parts): Manuscript {
  const document = parts.get("word/document.xml");
  if (!document) throw new Error("There is no word/document.xml in it.");
  const styles = readHeadingStyles(parts.get("word/styles.xml") ?? "");
  const paragraphs: { text: string; heading?: number }[] = [];
  const pictures = { all: 0, withoutDescription: 0 };
  let paragraph: { text: string; heading?: number } | undefined;
  let isText = false;
  let isDescribed = true;
  let trackedChanges = 0;
  readMarkup(
    document,
    {
      onopentag(name, attributes) {
        if (name === "w:p") paragraph = { text: "" };
        else if (name === "w:pStyle") {
          const heading = styles.get(attributes["w:val"] ?? "");
          if (paragraph && heading) paragraph.heading = heading;
        } else if (name === "w:outlineLvl" && paragraph && Number(attributes["w:val"]) < 9) {
          paragraph.heading = Number(attributes["w:val"]) + 1;
        } else if (name === "w:t") isText = true;
        else if (name === "w:tab" && paragraph && attributes["w:val"] === undefined) paragraph.text += "\t";
        else if ((name === "w:br" || name === "w:cr") && paragraph) paragraph.text += "\n";
        else if (name === "w:ins" || name === "w:del" || name === "w:moveFrom") trackedChanges += 1;
        else if (name === "wp:docPr") isDescribed = Boolean(attributes.descr?.trim() || attributes.title?.trim());
        else if (name === "pic:pic") {
          pictures.all += 1;
          if (!isDescribed) pictures.withoutDescription += 1;
        }
      },
      ontext(text) {
        if (isText && paragraph) paragraph.text += text;
      },
      onclosetag(name) {
        if (name === "w:t") isText = false;
        else if (name === "w:p" && paragraph) {
          paragraphs.push(paragraph);
          paragraph = undefined;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    format: "docx",
    paragraphs,
    trackedChanges,
    comments: countOf(parts.get("word/comments.xml"), /<w:comment\s/g),
    pictures,
    missing: [],
  };
}
