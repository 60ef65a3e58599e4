import { useCallback, useEffect, useRef, useState } from "react";
import { type Asks, askDesk, type DeskFunction, type Hears } from "./ask-desk.ts";

/** What was heard last, so that going back shows it at once, with its scroll position. Gone with the page's next load. */
const kept = new Map<string, unknown>();

type Answer<Heard> = { key: string; heard?: Heard; fault?: unknown };

/** Asks when the page opens and whenever the question changes; `heard` is the last answer while a new one is fetched. */
export function useAnswer<Name extends DeskFunction>(name: Name, asks: Asks<Name>) {
  const key = JSON.stringify([name, asks]);
  const recall = () => ({ key, heard: kept.get(key) as Hears<Name> | undefined });
  const [state, setState] = useState<Answer<Hears<Name>>>(recall);
  const [isAsking, setIsAsking] = useState(true);
  const turn = useRef(0);

  const show = useCallback(
    (heard: Hears<Name>) => {
      kept.set(key, heard);
      setState({ key, heard });
    },
    [key],
  );

  /** Shows a change of one's own, before or after the house has agreed (optimistic). It is made on what is known by then:
   * an answer may have come since the button was pressed. */
  const alter = useCallback(
    (change: (now: NonNullable<Hears<Name>>) => Hears<Name>) => {
      const now = kept.get(key) as Hears<Name> | undefined;
      if (now) show(change(now));
    },
    [key, show],
  );

  const ask = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setIsAsking(true);
    try {
      const heard = await askDesk(name, JSON.parse(key)[1] as Asks<Name>);
      if (mine === turn.current) show(heard);
    } catch (fault) {
      if (mine === turn.current) setState({ key, heard: kept.get(key) as Hears<Name> | undefined, fault });
    }
    if (mine === turn.current) setIsAsking(false);
  }, [key, name, show]);

  useEffect(() => {
    void ask();
    return () => {
      turn.current += 1;
    };
  }, [ask]);

  const { heard, fault } = state.key === key ? state : { ...recall(), fault: undefined };
  return { heard, fault, isAsking, ask, alter };
}
