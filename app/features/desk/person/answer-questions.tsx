import { Button } from "#app/ui/button.tsx";
import { listWords, personPage } from "#content/desk.ts";
import type { LastAnswer } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayExactly } from "#domain/say-time.ts";

const words = personPage.answer;

/** Who else has this answer open. */
export function Colleagues({ names }: { names: readonly string[] }) {
  return (
    <p role="status" className="text-sm font-semibold text-gold-ink empty:hidden">
      {names.length > 0 && fillWords(words.alsoOpen, { names: names.join(", ") })}
    </p>
  );
}

/** A template would take the place of what is written. */
export function Replacing({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      <p>{words.replace.text}</p>
      <Button variant="danger" size="small" onClick={onYes}>
        {words.replace.confirm}
      </Button>
      <Button variant="secondary" size="small" onClick={onNo}>
        {words.replace.cancel}
      </Button>
    </div>
  );
}

type AnsweredProps = { last: LastAnswer; onSend: () => void; onWait: () => void };

/** A colleague was faster: nothing has been sent, and whoever wrote this decides. */
export function Answered({ last: { what, who, at }, onSend, onWait }: AnsweredProps) {
  const { text, confirm, cancel } = words.answered;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-l-2 border-danger pl-4 text-sm">
      <p>{fillWords(text[what], { who: who ?? listWords.house, when: sayExactly(at) })}</p>
      <Button variant="danger" size="small" onClick={onSend}>
        {confirm}
      </Button>
      <Button variant="secondary" size="small" onClick={onWait}>
        {cancel}
      </Button>
    </div>
  );
}
