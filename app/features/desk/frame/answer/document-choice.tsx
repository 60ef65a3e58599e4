import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { answerExtras as words } from "#content/desk-templates.ts";
import { resources } from "#content/resources.ts";

type DocumentChoiceProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** The site's documents, by name; they go along as they are on the site. */
export function DocumentChoice({ chosen, onChange }: DocumentChoiceProps) {
  return (
    <details>
      <summary className="min-h-8 text-sm font-semibold">
        {words.documents}
        {chosen.length > 0 && <span className="figures"> ({chosen.length})</span>}
      </summary>
      <div className="mt-2 grid gap-1.5 text-sm sm:grid-cols-2">
        {resources.map(({ downloadUrl, title, type }) => (
          <CheckboxField
            key={downloadUrl}
            label={`${title} (${type})`}
            checked={chosen.includes(downloadUrl)}
            disabled={chosen.length >= 5 && !chosen.includes(downloadUrl)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, downloadUrl] : chosen.filter((one) => one !== downloadUrl))
            }
          />
        ))}
      </div>
      {chosen.length >= 5 && <p className="mt-1 text-sm text-ink-soft">{words.tooMany}</p>}
    </details>
  );
}

/** Their names, where a mail is read that had them along. */
export const sayDocuments = (documents: readonly string[]) =>
  documents
    .map((document) => resources.find(({ downloadUrl }) => downloadUrl === document)?.title ?? document)
    .join(", ");
