import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "#app/backend/query-client.ts";
import { SelectField } from "#app/forms/select-field.tsx";
import { notify } from "#app/ui/notify.ts";
import { SecretAddress } from "#app/ui/secret-address.tsx";
import { noticePaths, noticePanel as words } from "#content/book-notices.ts";
import type { BookNotices as Notices } from "#domain/book-page.ts";
import { askBook } from "../ask-book.ts";

const noticesQuery = (book: number) =>
  queryOptions({
    queryKey: ["book-notices", book] as const,
    queryFn: () => askBook("my_book_notices", { book }),
  });

const choices = (["single", "weekly"] as const).map((value) => ({ value, label: words.choices[value] }));

/** How its reader hears of a book: single mails or one a week, and a calendar of their own. */
export function BookNotices({ book }: { book: number }) {
  const { data } = useQuery(noticesQuery(book));
  if (!data) return null;
  return (
    <section id="notices" aria-labelledby="notices-title" className="mt-10 scroll-mt-24">
      <h2 id="notices-title" className="mb-4 text-title-m">
        {words.title}
      </h2>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {data.canChoose && <MailChoice book={book} notices={data} />}
        <FeedAddress book={book} notices={data} />
      </div>
    </section>
  );
}

function MailChoice({ book, notices }: { book: number; notices: Notices }) {
  const choose = useMutation({
    mutationFn: (weekly: boolean) => askBook("choose_book_notices", { book, weekly }),
    onSuccess: (chosen) => {
      queryClient.setQueryData(noticesQuery(book).queryKey, chosen);
      void notify.success(words.saved[chosen.isWeekly ? "weekly" : "single"]);
    },
    onError: (fault) => void notify.error(words.failed.title, fault.message),
  });
  const shown = choose.isPending ? choose.variables : notices.isWeekly;
  return (
    <div className="max-w-lead">
      <SelectField
        label={words.how}
        options={choices}
        value={shown ? "weekly" : "single"}
        onChange={({ currentTarget: { value } }) => choose.mutate(value === "weekly")}
      />
      <p className="mt-2 text-sm text-ink-soft">{words.always}</p>
    </div>
  );
}

function FeedAddress({ book, notices }: { book: number; notices: Notices }) {
  const [address, setAddress] = useState<string>();
  const onError = () => void notify.error(words.feed.failed);
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: noticesQuery(book).queryKey });
  const make = useMutation({
    mutationFn: () => askBook("make_book_feed", { book }),
    onSuccess: ({ token }) => setAddress(`${window.location.origin}${noticePaths.feed}?token=${token}`),
    onError,
    onSettled,
  });
  const end = useMutation({
    mutationFn: () => askBook("end_book_feed", { book }),
    onSuccess: () => {
      setAddress(undefined);
      void notify.success(words.feed.ended);
    },
    onError,
    onSettled,
  });
  const isMade = notices.feedMadeAt !== null;
  return (
    <div className="max-w-lead">
      <h3 className="text-title-s">{words.feed.title}</h3>
      <p className="mt-2 text-sm text-ink-soft">{words.feed.text}</p>
      <SecretAddress words={words.feed} address={address} isMade={isMade} make={make} end={end} />
    </div>
  );
}
