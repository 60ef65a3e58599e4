import { useEffect } from "react";
import { endCeremony, offerPasskeys } from "./passkey-calls.ts";

/** The service takes an answer for five minutes; the browser would wait for ever. */
const renewal = 4 * 60_000;

/**
 * Lets the browser offer passkeys in the field for the address (conditional UI), for as long as it is mounted. Whoever
 * chooses one there is signed in; whoever does not notices nothing.
 */
export function PasskeyAutofill() {
  useEffect(() => {
    let isHere = true;
    const offer = async () => {
      const canOffer = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
      if (!canOffer || !isHere) return;
      const refusal = await offerPasskeys();
      // It waited too long on some device: the next choice is answered in time.
      if (refusal?.code === "webauthn_challenge_expired" && isHere) void offer();
    };
    void offer();
    const timer = setInterval(() => void offer(), renewal);
    return () => {
      isHere = false;
      clearInterval(timer);
      endCeremony();
    };
  }, []);
  return null;
}
