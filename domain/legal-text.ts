import { z } from "zod";
import { splitFrontMatter } from "./front-matter.ts";

const Head = z.strictObject({
  title: z.string(),
  description: z.string(),
  updated: z.string(),
  /** The day of the present wording, where it is another than the one that the specification has the page show. */
  wording: z.string().optional(),
  /** Under the address of a part: what it comes to, in a line beside it. */
  notes: z.record(z.string(), z.string()).default({}),
  /** Sums of money that are no prices of ours, such as a worked example; any other must come from the price book. */
  figures: z.array(z.string()).optional(),
});

/** A file of content/legal: what it says of itself, and its Markdown. */
export function readLegalFile(file: string) {
  const { data, body } = splitFrontMatter(file);
  return { ...Head.parse(data), body };
}
