import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { textLimits } from "#domain/text-limits.ts";
import { DeskInput } from "./desk-fields.tsx";
import { Awaited, ListEmpty, LoadMore, NothingFound } from "./desk-states.tsx";
import type { useSearchParam } from "./use-debounced-search.ts";

type SearchBoxProps = { label: string; search: ReturnType<typeof useSearchParam>; className?: string };

export function ListSearch({ label, search, className = "mb-4" }: SearchBoxProps) {
  return (
    <search className={`${className} block max-w-short`}>
      <DeskInput
        label={label}
        type="search"
        value={search.typed}
        maxLength={textLimits.line}
        onChange={({ currentTarget: { value } }) => search.setTyped(value)}
      />
    </search>
  );
}

type SearchedListProps<Row> = {
  list: UseInfiniteQueryResult<{ rows: Row[] }>;
  search: ReturnType<typeof useSearchParam>;
  /** When nothing is found, and what takes the search back. */
  none: { title: string; action: string };
  /** When there is nothing at all. */
  empty: { title: string; text?: string };
  children: (rows: readonly Row[]) => ReactNode;
};

/** A long list in all its states: on its way, there, nothing found, empty, out of reach. The old one stays until the new is there. */
export function SearchedList<Row>({ list, search, none, empty, children }: SearchedListProps<Row>) {
  if (!list.data) return <Awaited query={list} />;
  const { rows } = list.data;
  if (rows.length === 0 && search.wanted) return <NothingFound {...none} onClear={search.clear} />;
  if (rows.length === 0) return <ListEmpty {...empty} />;
  return (
    <>
      <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-55" : undefined}>
        {children(rows)}
      </div>
      <LoadMore list={list} />
    </>
  );
}
