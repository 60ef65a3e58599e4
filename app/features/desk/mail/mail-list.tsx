import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hasFailed } from "#app/backend/has-failed.ts";
import { Busy } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { useNow } from "#app/ui/use-now.ts";
import { listWords } from "#content/desk.ts";
import { mailKinds, mailPage as words } from "#content/desk-office.ts";
import type { QueuedMail } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayShortMoment } from "#domain/say-time.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { cell, DeskRow, DeskTable } from "../frame/desk-table.tsx";
import { MailReader } from "../frame/mail-reader.tsx";
import { Moment } from "../frame/moment.tsx";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { SettleButton } from "./settle-dialog.tsx";

/** "staff" stands for whoever reads the house's mailbox. */
const sayRecipient = ({ recipient }: QueuedMail) => (recipient === "staff" ? words.house : recipient);

const sayKind = ({ template }: QueuedMail) => mailKinds[template] ?? template;

const { columns } = words;

const shown = [
  { label: columns.subject },
  { label: columns.recipient, className: "max-md:hidden" },
  { label: columns.kind, className: "max-lg:hidden" },
  { label: columns.when, className: "max-sm:hidden" },
  { label: columns.attempts, className: "text-right max-lg:hidden" },
];

export function MailList({ mails }: { mails: readonly QueuedMail[] }) {
  const now = useNow();
  const [openMail, setOpenMail] = useState<QueuedMail>();
  return (
    <>
      <DeskTable caption={words.caption} columns={shown}>
        {mails.map((mail) => (
          <DeskRow key={mail.id} name={<MailName mail={mail} now={now} onOpen={() => setOpenMail(mail)} />}>
            <td className={`${cell} break-all max-md:hidden`}>{sayRecipient(mail)}</td>
            <td className={`${cell} text-ink-soft max-lg:hidden`}>{sayKind(mail)}</td>
            <td className={`${cell} text-ink-soft max-sm:hidden`}>
              <Moment at={mail.sentAt ?? mail.createdAt} now={now} />
              {mail.status === "waiting" && mail.attempts > 0 && (
                <span className="figures block">
                  {fillWords(words.next, { when: sayShortMoment(mail.nextAttemptAt, now) })}
                </span>
              )}
            </td>
            <td className={`figures ${cell} text-right max-lg:hidden`}>{mail.attempts}</td>
          </DeskRow>
        ))}
      </DeskTable>
      {openMail && <MailDialog mail={openMail} now={now} onClose={() => setOpenMail(undefined)} />}
    </>
  );
}

function MailName({ mail, now, onOpen }: { mail: QueuedMail; now: number; onOpen: () => void }) {
  return (
    <>
      <button type="button" onClick={onOpen} className="min-h-6 text-left font-semibold break-words hover:underline">
        {mail.subject || sayKind(mail)}
      </button>
      <span className="block break-all text-ink-soft md:hidden">{sayRecipient(mail)}</span>
      <span className="block text-ink-soft sm:hidden">
        <Moment at={mail.sentAt ?? mail.createdAt} now={now} />
      </span>
      {mail.lastError && <span className="block break-words text-danger">{mail.lastError}</span>}
      {mail.status === "dead" && <RetryButton mail={mail} />}
      {mail.status === "dead" && <SettleButton mail={mail} />}
    </>
  );
}

function RetryButton({ mail }: { mail: QueuedMail }) {
  const retry = useDeskChange(() => askDesk("desk_retry_mail", { mailId: mail.id }), {
    onSuccess: () =>
      void notify.success(words.retried.title, fillWords(words.retried.text, { recipient: sayRecipient(mail) })),
    onError: () => void notify.error(words.retryFailed.title, words.retryFailed.text),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      className="mt-1.5"
      isBusy={retry.isPending}
      busyLabel={words.retrying}
      onClick={() => retry.mutate()}
    >
      {words.retry}
    </Button>
  );
}

function MailDialog({ mail, now, onClose }: { mail: QueuedMail; now: number; onClose: () => void }) {
  const query = useQuery(deskQueries.mail(mail.id));
  return (
    <Dialog
      title={mail.subject || sayKind(mail)}
      description={fillWords(words.dialog.to, {
        recipient: sayRecipient(mail),
        when: sayShortMoment(mail.sentAt ?? mail.createdAt, now),
      })}
      onClose={onClose}
      width="wide"
      focusesItself
    >
      {query.data ? (
        <MailReader mail={query.data} />
      ) : query.data === null || hasFailed(query) ? (
        <p role="alert">{words.dialog.failed}</p>
      ) : (
        <Busy label={listWords.loading} />
      )}
    </Dialog>
  );
}
