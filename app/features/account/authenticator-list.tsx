import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { accountPage } from "#content/account.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDate } from "#domain/say-time.ts";
import { refreshAccount } from "./account-queries.ts";
import type { Authenticator } from "./account-store.ts";
import { AuthenticatorRemoval } from "./authenticator-removal.tsx";
import { EnrolmentDialog } from "./enrolment-dialog.tsx";

const words = accountPage.authenticators;

/** The apps that the second step asks, and the way to one more or one less. */
export function AuthenticatorList({ authenticators }: { authenticators: readonly Authenticator[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const [doomed, setDoomed] = useState<Authenticator>();
  const count = authenticators.length;

  const closeWith = (close: () => void) => async () => {
    close();
    await refreshAccount();
  };
  return (
    <div className="flex w-full flex-col items-start gap-4">
      {count === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="w-full divide-y divide-rule border-y border-rule">
          {authenticators.map((one) => (
            <li key={one.id} className="flex items-center justify-between gap-4 py-2">
              <div className="min-w-0">
                <p className="font-semibold break-words">{one.name || words.unnamed}</p>
                <p className="figures text-sm text-ink-soft">
                  {fillWords(words.added, { date: sayDate(one.addedAt) })}
                </p>
              </div>
              <Button
                variant="quiet"
                size="small"
                className="-mr-4"
                aria-label={fillWords(words.removeNamed, { name: one.name || words.unnamed })}
                onClick={() => setDoomed(one)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {count === 1 && <p className="text-sm text-ink-soft">{words.lonely}</p>}
      <Button variant="secondary" size="small" onClick={() => setIsAdding(true)}>
        {count === 0 ? words.add : words.addSpare}
      </Button>
      {isAdding && <EnrolmentDialog onClose={closeWith(() => setIsAdding(false))} />}
      {doomed && (
        <AuthenticatorRemoval
          authenticator={{ ...doomed, name: doomed.name || words.unnamed }}
          isLast={count === 1}
          onClose={closeWith(() => setDoomed(undefined))}
        />
      )}
    </div>
  );
}
