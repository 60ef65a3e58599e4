import { useEffect, useId, useRef } from "react";
import { buttonClasses } from "#app/ui/button.tsx";
import { callWords as words } from "#content/booking.ts";
import type { BookedCall } from "#domain/booking.ts";
import { sayWhen } from "#domain/zoned-time.ts";

/** What was booked: when in both zones, with whom, how, what to have at hand, and the ways to change one's mind. */
export function BookedPanel({ call }: { call: BookedCall }) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => panel.current?.focus(), []);
  const { facts, how } = words;
  const lines = [
    { label: facts.when, text: `${sayWhen(call.startsAt, call.timeZone)}, ${words.minutes}` },
    ...(call.timeZone === call.consultantZone
      ? []
      : [{ label: facts.ours, text: sayWhen(call.startsAt, call.consultantZone) }]),
    { label: facts.who, text: call.consultant },
    {
      label: facts.how,
      text: call.way === "phone" ? how.phone.replace("{end}", call.phoneEnd) : `${how.video} ${call.meetingUrl}`,
    },
    { label: facts.ready, text: words.ready },
  ];
  return (
    <section
      ref={panel}
      tabIndex={-1}
      data-replaces-head
      aria-labelledby={titleId}
      className="rounded-md border border-success bg-success/5 p-6 sm:p-8"
    >
      <h2 id={titleId} className="text-title-s">
        {words.booked.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.booked.text}</p>
      <dl className="mt-5 grid gap-3">
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm font-semibold">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={call.links.calendar} className={buttonClasses("primary", "small")}>
          {words.calendar}
        </a>
        <a href={call.links.move} className={buttonClasses("secondary", "small")}>
          {words.move}
        </a>
        <a href={call.links.cancel} className={buttonClasses("secondary", "small")}>
          {words.cancel}
        </a>
      </div>
    </section>
  );
}
