import { FieldGroup } from "#app/forms/field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { chooserWords as words } from "#content/booking.ts";
import type { OfferedTime } from "#domain/booking.ts";
import { dayIn, sayClockIn, sayDayIn } from "#domain/zoned-time.ts";

type TimePickerProps = {
  times: readonly OfferedTime[];
  zone: string;
  day: string | undefined;
  at: string;
  error?: string;
  onDay: (day: string) => void;
  onTime: (at: string) => void;
};

const cell =
  "relative flex min-h-11 cursor-pointer items-center justify-center rounded-sm border border-rule bg-surface px-1 py-2 text-center transition-colors hover:border-ink has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** Days and times stand in the same columns. */
export const timeGrid = "grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2";

/** The radio itself lies under its label: the arrows of the keyboard move between them, as everywhere. */
const unseen = "absolute inset-0 cursor-pointer appearance-none opacity-0";

/** First the day, then the time: radio buttons, so that a keyboard and a phone both know what to do. */
export function TimePicker({ times, zone, day, at, error, onDay, onTime }: TimePickerProps) {
  const days = Map.groupBy(times, (time) => dayIn(time.at, zone));
  const shown = day !== undefined && days.has(day) ? day : days.keys().next().value;
  const list = days.get(shown ?? "") ?? [];
  return (
    <>
      <FieldGroup label={words.day}>
        <div className={timeGrid}>
          {[...days].map(([date, [first]]) => (
            <label key={date} className={cell}>
              <input
                type="radio"
                name="day"
                value={date}
                checked={date === shown}
                onChange={() => onDay(date)}
                className={unseen}
              />
              {first && <DayName at={first.at} zone={zone} />}
            </label>
          ))}
        </div>
      </FieldGroup>
      {list[0] && (
        <FieldGroup label={words.times.replace("{day}", sayDayIn(list[0].at, zone))} error={error}>
          <div className={timeGrid}>
            {list.map((time) => (
              <label key={time.at} className={classNames(cell, "figures")}>
                <input
                  type="radio"
                  name="time"
                  value={time.at}
                  checked={time.at === at}
                  aria-invalid={error ? true : undefined}
                  onChange={() => onTime(time.at)}
                  className={unseen}
                />
                <time dateTime={time.at}>{sayClockIn(time.at, zone)}</time>
              </label>
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  );
}

/** "Tuesday" over "November 17". */
function DayName({ at, zone }: { at: string; zone: string }) {
  const [weekday, date] = sayDayIn(at, zone).split(", ");
  return (
    <span className="leading-tight">
      <span className="block text-sm">{weekday}</span>
      <span className="figures block text-sm font-semibold">{date}</span>
    </span>
  );
}
