import { useQuery } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { templateDesk } from "#content/desk-templates.ts";
import type { TemplateVersion } from "#domain/desk-templates.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayShortMoment } from "#domain/say-time.ts";
import { deskQueries } from "../frame/desk-queries.ts";

const words = templateDesk.history;

type TemplateHistoryProps = { id: string; onTake: (words: Pick<TemplateVersion, "name" | "subject" | "body">) => void };

/** Every wording it had. Taking one puts it into the editor; it counts once it is saved. */
export function TemplateHistory({ id, onTake }: TemplateHistoryProps) {
  const { data: versions = [] } = useQuery(deskQueries.letterTemplateHistory(id));
  const now = useNow();
  return (
    <section aria-labelledby="history" className="mt-10 max-w-narrow border-t border-rule-strong pt-5">
      <h2 id="history" className="text-title-s">
        {words.title}
      </h2>
      <ol className="mt-2 divide-y divide-rule border-y border-rule">
        {versions.map(({ version, name, subject, body, savedBy, savedAt, isRemoved }) => (
          <li key={version}>
            <details>
              <summary className="figures min-h-10 py-2 text-sm">
                {fillWords(words.version, {
                  version,
                  when: sayShortMoment(savedAt, now),
                  who: savedBy ?? words.house,
                })}
                {isRemoved && `, ${words.removed}`}
              </summary>
              <div className="pb-4 text-sm">
                <p className="font-semibold break-words">{subject}</p>
                <p className="mt-2 border-l-2 border-rule-strong pl-4 break-words whitespace-pre-wrap">{body}</p>
                <Button
                  variant="secondary"
                  size="small"
                  className="mt-3"
                  aria-label={fillWords(words.takeLabel, { version })}
                  onClick={() => onTake({ name, subject, body })}
                >
                  {words.take}
                </Button>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
