import { type Passkey, renamePasskey } from "#app/features/session/passkeys/passkey-calls.ts";
import { entry } from "#app/forms/form-work.ts";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { passkeyNaming as words } from "#content/passkeys.ts";

/** The service takes a hundred and twenty; a list reads better with less. */
const longestName = 60;

export function PasskeyNaming({ passkey, onClose }: { passkey: Passkey; onClose: () => Promise<void> }) {
  const { isBusy, formProps, field } = useForm({
    send: async (entries) => {
      const refusal = await renamePasskey(passkey.id, entry(entries, "name").trim());
      if (refusal) void notify.error(words.failed, refusal.message);
      else await onClose();
    },
  });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          {...field("name")}
          label={words.label}
          defaultValue={passkey.name}
          required
          pattern=".*\S.*"
          maxLength={longestName}
          autoComplete="off"
        />
        <Button type="submit" isBusy={isBusy} busyLabel={words.busy} className="self-start">
          {words.submit}
        </Button>
      </form>
    </Dialog>
  );
}
