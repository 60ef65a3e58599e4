import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { controlClasses, Field } from "#app/forms/field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { authPage } from "#content/auth.ts";

const words = authPage.password;

type PasswordFieldProps = Omit<ComponentProps<"input">, "type" | "autoComplete"> & {
  label?: string;
  description?: string;
  error?: string;
  /** What the password manager should offer: the known one, or one that it makes up. */
  autoComplete: "current-password" | "new-password";
};

/** A password that its owner may look at. The label of the eye stays, its state changes: that is how it is announced. */
export function PasswordField({ label = words.label, description, error, className, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Mark = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, description, error, className }}>
      {(control) => (
        <div className="relative">
          <input
            name="password"
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            className={classNames(controlClasses, "min-h-12 pr-13")}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={words.show}
            title={isShown ? words.hide : words.show}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-4"
          >
            <Mark aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
