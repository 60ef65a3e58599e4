import { type ComponentProps, useEffect, useId, useReducer, useRef } from "react";
import { notify } from "#app/ui/notify.ts";
import { useNewest } from "#app/use-newest.ts";
import { layoutWords } from "#content/layout.ts";
import type { Drafts } from "./draft.ts";
import { advance, idle } from "./form-state.ts";
import type { Answer, FormWork } from "./form-work.ts";
import { useHydrated } from "./use-hydrated.ts";

export type FormOptions<Receipt> = {
  /** Begins the ids of its fields, and names its draft. */
  id?: string;
  onSent?: (receipt: Receipt) => void;
  /** Sending could not begin, or ended in a surprise: a chunk that did not come, an old tab after a new release. */
  onUnavailable?: (form: HTMLFormElement) => void;
  /** Keeps what is typed until it is sent, also across a reload. Handed in (`drafts` of draft.ts): most pages need none. */
  drafts?: Drafts;
  /** For a form that hands its words to a query or a mutation, which knows best how long it takes. */
  isBusy?: boolean;
} & (
  | {
      /** The form's rules, asked for whenever there is something to do. What it imports, the browser fetches once. */
      load: () => FormWork<Receipt> | Promise<FormWork<Receipt>>;
      send?: never;
    }
  | {
      /** Without rules of its own: the browser checks what is required, the server answers for the rest. */
      send: (entries: FormData) => Promise<Answer<Receipt>> | Promise<void>;
      load?: never;
    }
);

export function tellOutOfReach() {
  void notify.error(layoutWords.outOfReach.title, layoutWords.outOfReach.text);
}

/**
 * The one form pattern. The markup is a plain form that posts by itself; with scripts it is checked when it is sent, then
 * on every change, and sent once however often somebody presses. What acts is always the newest render's; nothing that was
 * typed is lost, and the focus is never: it goes to what is wrong, or back to where it was.
 */
export function useForm<Receipt = true>(options: FormOptions<Receipt>) {
  const ownId = useId();
  const { id = ownId, drafts } = options;
  const newest = useNewest(options);
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [state, tell] = useReducer(advance, idle);
  const isHydrated = useHydrated();
  const isBusy = state.isSending || options.isBusy === true;

  useEffect(() => {
    if (form.current) drafts?.open(id, form.current);
  }, [id, drafts]);

  useEffect(() => {
    // The summary stands above the fields; a small form without one leads to its first field that is wrong.
    if (state.attempts > 0) form.current?.querySelector<HTMLElement>("[data-summary], [aria-invalid=true]")?.focus();
  }, [state.attempts]);

  // What is disabled under the finger loses the focus; what follows may have taken it by now.
  const wasBusy = useRef(false);
  const sentFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      // A button that waits for words is off again once they are stored: then one goes on where they are typed.
      const isOff = sentFrom.current?.matches(":disabled");
      (isOff ? form.current?.querySelector<HTMLElement>("input, select, textarea") : sentFrom.current)?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);

  const open = async (): Promise<FormWork<Receipt>> => {
    const { load, send } = newest.current;
    return load ? load() : (entries) => ({ send: async () => (await send(entries)) || undefined });
  };

  const clear = () => {
    form.current?.reset();
    tell({ kind: "cleared" });
    drafts?.drop(id);
  };

  const submit = async (element: HTMLFormElement) => {
    if (isUnderWay.current || newest.current.isBusy) return;
    isUnderWay.current = true;
    const held = document.activeElement;
    sentFrom.current = element.querySelector<HTMLElement>(held && element.contains(held) ? ":focus" : "[type=submit]");
    try {
      const work = (await open())(new FormData(element));
      if ("problems" in work) return tell({ kind: "refused", problems: work.problems });
      tell({ kind: "sending" });
      const answer = await work.send();
      if (!answer) return tell({ kind: "answered" });
      if ("problems" in answer) return tell({ kind: "refused", problems: answer.problems });
      clear();
      newest.current.onSent?.(answer.sent);
    } catch {
      // Whatever it was, what was typed is still there, and somebody waits for a word.
      tell({ kind: "answered" });
      const { onUnavailable } = newest.current;
      if (onUnavailable) onUnavailable(element);
      else tellOutOfReach();
    } finally {
      isUnderWay.current = false;
    }
  };

  const checkAgain = async (element: HTMLFormElement) => {
    const work = (await open())(new FormData(element));
    if (!isUnderWay.current) tell({ kind: "typed", problems: "problems" in work ? work.problems : {} });
  };

  const formProps = {
    ref: form,
    method: "post",
    noValidate: isHydrated && options.load !== undefined,
    "aria-busy": isBusy || undefined,
    onFocus: () => {
      notify.prepare();
      void open().catch(() => {});
    },
    onInput: ({ currentTarget }) => {
      drafts?.keep(id, currentTarget);
      if (state.attempts > 0) void checkAgain(currentTarget).catch(() => {});
    },
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  } satisfies ComponentProps<"form">;

  const idOf = (name: string) => `${id}-${name}`;
  return {
    formProps,
    isBusy,
    /** For the summary above the fields. */
    summary: { state, idOf },
    /** What ties a field to the form: its id, its name, its problem. */
    field: (name: string) => ({ id: idOf(name), name, error: state.problems[name] }),
  };
}

export type FieldTie = ReturnType<typeof useForm>["field"];
