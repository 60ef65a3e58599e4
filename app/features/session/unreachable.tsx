import { useMutation } from "@tanstack/react-query";
import { lookForSession } from "#app/backend/session.ts";
import { Button } from "#app/ui/button.tsx";
import { unreachableDoor as words } from "#content/auth.ts";

/** Above the form, which stays as it is: the service could not be asked. A network that is back is noticed by itself. */
export function Unreachable() {
  const look = useMutation({ mutationFn: lookForSession });
  return (
    <div role="alert" className="mb-8 border-l-2 border-danger pl-4">
      <p>{words.text}</p>
      <Button variant="quiet" size="small" className="-ml-4" isBusy={look.isPending} onClick={() => look.mutate()}>
        {words.action}
      </Button>
    </div>
  );
}
