import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { entry } from "#app/forms/form-work.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { waysInLabels, typeIn as words } from "#content/desk-people.ts";
import { type Person, type TypedIn, type WayIn, waysIn } from "#domain/desk-persons.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk } from "../ask-desk.ts";
import { DeskCheckbox, DeskInput, DeskSelect, DeskTextArea } from "../desk-fields.tsx";
import { personPath } from "../person-path.ts";
import { DeskForm } from "./desk-form.tsx";

/** For somebody new, or a further request of somebody who is known. */
export function TypeInButton({ person }: { person?: Pick<Person, "id" | "name" | "email" | "phones"> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        {person ? words.openFor : words.open}
      </Button>
      {isOpen && <TypeInDialog person={person} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type TypeInDialogProps = { person?: Pick<Person, "id" | "name" | "email" | "phones">; onClose: () => void };

function TypeInDialog({ person, onClose }: TypeInDialogProps) {
  const navigate = useNavigate();
  const { keyFor } = useIdempotencyKey();
  const read = (entries: FormData): TypedIn | string => {
    const [name, email, phone] = [entry(entries, "name"), entry(entries, "email"), entry(entries, "phone")];
    if (!name.trim() || !(email.trim() || phone.trim() || person)) return words.required;
    const [cameBy, message] = [entry(entries, "cameBy") as WayIn, entry(entries, "message")];
    const isAnswered = entries.has("isAnswered");
    return { cameBy, name, email, phone, message, isAnswered, person: person?.id ?? null };
  };
  return (
    <Dialog title={words.title} description={words.text} onClose={onClose}>
      <DeskForm
        label={words.title}
        submit={words.submit}
        draft={`type-in.${person?.id ?? "new"}`}
        onDiscard={onClose}
        done={words.done}
        read={read}
        ask={(given) => askDesk("desk_type_in", { lead: keyFor(JSON.stringify(given)), given })}
        onDone={(lead) => {
          onClose();
          void navigate(personPath(lead.person));
        }}
      >
        <DeskSelect
          label={words.cameBy}
          name="cameBy"
          options={waysIn.map((value) => ({ value, label: waysInLabels[value] }))}
          defaultValue="call"
        />
        <DeskInput
          label={words.name}
          name="name"
          required
          autoComplete="off"
          defaultValue={person?.name}
          maxLength={textLimits.line}
        />
        <DeskInput
          label={words.email}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={person?.email ?? ""}
          maxLength={textLimits.email}
        />
        <DeskInput
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="off"
          defaultValue={person?.phones[0]}
          maxLength={textLimits.line}
        />
        <DeskTextArea label={words.message} name="message" rows={4} maxLength={textLimits.text} />
        <DeskCheckbox label={words.isAnswered} name="isAnswered" />
      </DeskForm>
    </Dialog>
  );
}
