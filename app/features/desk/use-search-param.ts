import { useSearchParams } from "react-router";
import { useTypedSearch } from "./use-typed-search.ts";

/** A search box whose words are in the address. */
export function useSearchParam(name: string) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(name) ?? "";
  const look = (text: string) => {
    const next = new URLSearchParams(params);
    if (text) next.set(name, text);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { wanted, ...useTypedSearch(wanted, look), clear: () => look("") };
}
