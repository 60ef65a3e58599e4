import { Fragment } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { inboxPage } from "#content/desk.ts";

const words = inboxPage.keys;

type KeysDialogProps = { usesLetters: boolean; onChange: (usesLetters: boolean) => void; onClose: () => void };

export function KeysDialog({ usesLetters, onChange, onClose }: KeysDialogProps) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
        {words.list.map(({ keys, text }) => (
          <Fragment key={text}>
            <dt className="flex items-baseline gap-2">
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && <span className="text-sm text-ink-soft">{words.or}</span>}
                  <kbd className="min-w-8 rounded-sm border border-rule-strong bg-paper px-2 text-center font-mono text-sm">
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <label className="mt-6 flex items-start gap-3 border-t border-rule pt-5">
        <input
          type="checkbox"
          checked={usesLetters}
          onChange={({ currentTarget: { checked } }) => onChange(checked)}
          className="mt-1 size-5"
        />
        <span>
          {words.single}
          <span className="block text-sm text-ink-soft">{words.singleHelp}</span>
        </span>
      </label>
    </Dialog>
  );
}
