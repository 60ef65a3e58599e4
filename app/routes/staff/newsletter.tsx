import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, ListEmpty } from "#app/features/desk/frame/desk-states.tsx";
import { cell, DeskRow, DeskTable } from "#app/features/desk/frame/desk-table.tsx";
import { ExportButton } from "#app/features/desk/frame/export-button.tsx";
import { Moment } from "#app/features/desk/frame/moment.tsx";
import { LetterState } from "#app/features/desk/newsletter/letter-state.tsx";
import { makeUuid } from "#app/forms/make-uuid.ts";
import { Button } from "#app/ui/button.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { lettersPage as words } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";

export const title = words.meta.title;

export default function NewsletterPage() {
  const query = useQuery(deskQueries.letters());
  const heard = query.data;
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-title-m">{words.title}</h1>
          <p className="figures min-h-6 text-sm text-ink-soft">
            {heard && sayCount(words.readers, heard.confirmedSubscribers)}
          </p>
        </div>
        <div className="flex gap-2">
          <ExportButton lists={["subscribers"]} />
          <WriteButton />
        </div>
      </header>
      {!heard ? (
        <Awaited query={query} rows={4} />
      ) : heard.letters.length === 0 ? (
        <ListEmpty {...words.empty} />
      ) : (
        <LetterTable letters={heard.letters} />
      )}
    </>
  );
}

/** A letter has its number before it has words, and is stored with its first ones. */
function WriteButton() {
  const navigate = useNavigate();
  return (
    <Button size="small" onClick={() => void navigate(`/staff/newsletter/${makeUuid()}?new=1`)}>
      <Plus aria-hidden="true" className="size-4" />
      {words.write}
    </Button>
  );
}

const { columns } = words;

const shown = [
  { label: columns.subject },
  { label: columns.state },
  { label: columns.recipients, className: "max-md:hidden" },
  { label: columns.when, className: "max-sm:hidden" },
];

function LetterTable({ letters }: { letters: readonly Letter[] }) {
  const now = useNow();
  return (
    <DeskTable caption={words.caption} columns={shown}>
      {letters.map((letter) => (
        <DeskRow key={letter.id} name={<LetterLink letter={letter} />}>
          <td className={cell}>
            <LetterState state={letter.state} />
          </td>
          <td className={`figures ${cell} max-md:hidden`}>
            {letter.startedAt !== null &&
              fillWords(words.counts, { sent: formatCount(letter.sent), failed: formatCount(letter.failed) })}
          </td>
          <td className={`${cell} text-ink-soft max-sm:hidden`}>
            <Moment at={letter.finishedAt ?? letter.startedAt ?? letter.scheduledAt ?? letter.createdAt} now={now} />
          </td>
        </DeskRow>
      ))}
    </DeskTable>
  );
}

function LetterLink({ letter }: { letter: Letter }) {
  return (
    <Link to={`/staff/newsletter/${letter.id}`} className="font-semibold break-words hover:underline">
      {letter.subject || words.untitled}
    </Link>
  );
}
