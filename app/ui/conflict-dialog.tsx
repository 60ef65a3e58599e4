import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConflictDialogProps = {
  title: string;
  words: { text: string; keepTheirs: string; keepMine: string };
  width?: "text" | "wide";
  onKeepTheirs: () => void;
  /** Left out where one's own can be stored no more. */
  onKeepMine?: () => void;
  /** Both versions: `ConflictTable` or `ConflictTexts`. */
  children: ReactNode;
};

/**
 * Somebody else has saved meanwhile: both versions, and the choice between them. Closing it by any other means changes
 * nothing that is stored.
 */
export function ConflictDialog({ title, words, width, onKeepTheirs, onKeepMine, children }: ConflictDialogProps) {
  return (
    <Dialog title={title} description={words.text} onClose={onKeepTheirs} width={width} focusesItself>
      {children}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeepTheirs}>
          {words.keepTheirs}
        </Button>
        {onKeepMine && <Button onClick={onKeepMine}>{words.keepMine}</Button>}
      </div>
    </Dialog>
  );
}

type Sides<Value> = { theirs: Value; mine: Value };

type ConflictTableProps = {
  words: Sides<string> & { field: string };
  fields: readonly (Sides<string> & { label: string })[];
};

/** For rows of short values: the fields that differ, one a line. */
export function ConflictTable({ words, fields }: ConflictTableProps) {
  return (
    <div className="max-h-[40vh] overflow-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="label border-b border-rule-strong text-left text-ink-soft">
            {[words.field, words.theirs, words.mine].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-4">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures align-top">
          {fields.map(({ label, theirs, mine }) => (
            <tr key={label} className="border-b border-rule">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {label}
              </th>
              <td className="py-2 pr-4">{theirs}</td>
              <td className="py-2">{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ConflictTextsProps = { words: Sides<string>; texts: Sides<{ title?: string; text: string }> };

/** For what is read rather than compared: two texts beside each other. */
export function ConflictTexts({ words, texts }: ConflictTextsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(["theirs", "mine"] as const).map((side) => (
        <section key={side} className="min-w-0">
          <h3 className="label text-ink-soft">{words[side]}</h3>
          {texts[side].title && <p className="mt-1 font-semibold break-words">{texts[side].title}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too */}
          <p tabIndex={0} className="mt-1 max-h-60 overflow-y-auto text-sm break-words whitespace-pre-wrap">
            {texts[side].text}
          </p>
        </section>
      ))}
    </div>
  );
}
