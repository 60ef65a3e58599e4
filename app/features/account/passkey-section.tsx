import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hasFailed } from "#app/backend/has-failed.ts";
import {
  addPasskey,
  type Passkey,
  sayPasskeyRefusal,
  wasCalledOff,
} from "#app/features/session/passkeys/passkey-calls.ts";
import { passkeysQuery, passkeysUsableQuery, refreshPasskeys } from "#app/features/session/passkeys/passkey-queries.ts";
import { ProofForm } from "#app/features/session/proof-form.tsx";
import { Busy } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { passkeyOffer, passkeySection as words } from "#content/passkeys.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDate, sayMoment } from "#domain/say-time.ts";
import { AccountSection } from "./account-section.tsx";
import { PasskeyNaming } from "./passkey-naming.tsx";
import { PasskeyRemoval } from "./passkey-removal.tsx";
import { SectionUnavailable } from "./section-unavailable.tsx";

export type Owner = { email: string; hasApp: boolean };

/** A matter of the account where passkeys can be used, or where it has any; elsewhere no page speaks of them. */
export function PasskeySection({ owner }: { owner: Owner }) {
  const { data: passkeys } = useQuery(passkeysQuery);
  const { data: isUsable = false } = useQuery(passkeysUsableQuery);
  if (!isUsable && !passkeys?.length) return null;
  return (
    <AccountSection title={words.title} text={words.text}>
      <PasskeyList owner={owner} isUsable={isUsable} />
    </AccountSection>
  );
}

/** The passkeys of the account, and the way to one more or one less. */
function PasskeyList({ owner, isUsable }: { owner: Owner; isUsable: boolean }) {
  const passkeys = useQuery(passkeysQuery);
  const [named, setNamed] = useState<Passkey>();
  const [doomed, setDoomed] = useState<Passkey>();
  if (hasFailed(passkeys)) return <SectionUnavailable text={words.unavailable} query={passkeys} />;
  if (!passkeys.data) return <Busy className="w-full" />;
  const count = passkeys.data.length;
  const closeWith = (close: () => void) => async () => {
    close();
    await refreshPasskeys();
  };
  return (
    <div className="flex w-full flex-col items-start gap-4">
      {count === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="w-full divide-y divide-rule border-y border-rule">
          {passkeys.data.map((one) => (
            <PasskeyItem key={one.id} passkey={one} onRename={setNamed} onRemove={setDoomed} />
          ))}
        </ul>
      )}
      {isUsable ? (
        <AddPasskey owner={owner} label={count === 0 ? words.add : words.addAnother} />
      ) : (
        <p className="text-sm text-ink-soft">{words.elsewhere}</p>
      )}
      {named && <PasskeyNaming passkey={named} onClose={closeWith(() => setNamed(undefined))} />}
      {doomed && <PasskeyRemoval passkey={doomed} owner={owner} onClose={closeWith(() => setDoomed(undefined))} />}
    </div>
  );
}

type PasskeyItemProps = { passkey: Passkey; onRename: (one: Passkey) => void; onRemove: (one: Passkey) => void };

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const name = passkey.name || words.unnamed;
  const used = passkey.usedAt ? fillWords(words.used, { moment: sayMoment(passkey.usedAt) }) : words.unused;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="figures text-sm text-ink-soft">
          {fillWords(words.added, { date: sayDate(passkey.addedAt) })}; {used}
        </p>
      </div>
      <div className="-mr-4 flex max-sm:-ml-4">
        <Button
          variant="quiet"
          size="small"
          aria-label={fillWords(words.renameNamed, { name })}
          onClick={() => onRename(passkey)}
        >
          {words.rename}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={fillWords(words.removeNamed, { name })}
          onClick={() => onRemove(passkey)}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function AddPasskey({ owner, label }: { owner: Owner; label: string }) {
  const [needsProof, setNeedsProof] = useState(false);
  const adding = useMutation({
    mutationFn: addPasskey,
    onSuccess: (refusal) => {
      setNeedsProof(refusal?.code === "reauthentication_needed");
      if (!refusal) void notify.success(words.done.title, words.done.text);
      else if (refusal.code !== "reauthentication_needed" && !wasCalledOff(refusal)) {
        void notify.error(words.failed, sayPasskeyRefusal(refusal));
      }
      return refreshPasskeys();
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={adding.isPending}
        busyLabel={passkeyOffer.busy}
        onClick={() => adding.mutate()}
      >
        {label}
      </Button>
      <Dialog title={words.add} open={needsProof} onOpenChange={setNeedsProof}>
        <ProofForm {...owner} onProven={async () => adding.mutate()} />
      </Dialog>
    </>
  );
}
