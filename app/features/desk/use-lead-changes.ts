import { useState } from "react";
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

  /** True when it is stored. */
  const change = async (before: Lead, changes: LeadChanges): Promise<boolean> => {
    setConflict(undefined);
    setSavingId(before.id);
    show({ ...before, ...changes });
    try {
      const heard = await askDesk("desk_change_lead", { lead_id: before.id, seen_version: before.version, changes });
      const lead = { ...before, ...heard.lead };
      show(lead);
      if (heard.kind === "conflict") {
        setConflict({ changes, theirs: lead });
        return false;
      }
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
    } finally {
      setSavingId(undefined);
    }
  };

  return { change, savingId, conflict, dropConflict: () => setConflict(undefined) };
}
