import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { remember } from "#app/browser-memory.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { passkeySection, passkeyOffer as words } from "#content/passkeys.ts";
import { addPasskey, sayPasskeyRefusal, wasCalledOff } from "./passkey-calls.ts";
import { passkeyDeviceQuery, passkeysQuery, passkeysUsableQuery, refreshPasskeys } from "./passkey-queries.ts";

/** Whoever has said no in this browser is not asked in it again. */
const declined = remember("browser", "halftitle.passkey-offer", (found) => found === "declined" && "declined");

/** One quiet offer, to whoever has no passkey yet and sits at a device that can hold one. */
export function PasskeyOffer() {
  const [isDeclined, setIsDeclined] = useState(() => Boolean(declined.read()));
  const { data: isDevice } = useQuery({ ...passkeyDeviceQuery, enabled: !isDeclined });
  const { data: isUsable } = useQuery({ ...passkeysUsableQuery, enabled: isDevice === true });
  const { data: passkeys } = useQuery({ ...passkeysQuery, enabled: isUsable === true });
  const adding = useMutation({
    mutationFn: addPasskey,
    onSuccess: (refusal) => {
      if (refusal && !wasCalledOff(refusal)) void notify.error(passkeySection.failed, sayPasskeyRefusal(refusal));
      if (!refusal) void notify.success(passkeySection.done.title, passkeySection.done.text);
      return refreshPasskeys();
    },
  });
  if (isDeclined || passkeys?.length !== 0) return null;
  const decline = () => {
    declined.write("declined");
    setIsDeclined(true);
  };
  return (
    <section
      aria-labelledby="passkey-offer"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-rule py-4"
    >
      <div className="min-w-0 max-w-lead">
        <h2 id="passkey-offer" className="text-title-s">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          isBusy={adding.isPending}
          busyLabel={words.busy}
          onClick={() => adding.mutate()}
        >
          {words.accept}
        </Button>
        <Button variant="quiet" size="small" onClick={decline}>
          {words.decline}
        </Button>
      </div>
    </section>
  );
}
