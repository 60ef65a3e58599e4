import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, Missing } from "#app/features/desk/frame/desk-states.tsx";
import { MailFrame } from "#app/features/desk/frame/mail-reader.tsx";
import { LetterEditor } from "#app/features/desk/newsletter/letter-editor.tsx";
import { LetterProgress } from "#app/features/desk/newsletter/letter-progress.tsx";
import { PublishButton } from "#app/features/desk/newsletter/publish-button.tsx";
import { blankLetter, useLetterDraft } from "#app/features/desk/newsletter/use-letter-draft.ts";
import { lettersPage, letterDesk as words } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { isUuid } from "#domain/uuid.ts";

export const title = words.meta.title;

export default function LetterPage() {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(deskQueries.letters());
  const [blank] = useState(() => (params.has("new") && isUuid(id) ? blankLetter(id) : undefined));
  const letter = query.data?.letters.find((one) => one.id === id) ?? blank;
  return (
    <>
      <BackLink {...words.back} />
      {letter && query.data ? (
        <LetterDesk key={letter.id} letter={letter} />
      ) : query.data && !query.isFetching ? (
        <Missing {...words.missing} />
      ) : (
        <>
          <h1 className="mt-1 mb-4 text-title-m">{words.title}</h1>
          <Awaited query={query} rows={4} />
        </>
      )}
    </>
  );
}

function LetterDesk({ letter }: { letter: Letter }) {
  const draft = useLetterDraft(letter);
  // What is not stored yet is never taken away, though a colleague may have sent the letter meanwhile.
  const isDraft = letter.state === "draft" || draft.isUnsaved;
  return (
    <>
      <h1 className="mt-1 mb-4 text-title-m break-words">
        {isDraft ? words.title : letter.subject || lettersPage.untitled}
      </h1>
      {isDraft ? <LetterEditor letter={letter} draft={draft} /> : <SentLetter letter={letter} />}
    </>
  );
}

function SentLetter({ letter }: { letter: Letter }) {
  const { data: html } = useQuery(deskQueries.preview(letter, "newsletter-letter"));
  return (
    <>
      <LetterProgress letter={letter} />
      {letter.state === "sent" && <PublishButton letter={letter} />}
      {html !== undefined && (
        <MailFrame title={words.preview.frame} html={html} className="mt-6 h-[40rem] max-w-narrow" />
      )}
    </>
  );
}
