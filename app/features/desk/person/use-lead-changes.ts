import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { notify } from "#app/ui/notify.ts";
import { personPage } from "#content/desk.ts";
import type { Lead } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { type Asks, askDesk, DeskRefusal } from "../frame/ask-desk.ts";
import { deskKey, deskQueries } from "../frame/desk-queries.ts";

export type LeadChanges = Asks<"desk_change_lead">["changes"];
export type LeadConflict = { changes: LeadChanges; theirs: Lead };

/** What is wanted, and the lead as it stood when it was. */
type Wanted = { changes: LeadChanges; seen: Lead };

/**
 * A change shows at once (optimistic). When it fails, the lead stands as it did (roll-back); when a colleague was faster,
 * theirs is shown and the choice is put to whoever wanted the change.
 */
export function useLeadChanges(personKey: string, lead: Lead) {
  const queryClient = useQueryClient();
  const { queryKey } = deskQueries.person(personKey);
  const mutationKey = ["desk-lead", lead.id];
  const [conflict, setConflict] = useState<LeadConflict>();
  /** The version that our own changes have made: the next one is made on it, and not against it. */
  const ownVersion = useRef(0);

  const show = (change: Partial<Lead>) =>
    queryClient.setQueryData(queryKey, (now) => {
      const leads = now?.leads.map((one) => (one.id === lead.id ? { ...one, ...change } : one));
      return now && leads && { ...now, leads };
    });

  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    // One after the other, however fast they are chosen.
    scope: { id: lead.id },
    mutationFn: ({ changes, seen }: Wanted) => {
      const seenVersion = Math.max(seen.version, ownVersion.current);
      return askDesk("desk_change_lead", { leadId: lead.id, seenVersion, changes });
    },
    onMutate: async ({ changes }) => {
      setConflict(undefined);
      // An answer from before the change must not take it back.
      await queryClient.cancelQueries({ queryKey });
      show(changes);
    },
    onSuccess: ({ kind, lead: stored }, { changes }) => {
      show(stored);
      if (kind === "saved") ownVersion.current = stored.version;
      else setConflict({ changes, theirs: stored });
    },
    onError: (fault, wanted) => {
      show(valuesBefore(wanted));
      const { refused, saveFailed } = personPage;
      if (fault instanceof DeskRefusal) {
        void notify.error(refused.title, fillWords(refused.text, { reason: fault.message }));
      } else void notify.error(saveFailed.title, saveFailed.text);
    },
    onSettled: () => {
      // The log has grown, and the counters have moved. Whoever waits in line shows already what is not stored yet.
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey: deskKey });
    },
  });

  /** True when it is stored. */
  const change = (changes: LeadChanges, seen = lead): Promise<boolean> =>
    mutateAsync({ changes, seen }).then(
      ({ kind }) => kind === "saved",
      () => false,
    );

  return { change, isSaving: isPending, conflict, dropConflict: () => setConflict(undefined) };
}

function valuesBefore({ changes, seen }: Wanted): LeadChanges {
  const fields = Object.keys(changes) as (keyof LeadChanges)[];
  return Object.fromEntries(fields.map((field) => [field, seen[field]]));
}
