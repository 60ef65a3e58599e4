import { type FormEvent, useEffect, useRef, useState } from "react";

/**
 * A small form of the portal: the browser checks what is required, one request is under way at a time, what was typed
 * stays. `send` tells the outcome itself.
 */
export function useSubmission(send: (entries: FormData) => Promise<void>) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  // The button was disabled under the finger and has lost the focus; it comes back unless it has gone elsewhere.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await send(new FormData(event.currentTarget));
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, formProps: { ref: form, method: "post", onSubmit, "aria-busy": isBusy || undefined } as const };
}

/** One field of a form, as text. */
export const entry = (entries: FormData, name: string) => String(entries.get(name) ?? "");
