import { useState } from "react";
import { ChoiceGroup } from "#app/forms/choice-group.tsx";
import { Honeypot } from "#app/forms/honeypot.tsx";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { bookingProblems, chooserWords as words } from "#content/booking.ts";
import { bookingDoor } from "#content/booking-door.ts";
import { site } from "#content/site.ts";
import { type BookedCall, type BookingWay, bookingWays, type OfferedTime } from "#domain/booking.ts";
import { dayIn, isTimeZone, listZones, nameZone, sayClockIn, sayDayIn } from "#domain/zoned-time.ts";
import { AppointmentSlip } from "./appointment-slip.tsx";
import type { FreeTimes, Refused, Whose } from "./ask-booking.ts";
import { BookedPanel } from "./booked-panel.tsx";
import { TimePicker } from "./time-picker.tsx";

type BookingFormProps = { free: FreeTimes; whose: Whose; onLookAgain: () => void };

/** As the browser knows it; where it does not say, the house's own. */
function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : site.timeZone;
}

/** What is chosen, and beside it what somebody tells: on a desk all of it is on one screen. */
export const formColumns = "grid items-start gap-x-10 gap-y-7 lg:grid-cols-2";
export const formColumn = "flex min-w-0 flex-col gap-7";
export const detailGrid =
  "grid items-end gap-6 sm:grid-cols-2 sm:*:last:odd:col-span-2 lg:max-xl:grid-cols-1 lg:max-xl:*:last:odd:col-span-1";

const ways = bookingWays.map((value) => ({ value, label: words.ways[value] }));

export function BookingForm({ free, whose, onLookAgain }: BookingFormProps) {
  const { known } = free;
  const [zone, setZone] = useState(ownZone);
  const [way, setWay] = useState<BookingWay>("phone");
  const [day, setDay] = useState<string>();
  const [at, setAt] = useState("");
  const [refused, setRefused] = useState<Refused>();
  const [booked, setBooked] = useState<BookedCall>();
  const { keyFor } = useIdempotencyKey();
  const form = useForm({
    id: "booking",
    load: async () => {
      const { bookingWork } = await import("./send-booking.ts");
      return bookingWork({ whose, known, keyFor, onRefused: refuse });
    },
    onSent: setBooked,
    onUnavailable: () => setRefused({ text: bookingProblems.failed, next: [] }),
  });

  function refuse(no?: Refused) {
    setRefused(no);
    // Somebody was quicker: what is shown is old.
    if (!no) return;
    if (no.next.length > 0) setAt("");
    onLookAgain();
  }

  function choose(time: string) {
    setAt(time);
    setDay(dayIn(time, zone));
    setRefused(undefined);
  }

  if (booked) return <BookedPanel call={booked} />;
  const times = way === "video" ? free.times.filter(({ video }) => video) : free.times;
  // A time that is not offered any more, by video or at all, is chosen no longer.
  const chosen = times.some((time) => time.at === at) ? at : "";
  const hasVideo = free.times.some(({ video }) => video);
  const asksPhone = way === "phone" && !known.phone;
  return (
    <form {...form.formProps} action={bookingDoor.plainPath} className={`relative ${formColumns}`}>
      <input type="hidden" name="at" value={chosen} />
      {!hasVideo && <input type="hidden" name="way" value="phone" />}
      <div className={formColumn}>
        <TimePicker
          {...{ times, zone, day, at: chosen }}
          error={form.field("at").error}
          onDay={setDay}
          onTime={(time) => {
            setAt(time);
            setRefused(undefined);
          }}
        />
        <SelectField
          {...form.field("zone")}
          label={words.zone.label}
          description={`${nameZone(times[0]?.at ?? Date.now(), zone)}. ${words.zone.help}`}
          options={listZones(zone)}
          value={zone}
          className="[&>p]:order-last"
          onChange={({ currentTarget }) => setZone(currentTarget.value)}
        />
      </div>
      <div className={formColumn}>
        {hasVideo && (
          <ChoiceGroup
            label={words.way.label}
            pick="one"
            name="way"
            options={ways}
            columns={2}
            className="lg:max-xl:[&>div]:grid-cols-1"
            chosen={way}
            onChange={({ currentTarget }) => setWay(currentTarget.value as BookingWay)}
          />
        )}
        {(!known.name || !known.email || asksPhone) && (
          <div className={detailGrid}>
            {!known.name && (
              <TextField
                {...form.field("name")}
                label={words.fields.name.label}
                description={words.fields.name.help}
                required
                autoComplete="name"
              />
            )}
            {!known.email && (
              <TextField
                {...form.field("email")}
                label={words.fields.email.label}
                description={words.fields.email.help}
                type="email"
                required
                autoComplete="email"
                inputMode="email"
              />
            )}
            {asksPhone && (
              <TextField
                {...form.field("phone")}
                label={words.fields.phone.label}
                description={words.fields.phone.help}
                type="tel"
                required
                autoComplete="tel"
              />
            )}
          </div>
        )}
        <Honeypot />
        {refused && <RefusedNotice refused={refused} zone={zone} onChoose={choose} />}
        <AppointmentSlip {...{ at: chosen, zone, way }}>
          {/* Pressed before there is a time, it says what is missing. */}
          <Button type="submit" isBusy={form.isBusy} busyLabel={words.submitting} className="mt-6 w-full">
            {words.submit}
          </Button>
          <p className="mt-4 max-w-measure text-sm text-ink-soft">
            {words.privacy.text}{" "}
            <a href={words.privacy.link.to} className="text-link">
              {words.privacy.link.label}
            </a>
          </p>
        </AppointmentSlip>
      </div>
    </form>
  );
}

type RefusedProps = { refused: Refused; zone: string; onChoose: (at: string) => void };

/** Nothing that was entered is lost; the next times are one press away. */
function RefusedNotice({ refused, zone, onChoose }: RefusedProps) {
  return (
    <div role="alert" className="rounded-md border border-danger bg-danger/5 p-5">
      <p className="font-semibold">{refused.text}</p>
      {refused.next.length > 0 && (
        <>
          <p className="mt-2">{bookingProblems.next}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {refused.next.map((time: OfferedTime) => (
              <Button key={time.at} variant="secondary" size="small" onClick={() => onChoose(time.at)}>
                {sayDayIn(time.at, zone)}, {sayClockIn(time.at, zone)}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
