import type { Root } from "hast";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { z } from "zod";
import { placePictures } from "#domain/letter-pictures.ts";
import type { Letter } from "./letter.ts";

const Written = z.object({ subject: z.string(), body: z.string() });

/** The title of the page is its first heading. */
const lower: Record<string, string> = { h1: "h2", h2: "h3", h3: "h4" };
const safeLink = /^(?:https?:|mailto:|\/(?![/\\])|#)/i;

function tame(tree: Root) {
  const visit = (node: Root | Root["children"][number]) => {
    if (node.type === "element") {
      node.tagName = lower[node.tagName] ?? node.tagName;
      const { href } = node.properties;
      if (href !== undefined && !safeLink.test(String(href))) node.properties = {};
    }
    if ("children" in node) for (const child of node.children) visit(child as Root["children"][number]);
  };
  visit(tree);
}

// Raw HTML is left out by remark-rehype, and pictures of others by placePictures.
const press = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(() => tame)
  .use(rehypeStringify);

/** A letter as a page of the site shows it: the words alone, in the site's own type. Written here, where mail is, and never mailed. */
export function letterPage(data: unknown): Letter {
  const { subject, body } = Written.parse(data);
  const html = String(press.processSync(placePictures(body)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown just now, without anybody's HTML
  return { subject, body: <article dangerouslySetInnerHTML={{ __html: html }} /> };
}
