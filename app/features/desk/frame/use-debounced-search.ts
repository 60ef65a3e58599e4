import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";

const pause = 250;

/** A search box that looks when the typing pauses (debounce). `wanted` is what the list shows by now, whoever changed it. */
export function useDebouncedSearch(wanted: string, onLook: (text: string) => void) {
  const [typed, setTyped] = useState(wanted);
  /** What this box itself has asked for last. */
  const asked = useRef(wanted);
  // Whatever else was chosen during the pause must not be undone by it.
  const look = useEffectEvent(onLook);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed.trim() === asked.current) return;
      asked.current = typed.trim();
      look(asked.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  // Going back, or a button, changes the address under the box; our own words may be older than what is typed by now.
  useEffect(() => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    setTyped(wanted);
  }, [wanted]);

  return { typed, setTyped };
}

/** What is chosen for a list lives in the address, so that it can be sent to a colleague and survives Back. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { params, choose };
}

/** A search box whose words are a parameter of the address. */
export function useSearchParam(name: string) {
  const { params, choose } = useListAddress();
  const wanted = params.get(name) ?? "";
  const look = (text: string) => choose(name, text);
  return { wanted, ...useDebouncedSearch(wanted, look), clear: () => look("") };
}
