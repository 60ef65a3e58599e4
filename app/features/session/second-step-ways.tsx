import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { otherSteps as words } from "#content/passkeys.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayMoment } from "#domain/say-time.ts";
import { lookForSession, useSession } from "../../backend/session.ts";
import { askForRecovery, listSecondSteps, sendMail } from "./account-calls.ts";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { proveByKey, sayPasskeyRefusal } from "./passkeys/passkey-calls.ts";

/** Which second steps the account has; the session may ask that before it has taken one. */
export const secondStepsQuery = queryOptions({ queryKey: ["second-steps"], queryFn: listSecondSteps });

/** Besides the code of an app: a security key, a passkey, and what to do when all are lost. */
export function SecondStepWays() {
  const { data } = useQuery(secondStepsQuery);
  const keyId = data?.keyId;
  const showing = useMutation({
    mutationFn: () => proveByKey(keyId ?? ""),
    onSuccess: (refusal) => void (refusal && notify.error(words.key, sayPasskeyRefusal(refusal))),
  });
  return (
    <div className="mt-4 flex flex-col gap-3">
      {keyId && (
        <Button
          variant="secondary"
          className="w-full"
          isBusy={showing.isPending}
          busyLabel={words.keyBusy}
          onClick={() => showing.mutate()}
        >
          {words.key}
        </Button>
      )}
      <PasskeyButton className="w-full" />
      <LostStep />
    </div>
  );
}

function LostStep() {
  const { email = "" } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const asking = useMutation({
    mutationFn: askForRecovery,
    onSuccess: async (answer) => {
      const { recovery } = words;
      if (answer.state === "done") {
        void notify.success(recovery.done.title, recovery.done.text);
        await lookForSession();
      } else if (answer.state === "mail-first") {
        const refusal = await sendMail("recovery", email);
        if (refusal) void notify.error(recovery.failed, refusal.message);
        else void notify.success(recovery.sent.title, recovery.sent.text);
      }
    },
    onError: (error) => void notify.error(words.recovery.failed, error.message),
  });
  if (!isOpen) {
    return (
      <Button variant="quiet" className="self-center" onClick={() => setIsOpen(true)}>
        {words.lost}
      </Button>
    );
  }
  const answer = asking.data;
  return (
    <div role="status" className="flex flex-col gap-3 border-t border-rule pt-4 text-sm text-ink-soft">
      {answer?.state === "waiting" ? (
        <p>{fillWords(words.recovery.waiting, { moment: sayMoment(answer.until) })}</p>
      ) : answer?.state === "staff" ? (
        <p>{words.recovery.staff}</p>
      ) : (
        <>
          <p>{answer?.state === "mail-first" ? words.recovery.sent.text : words.recovery.text}</p>
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            isBusy={asking.isPending}
            busyLabel={words.recovery.busy}
            onClick={() => asking.mutate()}
          >
            {words.recovery.ask}
          </Button>
        </>
      )}
    </div>
  );
}
