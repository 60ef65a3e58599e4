import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { AskingButton } from "#app/ui/asking-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { mailPage } from "#content/desk-office.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { sayDate } from "#domain/say-time.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { DeskInput } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

const words = mailPage.suppression;

/** Asks about one address and puts one on the list; the list itself holds none that could be shown. */
export function SuppressionPanel() {
  const { data: list } = useQuery(deskQueries.suppressionCount());
  const [address, setAddress] = useState("");
  const onError = () => void notify.error(words.failed.title, words.failed.text);

  // Asked by a press of the button, and not by being shown.
  const look = useMutation({
    mutationFn: (wanted: string) => askDesk("desk_suppressions", { address: wanted }),
    onError,
  });
  const add = useDeskChange((wanted: string) => askDesk("desk_suppress", { address: wanted }), {
    onSuccess: (_, wanted) => void notify.success(words.added.title, fillWords(words.added.text, { address: wanted })),
    onError,
  });
  const { formProps, isBusy } = useForm({ send: async () => look.mutate(address.trim()), isBusy: look.isPending });
  const found = add.data ?? look.data;
  const asked = look.variables ?? "";

  return (
    <section aria-labelledby="suppression" className="mt-12 border-t border-rule-strong pt-5">
      <h2 id="suppression" className="text-title-s">
        {words.title}
      </h2>
      <p className="mt-1 max-w-lead text-sm text-ink-soft">
        {words.text} {list && sayCount(words.count, list.count)}
      </p>
      <form {...formProps} className="mt-4 flex flex-wrap items-end gap-3">
        <DeskInput
          label={words.label}
          type="email"
          required
          value={address}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setAddress(value);
            look.reset();
            add.reset();
          }}
          className="w-72 max-w-full"
        />
        <Button type="submit" variant="secondary" size="small" isBusy={isBusy} busyLabel={words.asking}>
          {words.ask}
        </Button>
      </form>
      <div aria-live="polite" className="mt-3 flex min-h-10 flex-wrap items-center gap-3 text-sm">
        {found && (
          <p className="break-words">
            {found.isSuppressed
              ? fillWords(words.listed, { address: asked, when: found.since ? sayDate(found.since) : "" })
              : fillWords(words.notListed, { address: asked })}
          </p>
        )}
        {found && !found.isSuppressed && (
          <AskingButton
            question={{ ...words.question, title: fillWords(words.question.title, { address: asked }) }}
            isBusy={add.isPending}
            busyLabel={words.adding}
            onConfirm={() => add.mutate(asked)}
          >
            {words.add}
          </AskingButton>
        )}
      </div>
    </section>
  );
}
