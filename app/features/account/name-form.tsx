import { entry } from "#app/forms/form-work.ts";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { textLimits } from "#domain/text-limits.ts";
import { refreshAccount } from "./account-queries.ts";
import { saveName } from "./account-store.ts";

const words = accountPage.name;

export function NameForm({ name }: { name: string }) {
  const { isBusy, formProps, field } = useForm({
    send: async (entries) => {
      const given = entry(entries, "name").trim();
      if (given.length > textLimits.line) {
        return { problems: { name: words.tooLong.replace("{limit}", String(textLimits.line)) } };
      }
      const refusal = await saveName(given);
      if (refusal) return void notify.error(words.failed, refusal.message);
      void notify.success(words.saved.title, words.saved.text);
      await refreshAccount();
    },
  });
  return (
    <form {...formProps} className="flex w-full flex-col items-start gap-4">
      <TextField
        {...field("name")}
        label={words.label}
        description={words.help}
        defaultValue={name}
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
