import { byRules } from "#app/forms/form-work.ts";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useNow } from "#app/ui/use-now.ts";
import { projectPage, wordEntryMessages } from "#content/dashboard.ts";
import { localDay } from "#domain/local-day.ts";
import { formatCount } from "#domain/money.ts";
import { makeWordEntryDraft, type WordEntry, type WordEntryDraft } from "#domain/word-log.ts";

const words = projectPage.entry;
const blank = { day: "", words: "", note: "" };

type WordEntryFormProps = {
  id: string;
  entry?: WordEntry;
  /** Answers true when it is stored. */
  onSubmit: (draft: WordEntryDraft) => Promise<true | undefined>;
};

/** One day's total. In a row above the table; in a column inside a dialog, where an entry is corrected. */
export function WordEntryForm({ id, entry, onSubmit }: WordEntryFormProps) {
  // The author's own day, which may end while the page lies open.
  const today = localDay(new Date(useNow()));
  const form = useForm({
    id,
    // The day is that of the press: a page may stand open over midnight.
    load: () =>
      byRules(makeWordEntryDraft(wordEntryMessages, localDay(new Date())), blank, async (draft) =>
        (await onSubmit(draft)) ? { sent: true } : undefined,
      ),
  });
  return (
    <form
      {...form.formProps}
      className={classNames("grid items-start gap-4", !entry && "sm:grid-cols-[11rem_9rem_minmax(0,1fr)_auto]")}
    >
      <TextField
        {...form.field("day")}
        label={words.fields.day}
        type="date"
        max={today}
        defaultValue={entry?.day ?? today}
        required
      />
      <TextField
        {...form.field("words")}
        label={words.fields.words}
        defaultValue={entry && formatCount(entry.words)}
        required
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field("note")}
        label={words.fields.note}
        defaultValue={entry?.note}
        isOptional
        autoComplete="off"
      />
      <Button
        type="submit"
        variant={entry ? "primary" : "secondary"}
        isBusy={form.isBusy}
        busyLabel={words.busy}
        className={entry ? "justify-self-start" : "sm:mt-[2.175rem]"}
      >
        {entry ? words.save : words.submit}
      </Button>
    </form>
  );
}
