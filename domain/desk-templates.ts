import type { Time } from "./desk.ts";

/** A letter that a reply begins with. `{name}` and `{me}` are filled in by themselves; what stands in brackets is left to the writer. */
export type Template = {
  id: string;
  name: string;
  subject: string;
  body: string;
  version: number;
  /** Null where it came with the product. */
  savedBy: string | null;
  savedAt: Time;
};

export type TemplateVersion = Omit<Template, "id"> & { isRemoved: boolean };

type TemplateChange = { kind: "saved" | "conflict"; template: Template };

/** The functions of the desk that are about its letters; domain/desk-functions.ts lists them with the others. */
export type DeskTemplateCalls = {
  desk_letter_templates: { asks: Record<string, never>; hears: Template[] };
  /** The first time, `seenVersion` is 0. */
  desk_save_letter_template: {
    asks: { template: string; seenVersion: number; name: string; subject: string; body: string };
    hears: TemplateChange;
  };
  desk_remove_letter_template: { asks: { template: string; seenVersion: number }; hears: TemplateChange };
  /** Newest first. */
  desk_letter_template_history: { asks: { template: string }; hears: TemplateVersion[] };
  /** Before the mail of that number is queued; what is chosen last counts. */
  desk_attach: { asks: { mailId: string; documents: string[] }; hears: { documents: string[] } };
};

type Words = { subject: string; body: string };

/** What a letter leaves to its writer: `[day and time]`. */
export const gapsOf = ({ subject, body }: Words): string[] => `${subject}\n${body}`.match(/\[[^\][\n]+\]/g) ?? [];

/** The first gap of any template that a written letter still has; brackets of the writer's own are theirs. */
export function findGap(letter: Words, templates: readonly Words[]): string | undefined {
  const known = new Set(templates.flatMap(gapsOf));
  return gapsOf(letter).find((gap) => known.has(gap));
}

/** The first brace that nothing will ever fill in. */
export const findStrayBrace = ({ subject, body }: Words): string | undefined =>
  /\{[^}\n]*\}?|\}/.exec(`${subject}\n${body}`.replace(/\{(name|me)\}/g, ""))?.[0];

/** The first name, where there are two; a letter is better addressed too stiffly than wrongly. */
export const addressOf = (name: string): string => name.trim().split(/\s+/)[0] || name;

/** Whoever writes signs as they like to, else by their name. */
export const signOf = ({ signature, name, email }: { signature: string; name: string; email: string }): string =>
  signature.trim() || name || email;

/** A template as it stands in front of its writer. */
export function fillTemplate({ subject, body }: Words, { name, me }: { name: string; me: string }): Words {
  const fill = (text: string) => text.replace(/\{(name|me)\}/g, (_, word) => (word === "me" ? me : name));
  return { subject: fill(subject), body: fill(body) };
}
