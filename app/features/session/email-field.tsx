import type { ComponentProps } from "react";
import { TextField } from "#app/forms/text-field.tsx";
import { authPage } from "#content/auth.ts";

/** The address is the user name: password managers are told so. */
export function EmailField(input: ComponentProps<"input">) {
  return (
    <TextField
      name="email"
      type="email"
      required
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
      label={authPage.email.label}
      placeholder={authPage.email.placeholder}
    />
  );
}
