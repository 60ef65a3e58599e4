import { Parser, type ParserOptions } from "htmlparser2";

/** Why a file cannot be read, in the words of content/author-tools/manuscript.ts; `file` where nobody can tell. */
export const reasons = [
  "size",
  "file",
  "slow",
  "empty",
  "pdf",
  "rtf",
  "oldWord",
  "openDocument",
  "locked",
  "bomb",
  "other",
] as const;
export type Reason = (typeof reasons)[number];

export class Unreadable extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** No document is nested so deep; the parser's list of open elements grows slower with every level. */
const deepest = 2000;

type Handler = NonNullable<ConstructorParameters<typeof Parser>[0]>;

/** The one parser of all formats. Markup that is nested to make it stop is refused. */
export function readMarkup(markup: string, handler: Handler, options: ParserOptions) {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentag(name, attributes, isImplied) {
        depth += 1;
        if (depth > deepest) throw new Unreadable("bomb");
        handler.onopentag?.(name, attributes, isImplied);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
    },
    options,
  );
  parser.end(markup);
}
