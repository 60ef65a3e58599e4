import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { AskingButton } from "#app/ui/asking-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import type { BookMember, BookPage } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { type MemberRole, memberRoles } from "#domain/production.ts";
import { sayDate } from "#domain/say-time.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askBook, sayFault } from "./ask-book.ts";
import { refreshBooks } from "./book-queries.ts";

const words = bookPage.members;
const roles = memberRoles.map((role) => ({ value: role, label: words.roles[role] }));

/** Whom the author lets in, and takes it back from. */
export function BookMembers({ page }: { page: BookPage }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<MemberRole>("reads");
  const invite = useMutation({
    mutationFn: () => askBook("invite_to_book", { book: page.book.id, email: email.trim(), role }),
    onSuccess: () => {
      void notify.success(words.invited.title, fillWords(words.invited.text, { email: email.trim() }));
      setEmail("");
    },
    onError: (fault) => void notify.error(words.failed.title, sayFault(fault)),
    onSettled: () => void refreshBooks(),
  });
  const { formProps, isBusy } = useForm({ send: async () => invite.mutate(), isBusy: invite.isPending });
  return (
    <>
      <p className="max-w-measure text-ink-soft">{words.text}</p>
      {page.members.length > 0 && (
        <ul className="mt-3 divide-y divide-rule border-y border-rule">
          {page.members.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      )}
      <form {...formProps} className="mt-5 flex max-w-narrow flex-wrap items-end gap-3">
        <TextField
          className="min-w-60 flex-1"
          label={words.email}
          type="email"
          required
          autoComplete="off"
          value={email}
          maxLength={textLimits.email}
          onChange={({ currentTarget: { value } }) => setEmail(value)}
        />
        <SelectField
          label={words.role}
          options={roles}
          value={role}
          onChange={({ currentTarget: { value } }) => setRole(value as MemberRole)}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {words.invite}
        </Button>
      </form>
    </>
  );
}

function Member({ member: { id, email, role, invitedAt, acceptedAt } }: { member: BookMember }) {
  const revoke = useMutation({
    mutationFn: () => askBook("revoke_book_member", { member: id }),
    onError: (fault) => void notify.error(words.notRevoked.title, sayFault(fault)),
    onSettled: () => void refreshBooks(),
  });
  const since = acceptedAt
    ? fillWords(words.since[role], { day: sayDate(acceptedAt) })
    : fillWords(words.waiting[role], { day: sayDate(invitedAt) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
      <p className="min-w-0">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <span className="figures block text-sm text-ink-soft">{since}</span>
      </p>
      <AskingButton
        variant="quiet"
        question={{ ...words.revoking, title: fillWords(words.revoking.title, { email }) }}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      >
        {words.revoke}
        <span className="sr-only"> {email}</span>
      </AskingButton>
    </li>
  );
}
