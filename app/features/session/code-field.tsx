import type { Ref } from "react";
import { TextField } from "#app/forms/text-field.tsx";

/** Six digits from a mail or an app; phones offer them by themselves. */
export function CodeField({
  label,
  description,
  error,
  name = "code",
  ref,
}: {
  label: string;
  description?: string;
  error?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <TextField
      label={label}
      description={description}
      error={error}
      ref={ref}
      name={name}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*(\d\s*){6}"
      maxLength={12}
      placeholder="000000"
    />
  );
}

/** People type "123 456". */
export const digitsOf = (typed: string) => typed.replaceAll(/\D/g, "");
