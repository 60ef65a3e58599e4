import { site } from "#content/site.ts";
import type { IslandName } from "./islands/registry.ts";
import type { HeadTag } from "./page-meta.ts";

/** A page that somebody is about to open, their finger already on its link, is fetched ahead. Nothing else is. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          ...["/auth", "/dashboard", "/staff", "/resources", "/newsletter", "/dev"].map((part) => ({
            not: { href_matches: `${part}*` },
          })),
        ],
      },
      eagerness: "conservative",
    },
  ],
});

/** What the build made, by the addresses that a page needs. */
export type Assets = {
  fonts: readonly string[];
  /** Fetched ahead too by a page whose first screen sets a cover in one, and after everything that is read. */
  coverFaces: readonly { family: string; href: string }[];
  /** The rules that a page with these parts needs, to be in it: nothing has to come before the first paint. */
  styleOf: (body: string, parts: readonly IslandName[]) => string;
  /** app/islands/start.ts, to be in the page; the script that it imports then, and after it those which that needs. */
  start: string;
  wake: readonly string[];
  /** The scripts of each part, beside those. */
  islands: Partial<Record<IslandName, readonly string[]>>;
  /** The script of the tools, and their stylesheet. */
  tools: string;
  toolStyle: string;
};

/**
 * `public`: drawn whole, its islands asleep. `missing`: the same, for an address that leads nowhere. `tool`: nothing
 * without its scripts, which come at once.
 */
type PageKind = "public" | "missing" | "tool";

type DocumentProps = {
  head: readonly HeadTag[];
  assets: Assets;
  kind: PageKind;
  /** Its parts, and those of them that wake by themselves. */
  islands: readonly IslandName[];
  wakeful: readonly IslandName[];
  /** The page, drawn. */
  body: string;
};

/** The HTML around every page. */
export function Document({ head, assets, kind, islands, wakeful, body }: DocumentProps) {
  // As far as the first part that has a head of its own.
  const [firstScreen = ""] = body.split("data-head=");
  const scripts = new Set([...assets.wake, ...wakeful.flatMap((name) => assets.islands[name] ?? [])]);
  return (
    <html lang="en-US" data-kind={kind} data-wake={[...scripts].join(" ")}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {head.map((tag) => (
          <Tag key={JSON.stringify(tag)} tag={tag} />
        ))}
        {assets.fonts.map((href) => (
          <FontAhead key={href} href={href} />
        ))}
        {/* A tool's door has a cover too, and whoever is signed in never sees it. */}
        {(kind === "tool" ? [] : assets.coverFaces)
          .filter(({ family }) => firstScreen.includes(family))
          .map(({ href }) => (
            <FontAhead key={href} href={href} fetchPriority="low" />
          ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={`${site.name} blog`} href="/feed.xml" />
        {kind === "tool" ? (
          <>
            <link rel="stylesheet" href={assets.toolStyle} />
            <script type="module" src={assets.tools} />
          </>
        ) : (
          <>
            <Inline tag="style" text={assets.styleOf(body, islands)} />
            <Inline tag="script" type="speculationrules" text={speculationRules} />
          </>
        )}
        <Inline tag="script" text={assets.start} />
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by ourselves, at build */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

function FontAhead(link: { href: string; fetchPriority?: "low" }) {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" {...link} />;
}

/** React would escape what stands in these; nothing in them is anybody else's. */
function Inline({ tag: Element, text, ...rest }: { tag: "script" | "style"; text: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by ourselves, at build
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: text }} />;
}

function Tag({ tag }: { tag: HeadTag }) {
  if ("title" in tag) return <title>{tag.title}</title>;
  if ("rel" in tag) return <link {...tag} />;
  if ("structuredData" in tag) {
    const json = JSON.stringify(tag.structuredData).replaceAll("<", "\\u003c");
    return <Inline tag="script" type="application/ld+json" text={json} />;
  }
  return <meta {...tag} />;
}
