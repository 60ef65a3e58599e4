import { type ComponentProps, useEffect, useRef, useState } from "react";
import { notify } from "#app/ui/notify.ts";
import { useNewest } from "#app/use-newest.ts";
import type { Problems } from "#domain/judge.ts";
import { dropDraft, fillIn, keepDraft, readDraft } from "./draft.ts";
import type { FormProblem } from "./error-summary.tsx";
import type { FormWork } from "./form-work.ts";
import { useHydrated } from "./use-hydrated.ts";

export type CheckedFormOptions<Receipt> = {
  /** Begins the ids of its fields. */
  id: string;
  /** Asked whenever there is something to do, and always of the newest render. What it imports, the browser fetches once. */
  load: () => Promise<FormWork<Receipt>>;
  onSent: (receipt: Receipt) => void;
  /** The work itself could not be fetched. */
  onUnavailable: () => void;
  /** Keeps what is typed until it is sent, also across a reload. */
  keepsDraft?: boolean;
  /** Where a failed check leads: to the summary, which sees to it, or in a small form without one to the field. */
  leadsTo?: "summary" | "field";
};

const noProblems: Problems = {};

/**
 * The one form pattern. The markup is a plain form that posts by itself; with scripts it checks on submit, then on every
 * change, sends once however often it is clicked, and loses nothing that was typed.
 */
export function useCheckedForm<Receipt>(options: CheckedFormOptions<Receipt>) {
  const { id, keepsDraft = false, leadsTo = "summary" } = options;
  const newest = useNewest(options);
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [problems, setProblems] = useState(noProblems);
  const [reported, setReported] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!keepsDraft || !form.current) return;
    fillIn(form.current, readDraft(id));
    keepDraft(id, form.current);
  }, [id, keepsDraft]);

  useEffect(() => {
    if (attempt > 0 && leadsTo === "field") form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt, leadsTo]);

  // A button that was disabled under the finger has lost the focus; what follows may have taken it by now.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    }
    wasSending.current = isSending;
  }, [isSending]);

  const prepare = () => {
    notify.prepare();
    return newest.current.load();
  };

  const clear = () => {
    form.current?.reset();
    setProblems(noProblems);
    setAttempt(0);
    if (keepsDraft) dropDraft(id);
  };

  const submit = async () => {
    if (isUnderWay.current || !form.current) return;
    isUnderWay.current = true;
    try {
      const { check, send } = await prepare();
      const entries = new FormData(form.current);
      const found = check(entries);
      setProblems(found);
      setReported(Object.keys(found));
      setAttempt((count) => count + 1);
      if (Object.keys(found).length > 0) return;
      setIsSending(true);
      const receipt = await send(entries);
      if (receipt === undefined) return;
      clear();
      newest.current.onSent(receipt);
    } catch {
      // The chunk did not come (`send` answers for itself): no network, or an old tab after a new release.
      newest.current.onUnavailable();
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };

  const checkAgain = async () => {
    const { check } = await prepare();
    if (form.current && !isUnderWay.current) setProblems(check(new FormData(form.current)));
  };

  const formProps = {
    ref: form,
    method: "post",
    noValidate: isHydrated,
    onFocus: () => void prepare().catch(() => {}),
    onInput: () => {
      if (keepsDraft && form.current) keepDraft(id, form.current);
      if (attempt > 0) void checkAgain();
    },
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  } satisfies ComponentProps<"form">;

  // The summary is that of the last attempt: a mended field leaves it, and no keystroke is announced.
  const list: FormProblem[] = reported.flatMap((name) => {
    const message = problems[name];
    return message ? [{ fieldId: `${id}-${name}`, message }] : [];
  });
  return {
    formProps,
    isSending,
    clear,
    /** For the summary above the fields. */
    summary: { problems: list, attempt },
    /** What ties a field to the form: its id, its name, its problem. */
    field: (name: string) => ({ id: `${id}-${name}`, name, error: problems[name] }),
  };
}
export type CheckedForm = ReturnType<typeof useCheckedForm>;
