import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { bookPage } from "#content/book-page.ts";
import type { Version } from "#domain/book-page.ts";
import { sayCount } from "#domain/fill-words.ts";
import { textLimits } from "#domain/text-limits.ts";
import { findFileLink } from "../vault/open-file.ts";
import type { Paragraph, Piece } from "./compare-texts.ts";

const words = bookPage.proof;

/** What can be read as text here. */
export const isReadable = ({ type }: Pick<Version, "type">) => type === "docx" || type === "epub" || type === "txt";

type ProofTextProps = {
  version: Version;
  /** The version before it, where that can be read as well. */
  earlier: Version | undefined;
  onPassage: (passage: string) => void;
};

/** A manuscript as text, with what changed since the version before it. Words that are selected can be commented on. */
export function ProofText({ version, earlier, onPassage }: ProofTextProps) {
  const [showsAll, setShowsAll] = useState(true);
  const text = useQuery({
    queryKey: ["proof-text", version.id, earlier?.id],
    queryFn: () => readTexts(version, earlier),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  if (text.isError) return <p className="text-danger">{words.broken}</p>;
  if (!text.data) return <p role="status">{words.loading}</p>;
  const changed = text.data.filter(({ isChanged }) => isChanged).length;
  const shown = showsAll ? text.data : text.data.filter(({ isChanged }) => isChanged);
  const select = () => {
    const passage = window.getSelection()?.toString().trim().slice(0, textLimits.passage);
    if (passage) onPassage(passage);
  };
  return (
    <>
      {earlier && (
        <div className="mb-4">
          <p role="status">{sayCount(words.changed, changed, { number: String(earlier.number) })}</p>
          <CheckboxField
            label={words.changedOnly}
            checked={!showsAll}
            onChange={({ currentTarget: { checked } }) => setShowsAll(!checked)}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is selected, by mouse or by keyboard */}
      <div className="prose" onMouseUp={select} onKeyUp={select}>
        {shown.map(({ pieces }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one comparison never move
          <p key={place}>
            {pieces.map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their pieces
              <Changed key={index} piece={piece} />
            ))}
          </p>
        ))}
      </div>
    </>
  );
}

function Changed({ piece: { text, kind } }: { piece: Piece }) {
  if (kind === "added") return <ins className="bg-success/15">{text}</ins>;
  if (kind === "removed") return <del className="bg-danger/15">{text}</del>;
  return text;
}

async function readTexts(version: Version, earlier: Version | undefined): Promise<Paragraph[]> {
  const [{ compareTexts }, after, before] = await Promise.all([
    import("./compare-texts.ts"),
    readText(version),
    earlier && readText(earlier),
  ]);
  return compareTexts(before, after);
}

/** Its paragraphs, without the empty ones. The reader of manuscripts comes with the first proof that needs it. */
async function readText({ id }: Version): Promise<string[]> {
  const [{ openManuscript }, answer] = await Promise.all([
    import("#app/features/author-tools/manuscript/open-manuscript.ts"),
    findFileLink(id).then((href) => fetch(href)),
  ]);
  if (!answer.ok) throw new Error(answer.statusText);
  const { paragraphs } = openManuscript(new Uint8Array(await answer.arrayBuffer()));
  return paragraphs.map(({ text }) => text.trim()).filter(Boolean);
}
