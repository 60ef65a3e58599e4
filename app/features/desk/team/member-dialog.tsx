import { useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { AskingButton } from "#app/ui/asking-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { Problem } from "#app/ui/problem.tsx";
import { roleLabels, teamPage } from "#content/desk-team.ts";
import { type StaffMember, type StaffRole, staffRoles } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk, sayRefusal } from "../frame/ask-desk.ts";
import { useDesk } from "../frame/desk-context.ts";
import { DeskInput, DeskSelect } from "../frame/desk-fields.tsx";
import { askSeat } from "./ask-seat.ts";
import { useOwnerChange } from "./use-owner-change.tsx";

const words = teamPage.dialog;

type MemberDialogProps = { member: StaffMember; onClose: () => void };
type Change =
  | { kind: "name"; name: string }
  | { kind: "role"; role: StaffRole }
  | { kind: "reset" }
  | { kind: "remove" };

/** What an owner may decide about one seat. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { me } = useDesk();
  const [name, setName] = useState(member.name);
  const [role, setRole] = useState<StaffRole>(member.role);
  const [problem, setProblem] = useState<string>();
  const change = useOwnerChange((wanted: Change) => make(member.id, wanted), {
    onSuccess: (_, { kind }) => {
      const said = kind === "reset" || kind === "remove" ? words[kind].done : words.saved;
      void notify.success(said.title, fillWords(said.text, { name: kind === "name" ? name.trim() : member.name }));
      if (kind === "remove") onClose();
    },
    onError: (fault) => setProblem(sayRefusal(fault, words.failed)),
  });
  const begin = (wanted: Change) => {
    setProblem(undefined);
    change.mutate(wanted);
  };
  const { formProps } = useForm({
    send: async () => begin({ kind: "name", name: name.trim() }),
    isBusy: change.isPending,
  });
  const isBusy = (kind: Change["kind"]) => change.isPending && change.asked?.kind === kind;
  return (
    <Dialog title={fillWords(words.title, { name: member.name })} description={member.email} onClose={onClose}>
      <form {...formProps} className="flex flex-wrap items-end gap-3">
        <DeskInput
          label={words.name}
          required
          maxLength={textLimits.line}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
          className="min-w-48 flex-1"
        />
        <Button type="submit" variant="secondary" size="small" isBusy={isBusy("name")} busyLabel={words.saving}>
          {words.rename}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <DeskSelect
          label={words.role}
          options={staffRoles.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChange={({ currentTarget: { value } }) => setRole(value as StaffRole)}
          className="min-w-48 flex-1"
        />
        <Button
          variant="secondary"
          size="small"
          disabled={role === member.role}
          isBusy={isBusy("role")}
          busyLabel={words.saving}
          onClick={() => begin({ kind: "role", role })}
        >
          {words.changeRole}
        </Button>
      </div>
      <Problem text={problem} className="mt-4" />
      <div className="mt-6 flex flex-wrap gap-3 border-t border-rule pt-5">
        {member.id === me.id ? (
          <p className="text-sm text-ink-soft">{words.self}</p>
        ) : (
          <AskingButton
            variant="secondary"
            question={{ ...words.reset, title: fillWords(words.reset.title, { name: member.name }) }}
            isBusy={isBusy("reset")}
            onConfirm={() => begin({ kind: "reset" })}
          >
            {words.reset.open}
          </AskingButton>
        )}
        <AskingButton
          question={{ ...words.remove, title: fillWords(words.remove.title, { name: member.name }) }}
          isBusy={isBusy("remove")}
          onConfirm={() => begin({ kind: "remove" })}
        >
          {words.remove.open}
        </AskingButton>
      </div>
      {change.dialog}
    </Dialog>
  );
}

function make(member: string, change: Change): Promise<unknown> {
  switch (change.kind) {
    case "name":
      return askDesk("desk_rename_staff", { member, name: change.name });
    case "role":
      return askDesk("desk_change_role", { member, newRole: change.role });
    case "remove":
      return askDesk("desk_remove_staff", { member });
    case "reset":
      return askSeat({ task: "reset-factor", member });
  }
}
