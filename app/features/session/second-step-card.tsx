import { useMutation } from "@tanstack/react-query";
import { signOut } from "#app/backend/session.ts";
import { Button } from "#app/ui/button.tsx";
import { secondStep, signedIn } from "#content/auth.ts";
import { otherSteps } from "#content/passkeys.ts";
import { AuthCard } from "./auth-card.tsx";
import { SecondStep, useHasApp } from "./second-step.tsx";

export function SecondStepCard() {
  const leaving = useMutation({ mutationFn: () => signOut() });
  const hasApp = useHasApp();
  return (
    <AuthCard title={secondStep.title} text={hasApp ? secondStep.text : otherSteps.keyText}>
      <SecondStep />
      <p className="mt-4">
        <Button variant="quiet" isBusy={leaving.isPending} busyLabel={signedIn.busy} onClick={() => leaving.mutate()}>
          {secondStep.leave}
        </Button>
      </p>
    </AuthCard>
  );
}
