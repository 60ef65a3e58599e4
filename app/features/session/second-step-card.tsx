import { useMutation } from "@tanstack/react-query";
import { signOut } from "#app/backend/session.ts";
import { Button } from "#app/ui/button.tsx";
import { secondStep, signedIn } from "#content/auth.ts";
import { AuthCard } from "./auth-card.tsx";
import { SecondStepForm } from "./second-step-form.tsx";

export function SecondStepCard() {
  const leaving = useMutation({ mutationFn: () => signOut() });
  return (
    <AuthCard title={secondStep.title} text={secondStep.text}>
      <SecondStepForm />
      <p className="mt-4 text-center">
        <Button variant="quiet" isBusy={leaving.isPending} busyLabel={signedIn.busy} onClick={() => leaving.mutate()}>
          {secondStep.leave}
        </Button>
      </p>
    </AuthCard>
  );
}
