import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { unreachableDoor as words } from "#content/auth.ts";

/** Above the form, which stays as it is: the service could not be asked. Looks again when the network is back. */
export function Unreachable() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const look = () => void revalidate();
    window.addEventListener("online", look);
    return () => window.removeEventListener("online", look);
  }, [revalidate]);
  return (
    <div role="alert" className="mb-8 border-l-2 border-danger pl-4">
      <p>{words.text}</p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        isBusy={state === "loading"}
        onClick={() => void revalidate()}
      >
        {words.action}
      </Button>
    </div>
  );
}
