import { remember } from "#app/browser-memory.ts";

/** What was typed and not yet sent, by field. It stays in the tab, so that no error, reload or lost line costs it. */
export type Draft = readonly (readonly [name: string, value: string])[];

/** Whatever else is stored there counts as nothing. */
export const readPairs = (found: unknown): Draft => (Array.isArray(found) ? found.filter(isPair) : []);

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");

/** What the staff write lies in the browser, so that a closed tab or a computer that goes off costs nothing. */
export const deskDraft = "desk-";

/** The one place that knows where a draft lies, by its name. */
export const rememberDraft = <Value>(name: string, check: (found: unknown) => Value) =>
  name.startsWith(deskDraft)
    ? remember("browser", `halftitle.desk-draft.${name.slice(deskDraft.length)}`, check)
    : remember("tab", `halftitle.draft.${name}`, check);

const draftOf = (name: string) => rememberDraft(name, readPairs);

const readDraft = (name: string): Draft => draftOf(name).read();
const dropDraft = (name: string) => draftOf(name).forget();

function keepDraft(name: string, form: HTMLFormElement): void {
  const fields = [...form.elements].filter(isTypedIn).map((field) => field.name);
  const pairs = [...new FormData(form)].filter(([field, value]) => fields.includes(field) && value !== "");
  draftOf(name).write(readPairs(pairs));
}

/** Only into what is still as it was drawn: whatever was typed before the scripts came is newer. */
function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const field of form.elements) {
    if (!isTypedIn(field)) continue;
    const values = draft.filter(([name]) => name === field.name).map(([, value]) => value);
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      if (values.includes(field.value)) field.checked = true;
    } else if (isUntouched(field) && values[0] !== undefined) {
      field.value = values[0];
    }
  }
}

function isUntouched(field: TypedIn): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === "" || field.value === field.defaultValue;
  const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value === (drawn?.value ?? "");
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
