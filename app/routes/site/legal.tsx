import { RuledSheet } from "#app/drawings/plates/ruled-sheet.tsx";
import { PartedText } from "#app/markdown/parted-text.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import type { SitePath } from "#content/links.ts";
import { textWords } from "#content/text-words.ts";
import { readLegalText } from "./legal-text.server.ts";

const textAt = (path: string) => readLegalText(path.slice(1));

export function head(path: string) {
  const { title, description } = textAt(path);
  return pageMeta({ title, description, path: path as SitePath, priority: "low" });
}

type Claims = { heading: string; number: number; lines: readonly string[]; isCounted: boolean };

/** What a text has to say is a list in one of its parts: each item's first words, or its first sentence where it is a step. */
function readClaims({ slug, html, headings }: ReturnType<typeof readLegalText>, id: string): Claims {
  const part = headings.findIndex((heading) => heading.id === id);
  const text = html.split("<h2")[part + 1] ?? "";
  const isCounted = text.includes("<ol");
  const items = [...text.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) =>
    (isCounted ? item : (/<strong>(.*?)<\/strong>/s.exec(item)?.[1] ?? item))
      .replace(/<[^>]*>/g, "")
      .split(/(?<=\.) /, 1)
      .join("")
      .trim(),
  );
  const lines = items.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`));
  const heading = headings[part]?.text;
  if (!heading || lines.length === 0) throw new Error(`${slug} has no part #${id} with a list in it`);
  return { heading, number: part + 1, lines, isCounted };
}

/** The part that each text is opened at, and nothing to list of the cookies. */
const shownParts = {
  "privacy-policy": "what-we-do-not-collect",
  "terms-of-service": "canceling-and-what-you-get-back",
  "cookie-policy": undefined,
};

function ClaimSheet({ heading, number, lines, isCounted }: Claims) {
  return (
    <RuledSheet
      title={
        <span className="block pl-[0.95em] -indent-[0.95em]">
          <span className="figures inline-block w-[0.95em] indent-0 text-gold-ink">{number}</span>
          {heading}
        </span>
      }
    >
      {lines.map((line, place) => (
        <p
          key={line}
          className={classNames(
            "break-inside-avoid border-b border-rule py-[0.62em] leading-[1.3]",
            isCounted ? "relative pl-[1.3em] text-[1.12em]" : "text-[1.4em] max-sm:text-[1.15em]",
          )}
        >
          {isCounted && <span className="figures absolute left-0 text-gold-ink">{place + 1}</span>}
          {line}
        </p>
      ))}
    </RuledSheet>
  );
}

/** The log of what is set, with its heads and its lines, and nothing in them. */
function EmptyLog() {
  const { title, columns, none } = textWords.legal.cookieLog;
  return (
    <RuledSheet title={title}>
      <p className="grid grid-cols-3 border-b border-rule-strong py-[0.6em] font-sans text-[0.9em] font-semibold text-ink-soft">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <p className="border-b border-rule py-[0.5em] text-[1.5em] italic">{none}</p>
      {blankLines.map((line) => (
        <p key={line} className="grid h-[3.15em] grid-cols-3 border-b border-rule" />
      ))}
    </RuledSheet>
  );
}

const blankLines = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Three addresses share this page; each is the name of its text. */
export default function LegalPage({ path }: { path: string }) {
  const text = textAt(path);
  const { title, description, updated, wording, html, headings, notes } = text;
  const part = shownParts[text.slug as keyof typeof shownParts];
  return (
    <>
      <PageHeader
        label={textWords.legal.label}
        title={title}
        titleIsName
        isShort
        lead={description}
        figure={
          <Plate ground="sand" onPhone="high" className="2xl:text-[1rem]">
            {part === undefined ? <EmptyLog /> : <ClaimSheet {...readClaims(text, part)} />}
          </Plate>
        }
      >
        <p className="text-sm font-semibold text-ink-soft">{textWords.legal.updated.replace("{date}", updated)}</p>
        {wording && <p className="mt-1 text-sm text-ink-soft">{textWords.legal.wording.replace("{date}", wording)}</p>}
      </PageHeader>
      <Container className="pb-section">
        <PartedText html={html} headings={headings} notes={notes} contentsTitle={textWords.contents.legal} />
      </Container>
    </>
  );
}
