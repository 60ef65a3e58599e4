import { useRef, useState } from "react";
import { fillWords } from "#app/features/projects/fill-words.ts";
import { notify } from "#app/ui/notify.ts";
import { personPage } from "#content/desk.ts";
import type { Lead } from "#domain/desk.ts";
import { type Asks, askDesk, DeskRefusal } from "./ask-desk.ts";
import { useDesk } from "./desk-context.ts";

export type LeadChanges = Asks<"desk_change_lead">["changes"];
export type LeadConflict = { changes: LeadChanges; theirs: Lead };

type Effects = {
  show: (lead: Lead) => void;
  /** The log has grown: the page fetches it. */
  onSaved: () => void;
};

/**
 * A change shows at once. When it fails, the lead stands as it did; when a colleague was faster, theirs is shown and the
 * choice is put to whoever wanted the change.
 */
export function useLeadChanges({ show, onSaved }: Effects) {
  const { refreshCounts } = useDesk();
  const [conflict, setConflict] = useState<LeadConflict>();
  const [savingId, setSavingId] = useState<string>();

  /** The versions that our own changes have made: the next one is made on them, and not against them. */
  const made = useRef(new Map<string, number>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const store = async (before: Lead, changes: LeadChanges): Promise<boolean> => {
    const version = Math.max(before.version, made.current.get(before.id) ?? 0);
    try {
      const heard = await askDesk("desk_change_lead", { lead_id: before.id, seen_version: version, changes });
      const lead = { ...before, ...heard.lead };
      show(lead);
      if (heard.kind === "conflict") {
        setConflict({ changes, theirs: lead });
        return false;
      }
      made.current.set(lead.id, lead.version);
      onSaved();
      refreshCounts();
      return true;
    } catch (fault) {
      show(before);
      const { refused, saveFailed } = personPage;
      if (fault instanceof DeskRefusal) {
        void notify.error(refused.title, fillWords(refused.text, { reason: fault.message }));
      } else void notify.error(saveFailed.title, saveFailed.text);
      return false;
    }
  };

  /** One after the other, however fast they are chosen. True when it is stored. */
  const change = async (before: Lead, changes: LeadChanges): Promise<boolean> => {
    setConflict(undefined);
    setSavingId(before.id);
    show({ ...before, ...changes });
    const stored = queue.current.then(() => store(before, changes));
    queue.current = stored;
    const isStored = await stored;
    if (queue.current === stored) setSavingId(undefined);
    return isStored;
  };

  return { change, savingId, conflict, dropConflict: () => setConflict(undefined) };
}
