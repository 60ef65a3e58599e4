import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { entry } from "#app/forms/form-work.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { codesPage as words } from "#content/desk-office.ts";
import { site } from "#content/site.ts";
import type { CodeAnswer } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDate, sayLastDay } from "#domain/say-time.ts";
import { dayIn } from "#domain/zoned-time.ts";
import { askDesk, type Hears } from "../frame/ask-desk.ts";
import { useNameOf } from "../frame/desk-context.ts";
import { DeskInput } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import { DeskForm } from "../frame/forms/desk-form.tsx";
import { personPath } from "../frame/person-path.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

type FoundCode = Extract<CodeAnswer, { found: true }>;

const marks = {
  valid: "border-success text-success",
  expired: "border-rule-strong",
  redeemed: "border-gold text-gold-ink",
};

/** `wanted` is the code as it was asked for. */
type CodeSheetProps = { wanted: string; code: FoundCode };

/** What a code is worth now, in words, and the way to redeem it. */
export function CodeSheet({ wanted, code }: CodeSheetProps) {
  const nameOf = useNameOf();
  const state = words.states[code.state];
  return (
    <Card className="mt-6 max-w-lead p-6!">
      <h2 className={classNames("inline-block border-b-2 pb-0.5 text-title-m", marks[code.state])}>{state.title}</h2>
      <p className="mt-3">
        {fillWords(state.text, {
          percent: code.percent,
          expires: sayLastDay(code.expiresAt),
          redeemed: code.redeemedAt ? sayDate(code.redeemedAt) : "",
          who: nameOf(code.redeemedBy),
        })}
      </p>
      <dl className="figures mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 border-t border-rule pt-4 text-sm">
        <dt className="text-ink-soft">{words.facts.code}</dt>
        <dd className="font-semibold">{code.code}</dd>
        <dt className="text-ink-soft">{words.facts.email}</dt>
        <dd>
          <Link to={personPath(code.email)} className="text-link break-all">
            {code.email}
          </Link>
        </dd>
        <dt className="text-ink-soft">{words.facts.campaign}</dt>
        <dd>{code.campaign}</dd>
        <dt className="text-ink-soft">{words.facts.issued}</dt>
        <dd>{sayDate(code.createdAt)}</dd>
        <dt className="text-ink-soft">{words.facts.expires}</dt>
        <dd>{sayLastDay(code.expiresAt)}</dd>
      </dl>
      {code.state === "valid" && <Redeem wanted={wanted} code={code} />}
      {code.state === "expired" && <RedeemLate wanted={wanted} code={code} />}
    </Card>
  );
}

const valuesOf = ({ code, percent, email, expiresAt }: FoundCode) => ({
  code,
  percent,
  email,
  expires: sayLastDay(expiresAt),
});

/** Shows and says what became of it. */
function useOutcome({ wanted, code }: CodeSheetProps) {
  const queryClient = useQueryClient();
  return (heard: Hears<"desk_redeem_code">) => {
    queryClient.setQueryData(deskQueries.code(wanted).queryKey, heard);
    const { done, tooLate } = words.redeem;
    if (heard.redeemedNow) void notify.success(done.title, fillWords(done.text, valuesOf(code)));
    else void notify.error(tooLate.title, tooLate.text);
  };
}

function Redeem({ wanted, code }: CodeSheetProps) {
  const [isAsked, setIsAsked] = useState(false);
  const values = valuesOf(code);
  const redeem = useDeskChange(() => askDesk("desk_redeem_code", { wanted: code.code }), {
    onSuccess: useOutcome({ wanted, code }),
    onError: () => void notify.error(words.redeem.failed.title, words.redeem.failed.text),
  });
  return (
    <>
      <Button size="small" className="mt-5" onClick={() => setIsAsked(true)}>
        {words.redeem.open}
      </Button>
      {isAsked && (
        <Dialog
          title={fillWords(words.redeem.title, values)}
          description={fillWords(words.redeem.text, values)}
          onClose={() => setIsAsked(false)}
          focusesItself
        >
          <div className="flex flex-wrap gap-3">
            <DialogClose asChild>
              <Button variant="secondary">{words.redeem.cancel}</Button>
            </DialogClose>
            <Button isBusy={redeem.isPending} busyLabel={words.redeem.busy} onClick={() => redeem.mutate()}>
              {words.redeem.confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** A code that has ended counts all the same where it was given to us in time: then somebody says when. */
function RedeemLate({ wanted, code }: CodeSheetProps) {
  const [isAsked, setIsAsked] = useState(false);
  const tell = useOutcome({ wanted, code });
  const { open, title, text, day, help, required } = words.redeem.late;
  const values = valuesOf(code);
  return (
    <>
      <Button variant="secondary" size="small" className="mt-5" onClick={() => setIsAsked(true)}>
        {open}
      </Button>
      {isAsked && (
        <Dialog
          title={fillWords(title, values)}
          description={fillWords(text, values)}
          onClose={() => setIsAsked(false)}
        >
          <DeskForm
            label={fillWords(title, values)}
            submit={words.redeem.confirm}
            read={(entries) => {
              const givenOn = entry(entries, "given");
              return givenOn ? { givenOn } : required;
            }}
            ask={({ givenOn }) => askDesk("desk_redeem_code", { wanted: code.code, givenOn })}
            onDone={tell}
          >
            <DeskInput
              label={day}
              description={help}
              name="given"
              type="date"
              min={dayIn(code.createdAt, site.timeZone)}
              max={dayIn(Date.parse(code.expiresAt) - 1, site.timeZone)}
            />
          </DeskForm>
        </Dialog>
      )}
    </>
  );
}
