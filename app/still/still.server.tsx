import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type MetaDescriptor, StaticRouter } from "react-router";
import { stillMark } from "./still-mark.ts";

/**
 * Renders what is only read, once, while the site is built: its code and its words stay out of the browser's scripts. The
 * parts of a page have names because each counts its ids from the start.
 */
export function still<Name extends string>(parts: Record<Name, ReactNode>): Record<Name, string> {
  const rendered = Object.entries<ReactNode>(parts).map(([name, part]) => [name, render(name, part)]);
  return Object.fromEntries(rendered) as Record<Name, string>;
}

function render(name: string, part: ReactNode): string {
  const page = <StaticRouter location="/">{part}</StaticRouter>;
  return stillMark + renderToStaticMarkup(page, { identifierPrefix: name });
}

/** For a page that is read from top to bottom: what `StillPage` shows and `stillMeta` says. */
export function stillPage(page: ReactNode, meta: MetaDescriptor[]) {
  return { ...still({ page }), meta };
}
