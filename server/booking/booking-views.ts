import { html } from "hono/html";
import { bookingProblems, callWords, chooserWords } from "#content/booking.ts";
import { type BookedCall, bookingWays, type Known, type OfferedTime } from "#domain/booking.ts";
import { listZones, nameZone, sayClockIn, sayDayIn, sayWhen } from "#domain/zoned-time.ts";
import type { FormField, PlainForm } from "../forms/form-page.ts";
import { type Markup, paragraphs } from "../forms/plain-page.ts";

/** Where a page without scripts lets somebody say which clock they read: every zone that this machine knows. */
export function drawZoneForm(action: string, zone: string, hidden: Record<string, string>): Markup {
  const { label, help, submit } = chooserWords.zone;
  return html`<form method="get" action="${action}">
${drawHidden(hidden)}
<div class="field"><label for="zone">${label}</label><div class="help" id="zone-help">${help}</div>
<select id="zone" name="zone" aria-describedby="zone-help">${listZones(zone).map(
    ({ value, label: name }) => html`<option value="${value}"${value === zone ? html` selected` : ""}>${name}</option>`,
  )}</select></div>
<button class="quiet">${submit}</button>
</form>`;
}

export const drawHidden = (hidden: Record<string, string>): Markup =>
  html`${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;

/** The times by day, as the clock reads in a zone; those in `first` stand before all days. */
export function timesField(times: readonly OfferedTime[], zone: string, first: readonly OfferedTime[] = []): FormField {
  const choice = ({ at }: OfferedTime, label: string) => ({ value: at, label });
  const early = new Set(first.map(({ at }) => at));
  const days = Map.groupBy(
    times.filter(({ at }) => !early.has(at)),
    ({ at }) => sayDayIn(at, zone),
  );
  const next = first.map((time) => choice(time, `${sayDayIn(time.at, zone)}, ${sayClockIn(time.at, zone)}`));
  return {
    name: "at",
    kind: "radios",
    label: `${chooserWords.allTimes} (${nameZone(times[0]?.at ?? first[0]?.at ?? 0, zone)})`,
    isRequired: true,
    groups: [
      ...(next.length > 0 ? [{ legend: bookingProblems.next, choices: next }] : []),
      ...[...days].map(([legend, list]) => ({
        legend,
        choices: list.map((time) => choice(time, sayClockIn(time.at, zone))),
      })),
    ],
  };
}

type Choosing = { times: readonly OfferedTime[]; next?: readonly OfferedTime[]; zone: string; known: Known };

/** Only what the house does not know yet is asked for. */
export function bookingForm(action: string, { times, next, zone, known }: Choosing): PlainForm {
  const { fields, way, ways, submit } = chooserWords;
  const hasVideo = times.some(({ video }) => video);
  const wayField: FormField = {
    name: "way",
    kind: "radios",
    label: way.label,
    isRequired: true,
    groups: [{ choices: bookingWays.map((value) => ({ value, label: ways[value] })) }],
  };
  return {
    action,
    submit,
    fields: [
      timesField(times, zone, next),
      ...(hasVideo ? [wayField] : []),
      ...(known.name
        ? []
        : [{ name: "name", kind: "text", isRequired: true, autocomplete: "name", ...fields.name } as const]),
      ...(known.email
        ? []
        : [{ name: "email", kind: "email", isRequired: true, autocomplete: "email", ...fields.email } as const]),
      ...(known.phone
        ? []
        : [{ name: "phone", kind: "tel", isRequired: !hasVideo, autocomplete: "tel", ...fields.phone } as const]),
    ],
  };
}

export const drawNone = (isKnown: boolean): Markup =>
  html`<h2>${chooserWords.none.title}</h2>${paragraphs([isKnown ? chooserWords.none.known : chooserWords.none.unknown])}${
    isKnown ? "" : html`<p><a href="${chooserWords.none.link.to}">${chooserWords.none.link.label}</a></p>`
  }`;

/** When in both zones, with whom, how, and what to have at hand. */
export function drawFacts(call: BookedCall): Markup {
  const { facts, how, ready, minutes } = callWords;
  const isElsewhere = call.timeZone !== call.consultantZone;
  return html`<dl>
<dt>${facts.when}</dt><dd><time datetime="${call.startsAt}">${sayWhen(call.startsAt, call.timeZone)}</time>, ${minutes}</dd>
${isElsewhere ? html`<dt>${facts.ours}</dt><dd>${sayWhen(call.startsAt, call.consultantZone)}</dd>` : ""}
<dt>${facts.who}</dt><dd>${call.consultant}</dd>
<dt>${facts.how}</dt><dd>${
    call.way === "phone"
      ? how.phone.replace("{end}", call.phoneEnd)
      : html`${how.video} <a href="${call.meetingUrl ?? ""}" rel="noreferrer">${call.meetingUrl}</a>`
  }</dd>
<dt>${facts.ready}</dt><dd>${ready}</dd>
</dl>`;
}

export const drawLinks = ({ links }: BookedCall): Markup =>
  html`<p><a href="${links.calendar}">${callWords.calendar}</a></p>
<p><a href="${links.move}">${callWords.move}</a> · <a href="${links.cancel}">${callWords.cancel}</a></p>`;
