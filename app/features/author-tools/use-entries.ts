import { type ChangeEvent, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { type Entries, readFragment, writeFragment } from "#domain/fragment.ts";

/** Debounced: browsers refuse an address that changes with every key. */
const pause = 300;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The fields of a tool: the example, until somebody changes one. They are kept in the fragment of the address, which no
 * server sees, so that a result can be kept and sent to a friend.
 */
export function useEntries<Name extends string>(example: Entries<Name>) {
  /** What was changed, laid over the example: the example itself may change when the page learns which day it is. */
  const [changed, setChanged] = useState<Partial<Entries<Name>>>({});
  const entries = useMemo<Entries<Name>>(() => ({ ...example, ...changed }), [example, changed]);

  // Before what somebody has typed meanwhile, which counts for more (app/islands/adopt-fields.ts).
  useLayoutEffect(() => {
    const follow = () => {
      // "Skip to the text" is a place in the page: nothing is said about the fields, and nothing typed is lost.
      if (location.hash.includes("=")) setChanged(readFragment(location.hash, example));
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [example]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const fragment = writeFragment(entries, example);
      const { hash, pathname, search } = location;
      // A place in the page is not ours to take away.
      if (fragment === hash || (!fragment && !hash.includes("="))) return;
      history.replaceState(history.state, "", pathname + search + fragment);
    }, pause);
    return () => clearTimeout(timer);
  }, [entries, example]);

  const change = (more: Partial<Entries<Name>>) => setChanged((current) => ({ ...current, ...more }));
  return {
    entries,
    change,
    reset: () => setChanged({}),
    /** The address of what is entered now, whatever the address bar holds: a place in the page, or the state of a moment ago. */
    link: () => new URL(writeFragment(entries, example) || "#", location.href).href.replace(/#$/, ""),
    /** For a text field, a select or a text area. */
    field: (name: Name) => ({
      name,
      value: entries[name],
      onChange: ({ target }: ChangeEvent<Control>) => change({ [name]: target.value } as Partial<Entries<Name>>),
    }),
    /** For a box to tick: "yes" or "no" in the address. */
    tick: (name: Name) => ({
      name,
      checked: entries[name] === "yes",
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: target.checked ? "yes" : "no" } as Partial<Entries<Name>>),
    }),
  };
}
