import { useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { replyWords } from "#content/desk-replies.ts";
import type { Reply } from "#domain/desk-replies.ts";
import { fillWords } from "#domain/fill-words.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk, sayRefusal } from "../frame/ask-desk.ts";
import { DeskInput } from "../frame/desk-fields.tsx";
import { useDeskChange } from "../frame/use-desk-change.ts";

const words = replyWords.assign;

/** Says whose a mail is. Where it answers an email of ours, that one's reader is the first guess. */
export function AssignForm({ reply }: { reply: Reply }) {
  const [key, setKey] = useState(reply.answers ?? "");
  const assign = useDeskChange(() => askDesk("desk_assign_reply", { reply: reply.id, key: key.trim() }), {
    onSuccess: ({ name }) => void notify.success(words.done.title, fillWords(words.done.text, { name })),
    onError: (fault) => {
      const reason = sayRefusal(fault, words.lost);
      void notify.error(words.failed.title, fillWords(words.failed.text, { reason }));
    },
  });
  const { formProps, isBusy } = useForm({ send: async () => assign.mutate(), isBusy: assign.isPending });
  return (
    <form {...formProps} className="flex flex-wrap items-end gap-3">
      <DeskInput
        label={words.label}
        type="email"
        required
        autoComplete="off"
        value={key}
        maxLength={textLimits.email}
        onChange={({ currentTarget: { value } }) => setKey(value)}
        className="w-72 max-w-full"
      />
      <Button type="submit" variant="secondary" size="small" isBusy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
