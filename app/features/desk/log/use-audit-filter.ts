import type { AuditFilter } from "#domain/desk-staff.ts";
import { useListAddress } from "../frame/use-debounced-search.ts";

const names = ["who", "what", "since", "until"] as const;

export function useAuditFilter() {
  const { params, choose } = useListAddress();
  const filter: AuditFilter = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  return { filter, choose: (name: (typeof names)[number], value: string) => choose(name, value) };
}
