import { remember } from "#app/browser-memory.ts";

/** What was typed and not yet sent, by field. It stays in the tab, so that no error, reload or lost line costs it. */
export type Draft = readonly (readonly [name: string, value: string])[];

/** Whatever else is stored there counts as nothing. */
export const readPairs = (found: unknown): Draft => (Array.isArray(found) ? found.filter(isPair) : []);

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");

/** Only into what is still as it was drawn: whatever was typed before the scripts came is newer. */
function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const field of form.elements) {
    if (!isTypedIn(field)) continue;
    const values = draft.filter(([name]) => name === field.name).map(([, value]) => value);
    if (field.matches("[type=checkbox], [type=radio]")) {
      if (values.includes(field.value)) (field as HTMLInputElement).checked = true;
    } else if (isUntouched(field) && values[0] !== undefined) {
      field.value = values[0];
    }
  }
}

function isUntouched(field: TypedIn): boolean {
  const { options, defaultValue } = field as HTMLSelectElement & HTMLInputElement;
  const drawn = field.querySelector<HTMLOptionElement>("[selected]") ?? options?.[0];
  return ["", drawn?.value ?? defaultValue].includes(field.value);
}

type TypedIn = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isTypedIn(field: Element): field is TypedIn {
  return field.matches("input:not([type=hidden], [name=website]), select, textarea");
}

/** What a form does with its draft: finds it, keeps it while somebody types, and lets it go once it is sent. */
export function makeDrafts(draftOf: (name: string) => ReturnType<typeof remember<Draft>>) {
  const keep = (name: string, form: HTMLFormElement) => {
    const fields = [...form.elements].filter(isTypedIn).map((field) => field.name);
    const pairs = [...new FormData(form)].filter(([field, value]) => fields.includes(field) && value !== "");
    draftOf(name).write(readPairs(pairs));
  };
  return {
    open(name: string, form: HTMLFormElement) {
      fillIn(form, draftOf(name).read());
      keep(name, form);
    },
    keep,
    drop: (name: string) => draftOf(name).forget(),
  };
}
export type Drafts = ReturnType<typeof makeDrafts>;

export const drafts = makeDrafts((name) => remember("tab", `halftitle.draft.${name}`, readPairs));
