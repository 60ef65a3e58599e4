import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { statusNames, callDialog as words } from "#content/desk-calendar.ts";
import type { Call, Consultant } from "#domain/desk-calendar.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayWhen } from "#domain/zoned-time.ts";
import { useNow } from "../../../ui/use-now.ts";
import { personPath } from "../frame/person-path.ts";
import { CancelForm, CloseForm, MoveForm } from "./call-forms.tsx";

type CallDialogProps = { call: Call; consultants: readonly Consultant[]; timeZone: string; onClose: () => void };

type Doing = "move" | "cancel" | "close";

/** One call: what is known of it, and what can be done about it. */
export function CallDialog({ call, consultants, timeZone, onClose }: CallDialogProps) {
  const [doing, setDoing] = useState<Doing>();
  const hasBegun = Date.parse(call.startsAt) <= useNow();
  const isOpen = call.status === "booked";
  const forms: Record<Doing, ReactNode> = {
    move: <MoveForm call={call} consultants={consultants} onDone={onClose} />,
    cancel: <CancelForm call={call} onDone={onClose} />,
    close: <CloseForm call={call} onDone={onClose} />,
  };
  const facts = [
    [words.when, sayWhen(call.startsAt, timeZone)],
    [words.theirs, sayWhen(call.startsAt, call.timeZone)],
    [words.with, call.consultantName],
    [words.how, call.way === "phone" ? `${words.phone}: ${call.phone}` : `${words.video}: ${call.meetingUrl}`],
    [words.status, statusNames[call.status] + (call.reason ? ` (${call.reason})` : "")],
  ] as const;
  return (
    <Dialog title={fillWords(words.title, { name: call.name })} onClose={onClose}>
      <dl className="grid gap-2 text-sm">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">
        <Link to={personPath(call.leadId)} className="text-link">
          {words.person}
        </Link>
      </p>
      {doing ? (
        <div className="mt-5 border-t border-rule pt-5">
          {forms[doing]}
          <Button variant="quiet" size="small" className="mt-2" onClick={() => setDoing(undefined)}>
            {words.back}
          </Button>
        </div>
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">
          {hasBegun && (
            <Button size="small" onClick={() => setDoing("close")}>
              {words.close.open}
            </Button>
          )}
          {isOpen && (
            <>
              <Button size="small" variant="secondary" onClick={() => setDoing("move")}>
                {words.move.open}
              </Button>
              <Button size="small" variant="danger" onClick={() => setDoing("cancel")}>
                {words.cancel.open}
              </Button>
            </>
          )}
        </div>
      )}
      {isOpen && !hasBegun && !doing && <p className="mt-3 text-sm text-ink-soft">{words.close.later}</p>}
    </Dialog>
  );
}
