import { useQuery } from "@tanstack/react-query";
import { SecondStepForm } from "./second-step-form.tsx";
import { SecondStepWays, secondStepsQuery } from "./second-step-ways.tsx";

/** Whether the account's second step is an app's code. Until that is known, and where it cannot be asked: nearly always. */
export function useHasApp(isAsked = true): boolean {
  const { data: steps = { hasApp: true } } = useQuery({ ...secondStepsQuery, enabled: isAsked });
  return steps.hasApp;
}

/** The second step with every way to take it, wherever it is asked for. */
export function SecondStep() {
  const hasApp = useHasApp();
  return (
    <>
      {hasApp && <SecondStepForm />}
      <SecondStepWays />
    </>
  );
}
