import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import type { BookMember, BookPage } from "#domain/book-page.ts";
import { type MemberRole, memberRoles } from "#domain/production.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askBook } from "./ask-book.ts";
import { refreshBooks } from "./book-queries.ts";

const words = bookPage.members;
const roles = memberRoles.map((role) => ({ value: role, label: words.roles[role] }));

/** Whom the author lets in, and takes it back from. */
export function BookMembers({ page }: { page: BookPage }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<MemberRole>("reads");
  const invite = useMutation({
    mutationFn: () => askBook("invite_to_book", { book: page.book.id, email: email.trim(), role }),
    onSuccess: () => setEmail(""),
    onError: (fault) => void notify.error(words.failed.title, fault.message),
    onSettled: () => void refreshBooks(),
  });
  const { formProps, isBusy } = useForm({ send: async () => invite.mutate(), isBusy: invite.isPending });
  return (
    <>
      <p className="max-w-measure text-ink-soft">{words.text}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {page.members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
      <form {...formProps} className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label={words.email}
          type="email"
          required
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

function Member({ member: { id, email, role, acceptedAt } }: { member: BookMember }) {
  const revoke = useMutation({
    mutationFn: () => askBook("revoke_book_member", { member: id }),
    onSettled: () => void refreshBooks(),
  });
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="break-words">{email}</span>
      <span className="text-sm text-ink-soft">{acceptedAt ? words.roles[role] : words.waiting}</span>
      <Button variant="quiet" size="small" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
        {fillWords(words.revoke, { email })}
      </Button>
    </li>
  );
}
