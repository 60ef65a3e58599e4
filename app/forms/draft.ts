/** What was typed and not yet sent, by field. It stays in the tab, so that no error, reload or lost line costs it. */
export type Draft = readonly (readonly [name: string, value: string])[];

const keyOf = (name: string) => `halftitle.draft.${name}`;

/** Reads what is stored; anything else counts as nothing. */
export function parseDraft(stored: string | null): Draft {
  try {
    const pairs: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(pairs) ? pairs.filter(isPair) : [];
  } catch {
    // Not ours: an empty form is no loss.
    return [];
  }
}

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");

export function readDraft(name: string): Draft {
  try {
    return parseDraft(sessionStorage.getItem(keyOf(name)));
  } catch {
    // Storage is closed: nothing was kept.
    return [];
  }
}

export function keepDraft(name: string, form: HTMLFormElement): void {
  const fields = [...form.elements].filter(isTypedIn).map((field) => field.name);
  const pairs = [...new FormData(form)].filter(([field, value]) => fields.includes(field) && value !== "");
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(pairs));
  } catch {
    // Blocked or full: the form itself still holds everything until the page is left.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept there.
  }
}

/** Only into what is still empty: whatever was typed before the scripts came is newer. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const field of form.elements) {
    if (!isTypedIn(field)) continue;
    const values = draft.filter(([name]) => name === field.name).map(([, value]) => value);
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      if (values.includes(field.value)) field.checked = true;
    } else if (field.value === "" && values[0] !== undefined) {
      field.value = values[0];
    }
  }
}

type TypedIn = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isTypedIn(field: Element): field is TypedIn {
  return field.matches("input:not([type=hidden], [name=website]), select, textarea");
}

/** What a form does with its draft: finds it, keeps it while somebody types, and lets it go once it is sent. */
export const drafts = {
  open(name: string, form: HTMLFormElement) {
    fillIn(form, readDraft(name));
    keepDraft(name, form);
  },
  keep: keepDraft,
  drop: dropDraft,
};
export type Drafts = typeof drafts;
