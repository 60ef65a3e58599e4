import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { AskingButton } from "#app/ui/asking-button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import type { BookMember, BookPage } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { askBook, sayFault } from "./ask-book.ts";
import { refreshBooks } from "./book-queries.ts";

const words = bookPage.members.leave;

/** Whoever was let into a book may go whenever they like. */
export function LeaveBook({ page: { book }, member: { id, role } }: { page: BookPage; member: BookMember }) {
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => askBook("revoke_book_member", { member: id }),
    onSuccess: async () => {
      await navigate("/dashboard");
      void notify.success(words.done.title, fillWords(words.done.text, { title: book.title }));
      void refreshBooks();
    },
    onError: (fault) => void notify.error(words.failed.title, sayFault(fault)),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="text-ink-soft">{fillWords(words.text[role], { author: book.authorName })}</p>
      <AskingButton
        variant="quiet"
        question={{ ...words.asking, text: fillWords(words.asking.text, { author: book.authorName }) }}
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate()}
      >
        {words.action}
      </AskingButton>
    </div>
  );
}
