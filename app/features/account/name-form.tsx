import { useState } from "react";
import { entry, useSubmission } from "#app/features/session/use-submission.ts";
import { TextField } from "#app/forms/text-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { textLimits } from "#domain/text-limits.ts";
import { refreshAccount } from "./account-queries.ts";
import { saveName } from "./account-store.ts";

const words = accountPage.name;

export function NameForm({ name }: { name: string }) {
  const [error, setError] = useState<string>();
  const { isBusy, formProps } = useSubmission(async (entries) => {
    const given = entry(entries, "name").trim();
    const isTooLong = given.length > textLimits.line;
    setError(isTooLong ? words.tooLong.replace("{limit}", String(textLimits.line)) : undefined);
    if (isTooLong) return;
    const refusal = await saveName(given);
    if (refusal) return void notify.error(words.failed, refusal.message);
    void notify.success(words.saved.title, words.saved.text);
    await refreshAccount();
  });
  return (
    <form {...formProps} className="flex w-full flex-col items-start gap-4">
      <TextField
        name="name"
        label={words.label}
        description={words.help}
        defaultValue={name}
        error={error}
        isOptional
        autoComplete="name"
        className="w-full"
      />
      <Button type="submit" variant="secondary" size="small" isBusy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
