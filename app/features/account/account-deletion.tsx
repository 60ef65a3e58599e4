import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hasFailed } from "#app/backend/has-failed.ts";
import { signOut } from "#app/backend/session.ts";
import { bookListQuery } from "#app/features/books/book-queries.ts";
import { ProofForm } from "#app/features/session/proof-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { accountPage } from "#content/account.ts";
import { fillWords } from "#domain/fill-words.ts";
import { deleteAccount } from "./account-store.ts";

const words = accountPage.deletion;

/** Whose account it is, and whether it has an authenticator app. */
type Owner = { email: string; hasApp: boolean };

/** The way out: what goes and what stays, a proof that the owner is there, and a last button that says what it does. */
export function AccountDeletion({ owner }: { owner: Owner }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setIsOpen(true)}>
        {words.action}
      </Button>
      <Dialog
        title={words.dialog.title}
        description={fillWords(words.dialog.text, { email: owner.email })}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        <DeletionSteps owner={owner} />
      </Dialog>
    </>
  );
}

function DeletionSteps({ owner }: { owner: Owner }) {
  const books = useQuery(bookListQuery);
  const [isProven, setIsProven] = useState(false);
  // Nobody is asked to agree to what they have not been told.
  if (!books.data) {
    return hasFailed(books) ? <p role="alert">{words.dialog.unavailable}</p> : null;
  }
  const own = books.data.books.filter(({ role }) => role === "author");
  return (
    <div className="flex flex-col gap-5">
      {own.length > 0 && <BooksThatStay titles={own.map(({ title }) => title)} />}
      <WhatStays />
      {isProven ? (
        <LastStep onRefused={() => setIsProven(false)} />
      ) : (
        <ProofForm {...owner} onProven={async () => setIsProven(true)} />
      )}
    </div>
  );
}

function LastStep({ onRefused }: { onRefused: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const finish = async () => {
    setIsBusy(true);
    const refusal = await deleteAccount();
    if (refusal) {
      void notify.error(words.failed, words.failedText);
      return onRefused();
    }
    void notify.success(words.done.title, words.done.text);
    // The session has gone with the account; this browser forgets it too, and leaves the page.
    await signOut();
  };
  return (
    <>
      <p role="status">{words.dialog.proven}</p>
      <div className="flex flex-wrap gap-3">
        <DialogClose asChild>
          <Button variant="secondary">{words.dialog.cancel}</Button>
        </DialogClose>
        <Button variant="danger" isBusy={isBusy} busyLabel={words.dialog.busy} onClick={() => void finish()}>
          {words.dialog.submit}
        </Button>
      </div>
    </>
  );
}

function BooksThatStay({ titles }: { titles: readonly string[] }) {
  const { title, text, items, ask } = words.dialog.books;
  const named = titles.map((one) => `“${one}”`).join(", ");
  return (
    <div className="flex flex-col gap-2 border-l-2 border-danger pl-4 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <p>{fillWords(text, { titles: named })}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{ask}</p>
    </div>
  );
}

function WhatStays() {
  const { title, items, more, link } = words.dialog.stays;
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-soft">
      <h3 className="font-semibold text-ink">{title}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        {more}{" "}
        <a href={link.to} target="_blank" rel="noopener" className="text-link">
          {link.label}
        </a>
      </p>
    </div>
  );
}
