import type { ReactNode } from "react";
import { callWords, chooserWords as words } from "#content/booking.ts";
import type { BookingWay } from "#domain/booking.ts";
import { nameZone, sayClockIn, sayDayIn, sayWhen } from "#domain/zoned-time.ts";

type AppointmentSlipProps = {
  /** The time that is chosen, or nothing yet. */
  at: string;
  zone: string;
  way: BookingWay;
  /** What sends it, and what becomes of what was entered. */
  children: ReactNode;
};

/** The slip that one keeps for a call, written as it is chosen: its first line stays empty until there is a time. */
export function AppointmentSlip({ at, zone, way, children }: AppointmentSlipProps) {
  const { when, who, how } = callWords.facts;
  return (
    <div className="border border-rule bg-surface px-5 pt-5 pb-6 shadow-page sm:px-6">
      <p className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2 font-serif text-title-s">
        {callWords.view.title}
        <span className="figures text-base text-ink-soft">{callWords.minutes}</span>
      </p>
      <p role="status" className="sr-only">
        {at ? words.chosen.replace("{when}", sayWhen(at, zone)) : words.chooseFirst}
      </p>
      <dl>
        <Line name={when}>
          {at ? (
            <>
              {sayDayIn(at, zone)}, <span className="whitespace-nowrap">{sayClockIn(at, zone)}</span>
            </>
          ) : (
            <span className="text-ink-soft">{words.chooseFirst}</span>
          )}
          <span className="block text-sm text-ink-soft not-italic">{nameZone(at || Date.now(), zone)}</span>
        </Line>
        <Line name={who}>{words.with}</Line>
        <Line name={how}>{words.ways[way]}</Line>
      </dl>
      {children}
    </div>
  );
}

/** A printed word, and what is written on the line behind it. */
const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-rule py-2 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
    <dt className="font-serif text-ink-soft italic">{name}</dt>
    <dd className="font-serif text-title-s text-action-strong italic">{children}</dd>
  </div>
);
