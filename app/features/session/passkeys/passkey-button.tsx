import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { passkeySignIn as words } from "#content/passkeys.ts";
import { sayPasskeyRefusal, signInWithPasskey, wasCalledOff } from "./passkey-calls.ts";
import { passkeysUsableQuery } from "./passkey-queries.ts";

type PasskeyButtonProps = {
  /** Left out where the page follows the session by itself. */
  onSignedIn?: () => unknown;
  /** Whatever came of it. */
  onSettled?: () => void;
  className?: string;
};

/** Nothing where no passkey can be used. */
export function PasskeyButton({ onSignedIn, onSettled, className }: PasskeyButtonProps) {
  const { data: isUsable = false } = useQuery(passkeysUsableQuery);
  const signingIn = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: async (refusal) => {
      if (!refusal) await onSignedIn?.();
      else if (!wasCalledOff(refusal)) void notify.error(words.failed, sayPasskeyRefusal(refusal));
    },
    onSettled,
  });
  if (!isUsable) return null;
  return (
    <Button
      variant="secondary"
      className={className}
      isBusy={signingIn.isPending}
      busyLabel={words.busy}
      onClick={() => signingIn.mutate()}
    >
      <KeyRound aria-hidden="true" className="size-4" />
      {words.submit}
    </Button>
  );
}
