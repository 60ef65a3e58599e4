import { type ComponentProps, useId } from "react";
import { SelectBox, type SelectFieldProps } from "#app/forms/select-field.tsx";
import { classNames } from "#app/ui/class-names.ts";

/** The desk's own fields: the same manners as the forms of the site, at the density of a tool. */

const control =
  "w-full min-h-10 rounded-sm border border-rule-strong bg-surface px-2.5 py-1.5 text-sm text-ink transition-colors placeholder:text-ink-soft hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger";

type DeskFieldProps = { label: string; help?: string; hidesLabel?: boolean };

function DeskLabel({ id, label, hidesLabel }: { id: string; label: string; hidesLabel?: boolean }) {
  return (
    <label htmlFor={id} className={hidesLabel ? "sr-only" : "text-label leading-snug tracking-[0] font-semibold"}>
      {label}
    </label>
  );
}

function DeskHelp({ id, help }: { id: string; help?: string }) {
  return help ? (
    <p id={id} className="text-label tracking-[0] text-ink-soft">
      {help}
    </p>
  ) : null;
}

export function DeskInput({ label, help, hidesLabel, className, ...input }: DeskFieldProps & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1", className)}>
      <DeskLabel {...{ id, label, hidesLabel }} />
      <input {...input} id={id} aria-describedby={help && `${id}-help`} className={control} />
      <DeskHelp id={`${id}-help`} help={help} />
    </div>
  );
}

export function DeskTextArea({
  label,
  help,
  hidesLabel,
  className,
  rows = 3,
  ...area
}: DeskFieldProps & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1", className)}>
      <DeskLabel {...{ id, label, hidesLabel }} />
      <textarea
        rows={rows}
        {...area}
        id={id}
        aria-describedby={help && `${id}-help`}
        // A box that grows with its text forgets its rows; line by line, they are its least height.
        style={{ minHeight: `calc(${rows}lh + 0.875rem)` }}
        className={classNames(control, "field-sizing-content")}
      />
      <DeskHelp id={`${id}-help`} help={help} />
    </div>
  );
}

type DeskSelectProps = DeskFieldProps & Omit<SelectFieldProps, "description" | "error" | "isOptional">;

export function DeskSelect({ label, help, hidesLabel, className, ...select }: DeskSelectProps) {
  const id = useId();
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1", className)}>
      <DeskLabel {...{ id, label, hidesLabel }} />
      <SelectBox
        {...select}
        id={id}
        aria-describedby={help && `${id}-help`}
        className={classNames(control, "pr-8 text-ellipsis")}
        arrowClasses="right-2 size-4"
      />
      <DeskHelp id={`${id}-help`} help={help} />
    </div>
  );
}
