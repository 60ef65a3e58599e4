import { useInfiniteQuery } from "@tanstack/react-query";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { useDesk } from "#app/features/desk/frame/desk-context.ts";
import { DeskInput, DeskSelect } from "#app/features/desk/frame/desk-fields.tsx";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, ListEmpty, LoadMore } from "#app/features/desk/frame/desk-states.tsx";
import { cell, DeskRow, DeskTable } from "#app/features/desk/frame/desk-table.tsx";
import { Moment } from "#app/features/desk/frame/moment.tsx";
import { AuditExport } from "#app/features/desk/log/audit-export.tsx";
import { useAuditFilter } from "#app/features/desk/log/use-audit-filter.ts";
import { useNow } from "#app/ui/use-now.ts";
import { logPage as words } from "#content/desk-team.ts";
import type { AuditLine } from "#domain/desk-staff.ts";
import { fillWords } from "#domain/fill-words.ts";

export const title = words.meta.title;

export default function LogPage() {
  const { filter, choose } = useAuditFilter();
  const list = useInfiniteQuery(deskQueries.audit(filter));
  const { staff } = useDesk();
  return (
    <>
      <BackLink {...words.back} />
      <header className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title-m">{words.title}</h1>
        <AuditExport filter={filter} />
      </header>
      <search className="mb-4 flex flex-wrap gap-3">
        <DeskSelect
          label={words.filter.who}
          placeholder={words.filter.anybody}
          options={staff.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.who ?? ""}
          onChange={({ currentTarget: { value } }) => choose("who", value)}
          className="w-48"
        />
        <DeskSelect
          label={words.filter.what}
          placeholder={words.filter.anything}
          options={Object.entries(words.what).map(([value, label]) => ({ value, label }))}
          value={filter.what ?? ""}
          onChange={({ currentTarget: { value } }) => choose("what", value)}
          className="w-56"
        />
        {(["since", "until"] as const).map((name) => (
          <DeskInput
            key={name}
            label={words.filter[name]}
            type="date"
            value={filter[name] ?? ""}
            onChange={({ currentTarget: { value } }) => choose(name, value)}
          />
        ))}
      </search>
      {!list.data ? (
        <Awaited query={list} />
      ) : list.data.rows.length === 0 ? (
        <ListEmpty {...words.empty} />
      ) : (
        <>
          <AuditTable lines={list.data.rows} />
          <LoadMore list={list} />
        </>
      )}
    </>
  );
}

const { columns } = words;
const shown = [
  { label: columns.what },
  { label: columns.who },
  { label: columns.about, className: "max-md:hidden" },
  { label: columns.change, className: "max-lg:hidden" },
  { label: columns.when, className: "max-sm:hidden" },
];

function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const now = useNow();
  return (
    <DeskTable caption={words.caption} columns={shown}>
      {lines.map(({ source, id, what, who, about, before, after, at }) => (
        <DeskRow key={`${source}${id}`} name={words.what[what]}>
          <td className={`${cell} break-words`}>{who ?? words.operator}</td>
          <td className={`${cell} break-words max-md:hidden`}>{about}</td>
          <td className={`${cell} max-w-80 truncate text-ink-soft max-lg:hidden`}>
            {before && after ? fillWords(words.change, { before, after }) : (after ?? before)}
          </td>
          <td className={`${cell} text-ink-soft max-sm:hidden`}>
            <Moment at={at} now={now} />
          </td>
        </DeskRow>
      ))}
    </DeskTable>
  );
}
