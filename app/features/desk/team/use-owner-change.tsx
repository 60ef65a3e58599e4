import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FreshStepNeeded } from "../frame/ask-desk.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { FreshStepDialog } from "./fresh-step-dialog.tsx";

type Told<Heard, Asked> = { onSuccess: (heard: Heard, asked: Asked) => void; onError: (fault: Error) => void };

/**
 * A change that only an owner makes. Where the house wants a fresh second step, it is asked for on top of the page, and the
 * change is made right after. Who stands at the desk is looked up again, because it may be somebody else's name by now.
 */
export function useOwnerChange<Heard, Asked>(work: (asked: Asked) => Promise<Heard>, told: Told<Heard, Asked>) {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<{ asked: Asked }>();
  const change = useDeskChange(work, {
    onSuccess: (heard, asked: Asked) => {
      void queryClient.invalidateQueries({ queryKey: deskQueries.entry().queryKey });
      told.onSuccess(heard, asked);
    },
    onError: (fault) => {
      if (!(fault instanceof FreshStepNeeded)) told.onError(fault);
    },
  });
  const { mutate, isPending, error, variables } = change;
  const needsStep = error instanceof FreshStepNeeded && waiting !== undefined;
  const dialog = needsStep && (
    <FreshStepDialog
      onClose={() => setWaiting(undefined)}
      onProven={() => {
        setWaiting(undefined);
        mutate(waiting.asked);
      }}
    />
  );
  return {
    isPending,
    asked: variables,
    dialog,
    mutate: (asked: Asked) => {
      setWaiting({ asked });
      mutate(asked);
    },
  };
}
