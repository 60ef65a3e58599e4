import { Pencil, Trash2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { useGrowingList } from "#app/ui/use-growing-list.ts";
import { projectPage } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { sayDay } from "#domain/say-time.ts";
import { type WordEntry, withChanges } from "#domain/word-log.ts";

const words = projectPage.log;
const shownAtFirst = 12;
const pieceOfLog = 100;

type WordLogTableProps = {
  log: readonly WordEntry[];
  onEdit: (entry: WordEntry) => void;
  onDelete: (entry: WordEntry) => void;
};

/** Newest first, as it is read; a long log waits behind a button. */
export function WordLogTable({ log, onEdit, onDelete }: WordLogTableProps) {
  const rows = withChanges(log).toReversed();
  const { shown, next, grow } = useGrowingList(rows, shownAtFirst, pieceOfLog);
  if (log.length === 0) return <p className="border-y border-rule py-6 text-ink-soft">{words.empty}</p>;
  return (
    <>
      <table className="figures w-full border-collapse text-sm">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="label border-b border-rule-strong text-left text-ink-soft">
            <th scope="col" className="py-2 pr-3">
              {words.columns.day}
            </th>
            <th scope="col" className="py-2 pr-3 text-right">
              {words.columns.words}
            </th>
            <th scope="col" className="py-2 pr-4 text-right max-sm:hidden">
              {words.columns.change}
            </th>
            <th scope="col" className="py-2 pr-3 max-sm:hidden">
              {words.columns.note}
            </th>
            <th scope="col" className="py-2">
              <span className="sr-only">{words.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <tr key={entry.id} className="border-b border-rule">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                <span className="whitespace-nowrap">{sayDay(entry.day)}</span>
                {entry.note && <span className="block text-ink-soft sm:hidden">{entry.note}</span>}
              </th>
              <td className="py-1.5 pr-3 text-right">{formatCount(entry.words)}</td>
              <td className="py-1.5 pr-4 text-right text-ink-soft max-sm:hidden">{sayChange(entry.change)}</td>
              <td className="py-1.5 pr-3 text-ink-soft max-sm:hidden">{entry.note}</td>
              <td className="py-1.5 text-right whitespace-nowrap">
                <IconButton label={fillWords(words.edit, { day: sayDay(entry.day) })} onClick={() => onEdit(entry)}>
                  <Pencil aria-hidden="true" className="size-4" strokeWidth={1.6} />
                </IconButton>
                <IconButton label={fillWords(words.delete, { day: sayDay(entry.day) })} onClick={() => onDelete(entry)}>
                  <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.6} />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next > 0 && (
        <p className="figures mt-2 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          {fillWords(words.shown, { shown: formatCount(shown.length), total: formatCount(rows.length) })}
          <Button variant="quiet" size="small" onClick={grow}>
            {fillWords(words.more, { count: formatCount(next) })}
          </Button>
        </p>
      )}
    </>
  );
}

const sayChange = (change: number) => (change < 0 ? `−${formatCount(-change)}` : `+${formatCount(change)}`);

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex size-8 items-center justify-center text-ink-soft hover:text-ink"
    >
      {children}
    </button>
  );
}
