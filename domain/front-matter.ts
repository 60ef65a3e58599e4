import { parse } from "yaml";

/** A content file is a block of data between two lines of hyphens, and the text below it. */
export function splitFrontMatter(file: string): { data: unknown; body: string } {
  const [, data, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (data === undefined || body === undefined) throw new Error("The file does not begin with front matter.");
  return { data: parse(data), body: body.trim() };
}
