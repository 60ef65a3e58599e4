import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

const pause = 250;

/** A search box whose words are in the address, looked for when the typing pauses. */
export function useSearchParam(name: string) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(name) ?? "";
  const [typed, setTyped] = useState(wanted);

  const look = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text) next.set(name, text);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  // Going back changes the address under the box.
  useEffect(() => setTyped((now) => (now.trim() === wanted ? now : wanted)), [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause in typing is what this waits for, nothing else
  useEffect(() => {
    if (typed.trim() === wanted) return;
    const timer = setTimeout(() => look(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return { wanted, typed, setTyped, clear: () => look("") };
}
