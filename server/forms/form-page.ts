import { html } from "hono/html";
import { formPages } from "#content/form-pages.ts";
import type { Problems } from "#domain/judge.ts";
import type { Markup } from "./plain-page.ts";

export type Choice = { value: string; label: string };

export type FormField = {
  name: string;
  label: string;
  help?: string;
  isRequired?: boolean;
  autocomplete?: string;
} & (
  | { kind: "text" | "email" | "tel" | "textarea" | "checkbox" }
  | { kind: "select" | "checkboxes"; choices: readonly Choice[] }
  | { kind: "radios"; groups: readonly { legend?: string; choices: readonly Choice[] }[] }
);

/** A form as the server draws it, for whoever sent one without scripts and has something to mend. */
export type PlainForm = { action: string; fields: readonly FormField[]; submit: string };

export type Entries = Record<string, string | readonly string[]>;

/** Filled with what was entered; what is wrong stands in a summary above and beside each field. */
export function drawForm(
  form: PlainForm,
  entries: Entries,
  problems: Problems,
  hidden: Record<string, string>,
): Markup {
  const fields = form.fields.map((field) => drawField(field, entries[field.name], problems[field.name]));
  return html`${drawSummary(form, problems)}
<form method="post" action="${form.action}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="aside" aria-hidden="true"><label>${formPages.leaveEmpty}<input name="website" tabindex="-1" autocomplete="off"></label></div>
${fields}
<button>${form.submit}</button>
</form>`;
}

function drawSummary(form: PlainForm, problems: Problems): Markup {
  const wrong = form.fields.filter(({ name }) => problems[name]);
  if (wrong.length === 0) return html``;
  const title =
    wrong.length === 1 ? formPages.again.one : formPages.again.many.replace("{count}", String(wrong.length));
  return html`<div class="summary" role="alert"><h2>${title}</h2>
<ul>${wrong.map(({ name }) => html`<li><a href="#${name}">${problems[name]}</a></li>`)}</ul></div>
<p>${formPages.again.kept}</p>`;
}

function drawField(field: FormField, entry: Entries[string] = "", problem: string | undefined): Markup {
  const values = typeof entry === "string" ? [entry] : entry;
  const { name, label, help, isRequired = false } = field;
  const optional =
    isRequired || field.kind === "checkbox" ? "" : html` <span class="optional">(${formPages.optional})</span>`;
  const helpText = help ? html`<div class="help" id="${name}-help">${help}</div>` : "";
  const error = problem ? html`<p class="error" id="${name}-error">${problem}</p>` : "";
  const describedBy = [help && `${name}-help`, problem && `${name}-error`].filter(Boolean).join(" ");
  const shared = html`id="${name}" name="${name}"${isRequired ? html` required` : ""}${
    field.autocomplete ? html` autocomplete="${field.autocomplete}"` : ""
  }${describedBy ? html` aria-describedby="${describedBy}"` : ""}${problem ? html` aria-invalid="true"` : ""}`;
  const labelled = (control: Markup) =>
    html`<div class="field"><label for="${name}">${label}${optional}</label>${helpText}${control}${error}</div>\n`;

  switch (field.kind) {
    case "select":
      return labelled(
        html`<select ${shared}><option value="">${formPages.choose}</option>${field.choices.map(
          (choice) =>
            html`<option value="${choice.value}"${values.includes(choice.value) ? html` selected` : ""}>${choice.label}</option>`,
        )}</select>`,
      );
    case "textarea":
      // The first line break after the tag is swallowed by browsers; one more keeps the entry's own.
      return labelled(html`<textarea ${shared}>\n${values[0] ?? ""}</textarea>`);
    case "checkbox":
      return html`<div class="field"><label class="check"><input type="checkbox" value="true" ${shared}${
        values.includes("true") ? html` checked` : ""
      }> ${label}</label>${helpText}${error}</div>\n`;
    case "checkboxes":
      return html`<div class="field"><fieldset id="${name}"><legend>${label}${optional}</legend>${helpText}${field.choices.map(
        (choice) =>
          html`<label class="check"><input type="checkbox" name="${name}" value="${choice.value}"${
            values.includes(choice.value) ? html` checked` : ""
          }> ${choice.label}</label>`,
      )}</fieldset>${error}</div>\n`;
    case "radios":
      return html`<div class="field"><fieldset id="${name}"${describedBy ? html` aria-describedby="${describedBy}"` : ""}><legend>${label}</legend>${helpText}${error}${field.groups.map(
        ({ legend, choices }) =>
          html`<div role="group"${legend ? html` aria-label="${legend}"` : ""}>${
            legend ? html`<p class="group" aria-hidden="true">${legend}</p>` : ""
          }<div class="choices">${choices.map(
            (choice) =>
              html`<label class="check"><input type="radio" name="${name}" value="${choice.value}"${isRequired ? html` required` : ""}${
                values.includes(choice.value) ? html` checked` : ""
              }> ${choice.label}</label>`,
          )}</div></div>`,
      )}</fieldset></div>\n`;
    default:
      return labelled(html`<input type="${field.kind}" ${shared} value="${values[0] ?? ""}">`);
  }
}
