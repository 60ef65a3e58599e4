import { useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { Problem } from "#app/ui/problem.tsx";
import { roleLabels, teamPage } from "#content/desk-team.ts";
import { type StaffRole, staffRoles } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { textLimits } from "#domain/text-limits.ts";
import { sayRefusal } from "../frame/ask-desk.ts";
import { DeskInput, DeskSelect } from "../frame/desk-fields.tsx";
import { askSeat } from "./ask-seat.ts";
import { useOwnerChange } from "./use-owner-change.tsx";

const words = teamPage.invite;

const blank: { email: string; name: string; role: StaffRole } = { email: "", name: "", role: "member" };

/** Pressing twice invites once: the second finds the seat there already. */
export function InviteForm() {
  const [guest, setGuest] = useState(blank);
  const [problem, setProblem] = useState<string>();
  const invite = useOwnerChange((asked: typeof blank) => askSeat({ task: "invite", ...asked }), {
    onSuccess: (outcome, { email }) => {
      const { title, text } = words.outcome[outcome];
      void notify.success(title, fillWords(text, { email }));
      setGuest(blank);
    },
    onError: (fault) => setProblem(sayRefusal(fault, words.failed)),
  });
  const write = (change: Partial<typeof blank>) => {
    setGuest((now) => ({ ...now, ...change }));
    setProblem(undefined);
  };
  const { formProps, isBusy } = useForm({
    send: async () => invite.mutate({ ...guest, email: guest.email.trim(), name: guest.name.trim() }),
    isBusy: invite.isPending,
  });
  return (
    <section aria-labelledby="invite" className="mt-10 max-w-narrow border-t border-rule-strong pt-5">
      <h2 id="invite" className="text-title-s">
        {words.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{words.text}</p>
      <form {...formProps} className="mt-4 grid items-start gap-3 sm:grid-cols-[2fr_2fr_1fr_auto]">
        <DeskInput
          label={words.email}
          type="email"
          required
          autoComplete="off"
          value={guest.email}
          onChange={({ currentTarget: { value } }) => write({ email: value })}
        />
        <DeskInput
          label={words.name}
          description={words.nameHelp}
          autoComplete="off"
          maxLength={textLimits.line}
          value={guest.name}
          onChange={({ currentTarget: { value } }) => write({ name: value })}
        />
        <DeskSelect
          label={words.role}
          options={staffRoles.toReversed().map((value) => ({ value, label: roleLabels[value] }))}
          value={guest.role}
          onChange={({ currentTarget: { value } }) => write({ role: value as StaffRole })}
        />
        <Button type="submit" size="small" className="sm:mt-6" isBusy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </form>
      <Problem text={problem} className="mt-3" />
      {invite.dialog}
    </section>
  );
}
