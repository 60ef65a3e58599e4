import { useSearchParams } from "react-router";
import type { AuditFilter } from "#domain/desk-staff.ts";

const names = ["who", "what", "since", "until"] as const;

/** The filter lives in the address, so that it can be sent to a colleague and survives Back. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const filter: AuditFilter = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  const choose = (name: (typeof names)[number], value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { filter, choose };
}
