import { site } from "#content/site.ts";

/** Says, while the site is a demonstration, that what stands above is invented. */
export function SampleNote({ text }: { text: string }) {
  return site.demo ? <p className="text-sm text-ink-soft">{text}</p> : null;
}
