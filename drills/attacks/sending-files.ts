import { encodeMetadata } from "#server/testing/books.ts";
import { type Answer, readJson } from "./answer.ts";
import { type Author, authorWithBook, expectYes, type Person } from "./people.ts";
import type { World } from "./world.ts";

type Owner = Author & { book: number };

export async function owner(world: World): Promise<Owner> {
  const author = await authorWithBook(world);
  const [row] = await world.query<{ id: number }>(
    `insert into books (project_id, owner, author_name, title, package)
     select id, owner, title, title, 'pro' from projects where id = $1 returning id::int`,
    [author.project],
  );
  return { ...author, book: row?.id ?? 0 };
}

export const protocol = { "tus-resumable": "1.0.0" };
const bytes = { ...protocol, "content-type": "application/offset+octet-stream" };
export const pdf = (person: Person) => `%PDF-1.7\n${person.marker}\n%%EOF\n`;

type Naming = { book: unknown; name?: string; document?: string };
export const begin = (person: Person, size: unknown, { book, name = "a.pdf", document = "File" }: Naming, more = {}) =>
  person.ask("POST", "/files/uploads", {
    headers: {
      ...protocol,
      "upload-length": String(size),
      "upload-metadata": encodeMetadata({ book: String(book), kind: "other", document, name }),
      ...more,
    },
  });

export const add = (person: Person, path: string, body: string, offset: unknown = 0, more = {}) =>
  person.ask("PATCH", path, { body, headers: { ...bytes, "upload-offset": String(offset), ...more } });

export const placeOf = (answer: Answer) => String(answer.headers.location);

/** A file of somebody's, whole. */
export async function send(person: Owner) {
  const content = pdf(person);
  const begun = expectYes(await begin(person, Buffer.byteLength(content), { book: person.book }));
  const answer = await add(person, placeOf(begun), content);
  return { answer, path: placeOf(begun), version: String(answer.headers["halftitle-version"] ?? "") };
}

export async function linkTo(person: Person, version: string): Promise<URL> {
  const answer = expectYes(await person.ask("POST", "/files/links", { body: { version } }));
  return new URL(readJson(answer).href, "http://x");
}

export const follow = (person: Person, { pathname, search }: URL, asking = {}) =>
  person.ask("GET", pathname + search, asking);

export const filesOf = (world: World, book: number) =>
  world.query("select sha256, size from book_versions where book_id = $1 order by at", [book]).then(JSON.stringify);

/** Saved and not shown, as what it is, and able to do nothing. */
export function isHarmless({ headers }: Answer): boolean {
  return (
    String(headers["content-disposition"]).startsWith("attachment;") &&
    String(headers["content-security-policy"]).includes("sandbox") &&
    headers["x-content-type-options"] === "nosniff" &&
    !/html|svg|xml;|script/.test(String(headers["content-type"])) &&
    /\.(docx|odt|rtf|txt|pdf|epub|jpe?g|png|tiff?|psd|idml|zip)$/i.test(String(headers["content-disposition"]))
  );
}
