import type { EpubPart, Manuscript } from "#domain/manuscript.ts";
import type { Parts } from "./read-docx.ts";
import { readMarkup, Unreadable } from "./read-markup.ts";

type Item = { href: string; type: string; properties: string };

type Package = { items: Map<string, Item>; spine: string[]; said: Set<string> };

const accessibility = ["accessMode", "accessibilityFeature", "accessibilityHazard", "accessibilitySummary"] as const;

/** An address with a stray percent sign is taken as it stands. */
function decodeHref(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** What the package document lists, in which order it is read, and what it says about the book. */
function readPackage(xml: string): Package {
  const read: Package = { items: new Map(), spine: [], said: new Set() };
  let field = "";
  readMarkup(
    xml,
    {
      onopentag(name, attributes) {
        field = "";
        const local = name.replace(/^\w+:/, "");
        if (local === "item") {
          const { id = "", href = "", properties = "" } = attributes;
          read.items.set(id, { href: decodeHref(href), type: attributes["media-type"] ?? "", properties });
        } else if (local === "itemref") read.spine.push(attributes.idref ?? "");
        else if (name === "dc:language" || name === "dc:title") field = local;
        else if (local === "meta") {
          field = (attributes.property ?? attributes.name ?? "").replace(/^schema:/, "");
          if (attributes.content?.trim()) read.said.add(field);
        }
      },
      ontext(text) {
        if (field && text.trim()) read.said.add(field);
      },
      onclosetag() {
        field = "";
      },
    },
    { xmlMode: true },
  );
  return read;
}

const blocks = new Set(["p", "li", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "dt", "dd", "td", "figcaption"]);

type Chapter = Pick<Manuscript, "pictures"> & { paragraphs: { text: string; heading?: number }[] };

/** One file of the book: its paragraphs, its headings, and its pictures. An empty description says: decoration. */
function readChapter(xhtml: string): Chapter {
  const paragraphs: Chapter["paragraphs"] = [];
  const pictures = { all: 0, withoutDescription: 0 };
  let open: { text: string; heading?: number } | undefined;
  let isHead = false;
  const close = () => {
    if (open?.text.trim()) paragraphs.push({ ...open, text: open.text.replace(/[ \n\t]+/g, " ").trim() });
    open = undefined;
  };
  readMarkup(
    xhtml,
    {
      onopentag(name, attributes) {
        if (name === "head") isHead = true;
        if (blocks.has(name)) {
          close();
          const [, rank] = /^h([1-6])$/.exec(name) ?? [];
          open = { text: "", ...(rank && { heading: Number(rank) }) };
        } else if (name === "br" && open) open.text += " ";
        else if (name === "img") {
          pictures.all += 1;
          if (attributes.alt === undefined) pictures.withoutDescription += 1;
        }
      },
      ontext(text) {
        if (isHead) return;
        open ??= { text: "" };
        open.text += text;
      },
      onclosetag(name) {
        if (name === "head") isHead = false;
        if (blocks.has(name)) close();
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true },
  );
  close();
  return { paragraphs, pictures };
}

/** An e-book: every file in the order in which it is read, and what the package lacks. */
export function readEpub(parts: Parts): Manuscript {
  const container = parts.get("META-INF/container.xml") ?? "";
  const [, path] = /full-path="([^"]+)"/.exec(container) ?? [];
  const xml = path && parts.get(path);
  if (!path || !xml) throw new Unreadable("other");
  const folder = path.replace(/[^/]*$/, "");
  const { items, spine, said } = readPackage(xml);
  const places = [...new Set(spine)].map((id) => `${folder}${items.get(id)?.href ?? ""}`);
  // Stores encrypt the chapters themselves; a scrambled typeface alone is no lock.
  const locked = parts.get("META-INF/encryption.xml") ?? "";
  if (places.some((place) => locked.includes(`"${place}"`))) throw new Unreadable("locked");
  const chapters = places.flatMap((place) => {
    const text = parts.get(place);
    return text ? [readChapter(text)] : [];
  });
  const hasNavigation = [...items.values()].some(({ properties }) => properties.split(/\s+/).includes("nav"));
  const missing: EpubPart[] = [
    ...(hasNavigation ? [] : ["navigation" as const]),
    ...(["language", "title"] as const).filter((part) => !said.has(part)),
    ...accessibility.filter((part) => !said.has(part)),
  ];
  return {
    format: "epub",
    paragraphs: chapters.flatMap(({ paragraphs }) => paragraphs),
    trackedChanges: 0,
    comments: 0,
    pictures: {
      all: chapters.reduce((sum, { pictures }) => sum + pictures.all, 0),
      withoutDescription: chapters.reduce((sum, { pictures }) => sum + pictures.withoutDescription, 0),
    },
    missing,
  };
}
