import type { ComponentProps } from "react";
import { Field } from "#app/forms/field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { QueryFinding } from "#domain/query-check.ts";
import { markLetter } from "./mark-letter.ts";

type OwnProps = Pick<ComponentProps<"textarea">, "name" | "value" | "onChange">;
type MarkedLetterProps = Pick<OwnProps, "onChange"> & {
  label: string;
  value: string;
  findings: readonly QueryFinding[];
};

const marks = { mend: "border-danger bg-danger/10", look: "border-gold bg-gold/15" };

/** The letter as the sheet that it is written on. Under its words lie the same once more, unseen, for the marks and the sheet's length. */
export function MarkedLetter({ label, value, findings, onChange }: MarkedLetterProps) {
  const set =
    "col-start-1 row-start-1 p-5 font-serif text-base whitespace-pre-wrap break-words sm:p-10 xl:p-12 xl:text-[1.1875rem] print:p-0";
  return (
    <Field<OwnProps> label={label} name="letter" value={value} onChange={onChange} className="mt-5">
      {(control) => (
        <div className="on-paper grid min-h-96 border border-rule bg-paper shadow-page transition-colors hover:border-rule-strong print:border-0 print:shadow-none">
          <div aria-hidden="true" className={classNames(set, "invisible scripting:visible text-transparent")}>
            {markLetter(value, findings).map(({ text, level }, place) =>
              level === "fine" ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one letter have no other name
                <mark key={place} className={classNames("border-b-2 text-transparent", marks[level])}>
                  {text}
                </mark>
              ),
            )}
            {"\u200b"}
          </div>
          <textarea
            {...control}
            className={classNames(set, "resize-none overflow-hidden bg-transparent text-ink outline-offset-0")}
          />
        </div>
      )}
    </Field>
  );
}
