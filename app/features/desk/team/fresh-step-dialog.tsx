import { useQuery } from "@tanstack/react-query";
import { PasskeyButton } from "#app/features/session/passkeys/passkey-button.tsx";
import { SecondStepForm } from "#app/features/session/second-step-form.tsx";
import { secondStepsQuery } from "#app/features/session/second-step-ways.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { teamPage } from "#content/desk-team.ts";

type FreshStepDialogProps = { onProven: () => void; onClose: () => void };

/** The code of the app, or a passkey, once more. */
export function FreshStepDialog({ onProven, onClose }: FreshStepDialogProps) {
  const { data: steps = { hasApp: true } } = useQuery(secondStepsQuery);
  return (
    <Dialog title={teamPage.fresh.title} description={teamPage.fresh.text} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {steps.hasApp && <SecondStepForm onProven={async () => onProven()} />}
        <PasskeyButton className="w-full" onSignedIn={onProven} />
      </div>
    </Dialog>
  );
}
