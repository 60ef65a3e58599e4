import { useCallback } from "react";
import { BackLink } from "#app/features/desk/back-link.tsx";
import { ListLoading, Missing, OutOfReach } from "#app/features/desk/desk-states.tsx";
import { LetterEditor } from "#app/features/desk/letter-editor.tsx";
import { LetterProgress } from "#app/features/desk/letter-progress.tsx";
import { MailFrame } from "#app/features/desk/mail-reader.tsx";
import { useAnswer } from "#app/features/desk/use-answer.ts";
import { useLetterPreview } from "#app/features/desk/use-letter-preview.ts";
import { useVisibleInterval } from "#app/features/desk/use-visible-interval.ts";
import { pageMeta } from "#app/page-meta.ts";
import { lettersPage, letterDesk as words } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import type { Route } from "./+types/letter";

export const meta = () => pageMeta({ ...words.meta, noindex: true });

export default function LetterPage({ params }: Route.ComponentProps) {
  const { heard, fault, isAsking, ask, alter } = useAnswer("desk_letters", {});
  const letter = heard?.letters.find(({ id }) => id === params.id);
  useVisibleInterval(() => void ask(), letter?.state === "sending" ? 2_000 : null);

  const keep = useCallback(
    (saved: Letter) =>
      alter((now) => ({ ...now, letters: now.letters.map((one) => (one.id === saved.id ? saved : one)) })),
    [alter],
  );

  return (
    <>
      <BackLink {...words.back} />
      {letter && heard ? (
        <>
          <h1 className="mt-1 mb-4 text-title-m break-words">
            {letter.state === "draft" ? words.title : letter.subject || lettersPage.untitled}
          </h1>
          {letter.state === "draft" ? (
            <LetterEditor key={letter.id} letter={letter} readers={heard.confirmed_subscribers} onSaved={keep} />
          ) : (
            <SentLetter letter={letter} />
          )}
        </>
      ) : heard && !isAsking ? (
        <Missing {...words.missing} />
      ) : (
        <>
          <h1 className="mt-1 mb-4 text-title-m">{words.title}</h1>
          {fault ? <OutOfReach onRetry={() => void ask()} isBusy={isAsking} /> : <ListLoading rows={4} />}
        </>
      )}
    </>
  );
}

function SentLetter({ letter }: { letter: Letter }) {
  const preview = useLetterPreview(letter, 0);
  return (
    <>
      <LetterProgress letter={letter} />
      {preview.kind === "shown" && (
        <MailFrame title={words.preview.frame} html={preview.html} className="mt-6 h-[40rem] max-w-narrow" />
      )}
    </>
  );
}
