import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, ListEmpty, NothingFound } from "#app/features/desk/frame/desk-states.tsx";
import { cell, DeskRow, DeskTable } from "#app/features/desk/frame/desk-table.tsx";
import { ExportButton } from "#app/features/desk/frame/export-button.tsx";
import { TypeInButton } from "#app/features/desk/frame/forms/type-in-button.tsx";
import { Moment } from "#app/features/desk/frame/moment.tsx";
import { personPath } from "#app/features/desk/frame/person-path.ts";
import { ListSearch } from "#app/features/desk/frame/searched-list.tsx";
import { useSearchParam } from "#app/features/desk/frame/use-debounced-search.ts";
import { useNow } from "#app/ui/use-now.ts";
import { peoplePage as words } from "#content/desk-people.ts";
import type { PersonLine } from "#domain/desk-persons.ts";

export const title = words.meta.title;

export default function PeoplePage() {
  const search = useSearchParam("search");
  const query = useQuery(deskQueries.people(search.wanted));
  return (
    <>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <div className="flex gap-2">
          <TypeInButton />
          <ExportButton lists={["people", "hand"]} />
        </div>
      </header>
      <ListSearch label={words.search} search={search} />
      {!query.data ? (
        <Awaited query={query} />
      ) : query.data.people.length > 0 ? (
        <PeopleTable people={query.data.people} />
      ) : search.wanted ? (
        <NothingFound {...words.none} onClear={search.clear} />
      ) : (
        <ListEmpty {...words.empty} />
      )}
    </>
  );
}

const { columns } = words;
const shown = [
  { label: columns.name },
  { label: columns.email, className: "max-md:hidden" },
  { label: columns.phone, className: "max-lg:hidden" },
  { label: columns.since, className: "max-sm:hidden" },
];

function PeopleTable({ people }: { people: readonly PersonLine[] }) {
  const now = useNow();
  return (
    <>
      <DeskTable caption={words.caption} columns={shown}>
        {people.map(({ id, name, email, phone, isAuthor, createdAt }) => (
          <DeskRow
            key={id}
            name={
              <>
                <Link to={personPath(id)} className="font-semibold break-words hover:underline">
                  {name}
                </Link>
                {isAuthor && <span className="text-ink-soft"> · {words.author}</span>}
              </>
            }
          >
            <td className={`${cell} break-all max-md:hidden`}>{email}</td>
            <td className={`figures ${cell} max-lg:hidden`}>{phone}</td>
            <td className={`${cell} text-ink-soft max-sm:hidden`}>
              <Moment at={createdAt} now={now} />
            </td>
          </DeskRow>
        ))}
      </DeskTable>
      {people.length >= 50 && <p className="mt-3 text-sm text-ink-soft">{words.most}</p>}
    </>
  );
}
