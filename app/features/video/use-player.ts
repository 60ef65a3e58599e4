import { type RefObject, useEffect, useState } from "react";
import { greeting, readPlayerMessage } from "./player-messages.ts";

const patienceInMilliseconds = 8000;
const greetingEveryMilliseconds = 400;

/** Waits for the player in the frame: greets it until it answers, and gives up after a while. A late answer still counts. */
export function usePlayer(frame: RefObject<HTMLIFrameElement | null>, isOpen: boolean) {
  const [state, setState] = useState<"waiting" | "alive" | "failed">("waiting");
  useEffect(() => {
    if (!isOpen) return;
    // The greeting tells nothing, so it may go to whoever is there: naming a host makes browsers complain of an empty frame.
    const greet = setInterval(
      () => frame.current?.contentWindow?.postMessage(greeting, "*"),
      greetingEveryMilliseconds,
    );
    const giveUp = setTimeout(() => setState("failed"), patienceInMilliseconds);
    const listen = (message: MessageEvent) => {
      if (message.source !== frame.current?.contentWindow) return;
      const answer = readPlayerMessage(message);
      if (!answer) return;
      clearInterval(greet);
      clearTimeout(giveUp);
      setState(answer);
    };
    window.addEventListener("message", listen);
    return () => {
      clearInterval(greet);
      clearTimeout(giveUp);
      window.removeEventListener("message", listen);
    };
  }, [frame, isOpen]);
  return state;
}
