import { Pencil } from "lucide-react";
import { useState } from "react";
import { entry } from "#app/forms/form-work.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { personDetails as words } from "#content/desk-people.ts";
import type { Person, PersonAddress } from "#domain/desk-persons.ts";
import { fillWords } from "#domain/fill-words.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { DeskInput } from "../frame/desk-fields.tsx";
import { DeskForm } from "../frame/forms/desk-form.tsx";
import { useDeskChange } from "../frame/use-desk-change.ts";

export function PersonDetails({ person }: { person: Person }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" className="-ml-3" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden="true" className="size-4" />
        {words.open}
      </Button>
      {isOpen && (
        <Dialog title={fillWords(words.title, { name: person.name })} open onOpenChange={setIsOpen} width="wide">
          <div className="flex flex-col gap-6">
            <DetailForm
              label={words.name.label}
              initial={person.name}
              submit={words.name.submit}
              done={words.name.done}
              ask={(name) => askDesk("desk_change_person", { person: person.id, changes: { name } })}
            />
            <section aria-labelledby="addresses" className="flex flex-col gap-4">
              <h3 id="addresses" className="text-title-s">
                {words.addresses}
              </h3>
              {person.addresses.map((address) => (
                <AddressForm key={address.address} person={person.id} address={address} />
              ))}
              {person.addresses.some(({ isAccount }) => !isAccount) && (
                <p className="text-label tracking-[0] text-ink-soft">{words.correct.help}</p>
              )}
              <DetailForm
                {...words.newAddress}
                type="email"
                initial=""
                ask={(newAddress) => askDesk("desk_change_person", { person: person.id, changes: { newAddress } })}
              />
            </section>
            <DetailForm
              {...words.newPhone}
              type="tel"
              initial=""
              ask={(newPhone) => askDesk("desk_change_person", { person: person.id, changes: { newPhone } })}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}

type DetailFormProps = {
  label: string;
  initial: string;
  submit: string;
  done: string;
  type?: "text" | "email" | "tel";
  ask: (typed: string) => Promise<unknown>;
};

/** One thing about a person, saved by its own button. */
function DetailForm({ label, initial, submit, done, type = "text", ask }: DetailFormProps) {
  return (
    <DeskForm
      // Stored is stored: the field begins anew with what is there now.
      key={initial}
      label={label}
      submit={submit}
      done={done}
      look="line"
      read={(entries) => {
        const typed = entry(entries, "typed").trim();
        return typed ? { typed } : words.required;
      }}
      ask={({ typed }) => ask(typed)}
    >
      <DeskInput
        label={label}
        name="typed"
        type={type}
        autoComplete="off"
        defaultValue={initial}
        maxLength={type === "email" ? textLimits.email : textLimits.line}
        className="min-w-52 flex-1"
      />
    </DeskForm>
  );
}

function AddressForm({ person, address: { address, isMain, isAccount } }: { person: string; address: PersonAddress }) {
  const choose = useDeskChange(() => askDesk("desk_change_person", { person, changes: { mainAddress: address } }), {
    onSuccess: () => void notify.success(words.mainDone),
    onError: () => void notify.error(words.failed),
  });
  return (
    <div className="border-l-2 border-rule pl-4">
      {isAccount ? (
        <p className="text-sm break-words">{fillWords(words.proven, { address })}</p>
      ) : (
        <DetailForm
          label={fillWords(words.correct.label, { address })}
          initial={address}
          submit={words.correct.submit}
          done={words.correct.done}
          type="email"
          ask={(becomes) => askDesk("desk_correct_address", { person, was: address, becomes })}
        />
      )}
      {isMain ? (
        <p className="mt-1 text-sm text-ink-soft">{words.isMain}</p>
      ) : (
        <Button variant="quiet" size="small" className="mt-1 -ml-3" onClick={() => choose.mutate()}>
          {words.main}
        </Button>
      )}
    </div>
  );
}
