import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { secondStep } from "#content/auth.ts";
import { proveSecondStep } from "./account-calls.ts";
import { CodeField, digitsOf } from "./code-field.tsx";

type SecondStepFormProps = {
  /** Left out where the page follows the session by itself. */
  onProven?: () => Promise<void>;
};

/** The code of the authenticator app. Without it the session may do next to nothing. */
export function SecondStepForm({ onProven }: SecondStepFormProps) {
  const { isBusy, formProps } = useForm({
    send: async (entries) => {
      const refusal = await proveSecondStep(digitsOf(entry(entries, "code")));
      if (refusal) void notify.error(secondStep.failed, refusal.message);
      else await onProven?.();
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <CodeField label={secondStep.code} />
      <Button type="submit" isBusy={isBusy} busyLabel={secondStep.busy} className="w-full">
        {secondStep.submit}
      </Button>
    </form>
  );
}
