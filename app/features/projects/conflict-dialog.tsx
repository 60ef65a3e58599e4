import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { projectConflict as words } from "#content/dashboard.ts";
import { formatWords } from "#domain/project.ts";
import { fillWords } from "./fill-words.ts";
import type { Conflict } from "./use-project-changes.ts";

type ConflictDialogProps = { conflict: Conflict; onKeepTheirs: () => void; onKeepMine: () => void };

const fields = ["title", "genre", "status", "wordCount", "targetWords", "description"] as const;

/** Two versions side by side, as far as they differ, and the choice between them. */
export function ConflictDialog({ conflict: { draft, theirs }, onKeepTheirs, onKeepMine }: ConflictDialogProps) {
  const differing = fields.filter((field) => draft[field] !== theirs[field]);
  const say = (value: string | number) => (typeof value === "number" ? formatWords(value) : value || words.none);
  return (
    <Dialog
      title={fillWords(words.title, { title: theirs.title })}
      description={words.text}
      open
      onOpenChange={(isOpen) => !isOpen && onKeepTheirs()}
      width="wide"
      focusesItself
    >
      {differing.length === 0 ? (
        <p>{words.same}</p>
      ) : (
        <div className="max-h-[40vh] overflow-auto">
          <table className="w-full border-collapse text-sm">
            <thead>
              <tr className="label border-b border-rule-strong text-left text-ink-soft">
                <th scope="col" className="py-2 pr-4">
                  {words.field}
                </th>
                <th scope="col" className="py-2 pr-4">
                  {words.theirs}
                </th>
                <th scope="col" className="py-2">
                  {words.mine}
                </th>
              </tr>
            </thead>
            <tbody className="figures align-top">
              {differing.map((field) => (
                <tr key={field} className="border-b border-rule">
                  <th scope="row" className="py-2 pr-4 text-left font-semibold">
                    {words.labels[field]}
                  </th>
                  <td className="py-2 pr-4">{say(theirs[field])}</td>
                  <td className="py-2">{say(draft[field])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeepTheirs}>
          {words.keepTheirs}
        </Button>
        <Button onClick={onKeepMine}>{words.keepMine}</Button>
      </div>
    </Dialog>
  );
}
