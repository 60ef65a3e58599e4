/** Just enough of a PDF reader to check our own: objects stand uncompressed in the file, only streams are packed. */
export function readPdf(bytes: Uint8Array) {
  const text = Buffer.from(bytes).toString("latin1");
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = "", body = ""]) => [id, body] as const),
  );
  const bodies = [...objects.values()];
  const root = bodies.find((body) => body.includes("/Type /Pages")) ?? "";
  const kids = [...(/\/Kids \[([^\]]*)\]/.exec(root)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].map(([, id]) => id ?? "");
  const info = bodies.find((body) => body.includes("/CreationDate") && body.includes("/Title"));
  const titleId = /\/Title (\d+) 0 R/.exec(info ?? "")?.[1];
  const stringAt = (body: string, key: string) =>
    new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, "s").exec(body)?.[1] ?? "";
  const annotations = bodies.filter((body) => body.includes("/Type /Annot"));
  const actionOf = (body: string) => objects.get(/\/A (\d+) 0 R/.exec(body)?.[1] ?? "") ?? "";
  const structure = bodies.filter((body) => /\/S \/\w+/.test(body) && body.includes("/P "));
  const widgets = annotations.filter((body) => body.includes("/Subtype /Widget"));
  const figures = structure.filter((body) => body.includes("/S /Figure"));

  return {
    text,
    pages: kids.filter((id) => objects.get(id)?.includes("/Type /Page")),
    pageCount: Number(/\/Count (\d+)/.exec(root)?.[1]),
    title: decode((objects.get(titleId ?? "") ?? "").slice(1, -1)),
    tags: structure.map((body) => /\/S \/(\w+)/.exec(body)?.[1] ?? ""),
    figures: figures.length,
    figuresWithAlt: figures.filter((body) => body.includes("/Alt (")).length,
    outline: bodies.filter((body) => body.includes("/Dest [") && body.includes("/Title (")),
    fonts: bodies
      .filter((body) => body.includes("/Type /FontDescriptor"))
      .map((body) => ({ embedded: body.includes("/FontFile2") || body.includes("/FontFile3") })),
    /** What can be filled in: its kind, and the name that is said where it stands. */
    fields: widgets.map((body) => ({
      kind: body.includes("/FT /Btn") ? "box" : "text",
      id: stringAt(body, "T"),
      name: decode(stringAt(body, "TU")),
      /** Whether it has a place of its own among the tags. */
      isTagged: /\/StructParent \d+/.test(body),
    })),
    /** How many of the form's fields the document lists; a program shows no others. */
    formSize: [...(/\/Fields \[([^\]]*)\]/.exec(text)?.[1] ?? "").matchAll(/\d+ 0 R/g)].length,
    /** Pages whose fields are met in the order of the tags. */
    tabOrder: bodies.filter((body) => /\/Type \/Page\b(?!s)/.test(body) && body.includes("/Tabs /S")).length,
    links: annotations
      .map(actionOf)
      .filter((action) => action.includes("/S /URI"))
      .map((action) => stringAt(action, "URI")),
    contents: annotations
      .filter((body) => actionOf(body).includes("/S /GoTo"))
      .map((body) => {
        const [, title = "", number] = /^(.*), page (\d+)$/s.exec(decode(stringAt(body, "Contents"))) ?? [];
        return { title, page: Number(number), destination: stringAt(actionOf(body), "D") };
      }),
    pageOf(destination: string): number {
      const id = new RegExp(`\\(${destination}\\) \\[(\\d+) 0 R`).exec(text)?.[1];
      return kids.indexOf(id ?? "") + 1;
    },
  };
}

/** A string with letters outside ASCII is written in UTF-16, marked by its first two bytes. */
function decode(literal: string): string {
  const raw = literal.replace(/\\([nrtbf()\\])/g, (_, letter: string) => escapes[letter] ?? letter);
  return raw.startsWith("þÿ") ? Buffer.from(raw.slice(2), "latin1").swap16().toString("utf16le") : raw;
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
