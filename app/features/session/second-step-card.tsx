import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { secondStep, signedIn } from "#content/auth.ts";
import { AuthCard } from "./auth-card.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { signOut } from "./session.ts";

export function SecondStepCard({ onProven }: { onProven: () => Promise<void> }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await signOut();
    setIsLeaving(false);
  };
  return (
    <AuthCard title={secondStep.title} text={secondStep.text}>
      <SecondStepForm onProven={onProven} />
      <p className="mt-4 text-center">
        <Button variant="quiet" isBusy={isLeaving} busyLabel={signedIn.busy} onClick={leave}>
          {secondStep.leave}
        </Button>
      </p>
    </AuthCard>
  );
}
