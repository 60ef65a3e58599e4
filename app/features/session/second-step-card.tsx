import { useMutation, useQuery } from "@tanstack/react-query";
import { signOut } from "#app/backend/session.ts";
import { Button } from "#app/ui/button.tsx";
import { secondStep, signedIn } from "#content/auth.ts";
import { otherSteps } from "#content/passkeys.ts";
import { AuthCard } from "./auth-card.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { SecondStepWays, secondStepsQuery } from "./second-step-ways.tsx";

export function SecondStepCard() {
  const leaving = useMutation({ mutationFn: () => signOut() });
  // Until it is known, and where it cannot be asked, the app: nearly everybody who has a second step has one.
  const { data: steps = { hasApp: true } } = useQuery(secondStepsQuery);
  return (
    <AuthCard title={secondStep.title} text={steps.hasApp ? secondStep.text : otherSteps.keyText}>
      {steps.hasApp && <SecondStepForm />}
      <SecondStepWays />
      <p className="mt-4 text-center">
        <Button variant="quiet" isBusy={leaving.isPending} busyLabel={signedIn.busy} onClick={() => leaving.mutate()}>
          {secondStep.leave}
        </Button>
      </p>
    </AuthCard>
  );
}
