import type { TableRules } from "./data-tables.ts";

type Row = Record<string, unknown>;
export type Match = { column: string; value: string };
type Order = { column: string; isDescending: boolean };

/** What is asked of a table, in our own words: no part of an address or a header travels further than this. */
export type TableQuestion = { table: string; rules: TableRules } & (
  | {
      kind: "read";
      columns: string[];
      match: Match[];
      order: Order[];
      limit: number;
      offset: number;
      isSingle: boolean;
    }
  | { kind: "insert"; rows: Row[]; returning: string[]; isSingle: boolean }
  | { kind: "update"; values: Row; match: Match[]; returning: string[]; isSingle: boolean }
  | { kind: "remove"; match: Match[]; returning: string[]; isSingle: boolean }
);

export type Question = TableQuestion | { kind: "call"; name: string; args: Row };

type Asked = {
  table: string;
  rules: TableRules;
  method: string;
  search: URLSearchParams;
  prefer: string;
  accept: string;
  /** The rows of a body that has been read; none where the method has no body. */
  rows: Row[];
};

/** A page of the data API; PostgREST's own default. Whoever wants more asks for the next. */
const mostRows = 1_000;
const most = { offset: 1_000_000, matches: 6, value: 200 };

class Unasked extends Error {}

/**
 * Reads what supabase-js writes for the few things our pages ask: named columns, `eq`, an order, a page. PostgREST's other
 * words (embedding, `or`, patterns, casts, counts, upserts) are each a way to make the database work for somebody else, so
 * they are refused in a sentence rather than ignored, which could answer more than was asked for.
 */
export function readQuestion(asked: Asked): TableQuestion | { refusal: string } {
  try {
    return understand(asked);
  } catch (error) {
    if (error instanceof Unasked) return { refusal: error.message };
    throw error;
  }
}

function understand({ table, rules, method, search, prefer, accept, rows }: Asked): TableQuestion {
  const wishes = readWishes(prefer);
  const isSingle = accept.includes("application/vnd.pgrst.object+json");
  const { select, order, limit, offset, columns, matches } = readSearch(search);
  const match = matches.map(([column, value]) => readMatch(rules, column, value));
  const only = (given: Record<string, unknown>) => {
    const [name] = Object.entries(given).find(([, value]) => value !== undefined && value !== "") ?? [];
    if (name) throw new Unasked(`“${name}” is not taken here.`);
  };
  const returning = wishes.isReturning ? readColumns(rules, select) : [];

  if (method === "GET") {
    only({ columns });
    const page = {
      limit: readNumber("limit", limit, mostRows) ?? mostRows,
      offset: readNumber("offset", offset, most.offset) ?? 0,
    };
    const read = readColumns(rules, select);
    return { kind: "read", table, rules, columns: read, match, order: readOrder(rules, order), ...page, isSingle };
  }
  only({ order, limit, offset });
  if (method === "POST") {
    if (match.length > 0) throw new Unasked("A new row cannot be filtered.");
    return { kind: "insert", table, rules, rows: readRows(rules.insert ?? [], rows), returning, isSingle };
  }
  only({ columns });
  if (method === "DELETE") return { kind: "remove", table, rules, match, returning, isSingle };
  const [values = {}, ...others] = readRows(rules.update ?? [], rows);
  if (others.length > 0 || Object.keys(values).length === 0) throw new Unasked("A change is one JSON object.");
  return { kind: "update", table, rules, values, match, returning, isSingle };
}

function readSearch(search: URLSearchParams) {
  const given = new Map<string, string>();
  const matches: [string, string][] = [];
  for (const [name, value] of search) {
    if (!["select", "order", "limit", "offset", "columns"].includes(name)) matches.push([name, value]);
    else if (given.has(name)) throw new Unasked(`“${name}” is given twice.`);
    else given.set(name, value);
  }
  if (matches.length > most.matches) throw new Unasked(`At most ${most.matches} filters are taken.`);
  const [select, order, limit, offset, columns] = ["select", "order", "limit", "offset", "columns"].map((name) =>
    given.get(name),
  );
  return { select, order, limit, offset, columns, matches };
}

function readMatch({ match = [] }: TableRules, column: string, filter: string): Match {
  if (!match.includes(column)) throw new Unasked(`Rows cannot be filtered by “${column.slice(0, 60)}”.`);
  const [, value] = /^eq\.(.*)$/s.exec(filter) ?? [];
  if (value === undefined || value.length > most.value) throw new Unasked(`A filter is “${column}=eq.” and a value.`);
  return { column, value };
}

/** `*` is every column that can be read at all. */
function readColumns({ read = [] }: TableRules, select = "*"): string[] {
  if (read.length === 0) throw new Unasked("Rows of this table cannot be read.");
  if (select === "*") return [...read];
  const columns = new Set(select.split(",").map((column) => column.trim()));
  for (const column of columns) {
    if (!read.includes(column)) throw new Unasked(`There is no column “${column.slice(0, 60)}” to read.`);
  }
  return [...columns];
}

function readOrder({ order = [] }: TableRules, given: string | undefined): Order[] {
  if (!given) return [];
  const parts = given.split(",").map((part) => {
    const [, column = "", direction] = /^([a-z_]+)(?:\.(asc|desc))?$/.exec(part.trim()) ?? [];
    if (!order.includes(column)) throw new Unasked(`Rows cannot be ordered by “${part.slice(0, 60)}”.`);
    return { column, isDescending: direction === "desc" };
  });
  if (parts.length > order.length) throw new Unasked("A column is named twice in the order.");
  return parts;
}

function readNumber(name: string, given: string | undefined, greatest: number): number | undefined {
  if (given === undefined) return undefined;
  const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (!(number <= greatest)) throw new Unasked(`“${name}” is a number up to ${greatest}.`);
  return number;
}

/** Rows of one shape: the statement names their columns once. */
function readRows(allowed: readonly string[], rows: Row[]): Row[] {
  const names = (row: Row) => Object.keys(row).sort().join();
  for (const row of rows) {
    const stranger = Object.keys(row).find((name) => !allowed.includes(name));
    if (stranger !== undefined) throw new Unasked(`“${stranger.slice(0, 60)}” cannot be written.`);
    if (names(row) !== names(rows[0] ?? {})) throw new Unasked("All rows must have the same columns.");
  }
  if (Object.keys(rows[0] ?? {}).length === 0) throw new Unasked("A row has to hold something.");
  return rows;
}

/** Preferences that would change what is stored or counted are refused; of the others PostgREST ignores unknown ones too. */
function readWishes(prefer: string): { isReturning: boolean } {
  const wishes = prefer.split(",").map((wish) => wish.trim());
  const unasked = wishes.find((wish) => /^(resolution|count|missing|max-affected|handling)=/.test(wish));
  if (unasked) throw new Unasked(`“Prefer: ${unasked.slice(0, 60)}” is not taken here.`);
  return { isReturning: wishes.includes("return=representation") };
}
