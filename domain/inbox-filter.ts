import { type InboxFilter, type LeadKind, type LeadStatus, leadKinds, leadStatuses } from "./desk.ts";

/**
 * The inbox's filter as its address says it: `?kind=callback&status=new&owner=none&overdue=1&source=direct&search=ada`. An
 * address can be bookmarked and sent to a colleague; what nobody offers is left out of it.
 */
export function readInboxFilter(params: URLSearchParams): InboxFilter {
  const kinds = params.getAll("kind").filter((value): value is LeadKind => leadKinds.some((kind) => kind === value));
  const statuses = params
    .getAll("status")
    .filter((value): value is LeadStatus => leadStatuses.some((status) => status === value));
  const search = params.get("search")?.trim();
  const owner = params.get("owner");
  const source = params.get("source");
  return {
    ...(search && { search }),
    ...(kinds.length > 0 && { kinds }),
    ...(statuses.length > 0 && { statuses }),
    ...(owner && { owner }),
    ...(params.get("overdue") === "1" && { overdue: true }),
    ...(source && { source }),
  };
}

export function writeInboxFilter({ search, kinds, statuses, owner, overdue, source }: InboxFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  for (const kind of kinds ?? []) params.append("kind", kind);
  for (const status of statuses ?? []) params.append("status", status);
  if (owner) params.set("owner", owner);
  if (overdue) params.set("overdue", "1");
  if (source) params.set("source", source);
  return params;
}

export const isWholeInbox = (filter: InboxFilter) => writeInboxFilter(filter).size === 0;
