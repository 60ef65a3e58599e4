import { useState } from "react";
import { ConfirmDialog } from "#app/features/projects/confirm-dialog.tsx";
import { fillWords, sayDate } from "#app/features/projects/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { mailPage } from "#content/desk-office.ts";
import { askDesk } from "./ask-desk.ts";
import { sayCount } from "./count-words.ts";
import { DeskInput } from "./desk-fields.tsx";
import { useAnswer } from "./use-answer.ts";

const words = mailPage.suppression;

type Found = { address: string; isListed: boolean; since: string | null };

/** Asks about one address and puts one on the list; the list itself holds none that could be shown. */
export function SuppressionPanel() {
  const { heard, ask } = useAnswer("desk_suppressions", { address: null });
  const [address, setAddress] = useState("");
  const [found, setFound] = useState<Found>();
  const [isAsking, setIsAsking] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [doomed, setDoomed] = useState<string>();

  const look = async () => {
    const wanted = address.trim();
    setIsAsking(true);
    try {
      const answer = await askDesk("desk_suppressions", { address: wanted });
      setFound({ address: wanted, isListed: answer.is_suppressed ?? false, since: answer.since });
    } catch {
      void notify.error(words.failed.title, words.failed.text);
    }
    setIsAsking(false);
  };

  const add = async (wanted: string) => {
    setDoomed(undefined);
    setIsAdding(true);
    try {
      const { since } = await askDesk("desk_suppress", { address: wanted });
      setFound({ address: wanted, isListed: true, since });
      void notify.success(words.added.title, fillWords(words.added.text, { address: wanted }));
      void ask();
    } catch {
      void notify.error(words.failed.title, words.failed.text);
    }
    setIsAdding(false);
  };

  return (
    <section aria-labelledby="suppression" className="mt-12 border-t border-rule-strong pt-5">
      <h2 id="suppression" className="text-title-s">
        {words.title}
      </h2>
      <p className="mt-1 max-w-lead text-sm text-ink-soft">
        {words.text} {heard && sayCount(words.count, heard.count)}
      </p>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <DeskInput
          label={words.label}
          type="email"
          required
          value={address}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setAddress(value);
            setFound(undefined);
          }}
          className="w-72 max-w-full"
        />
        <Button type="submit" variant="secondary" size="small" isBusy={isAsking} busyLabel={words.asking}>
          {words.ask}
        </Button>
      </form>
      <div aria-live="polite" className="mt-3 flex min-h-10 flex-wrap items-center gap-3 text-sm">
        {found && (
          <p className="break-words">
            {found.isListed
              ? fillWords(words.listed, { address: found.address, when: found.since ? sayDate(found.since) : "" })
              : fillWords(words.notListed, { address: found.address })}
          </p>
        )}
        {found && !found.isListed && (
          <Button
            variant="danger"
            size="small"
            isBusy={isAdding}
            busyLabel={words.adding}
            onClick={() => setDoomed(found.address)}
          >
            {words.add}
          </Button>
        )}
      </div>
      {doomed && (
        <ConfirmDialog
          title={fillWords(words.confirmTitle, { address: doomed })}
          text={words.confirmText}
          confirm={words.confirm}
          cancel={words.cancel}
          onConfirm={() => void add(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </section>
  );
}
