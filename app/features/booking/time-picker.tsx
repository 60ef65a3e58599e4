import { FieldGroup } from "#app/forms/field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { chooserWords as words } from "#content/booking.ts";
import type { OfferedTime } from "#domain/booking.ts";
import { dayIn, localIn, sayClockIn, sayDayIn } from "#domain/zoned-time.ts";
import { groupTimes, layOutWeeks } from "./weeks.ts";

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
  "choosable relative flex min-h-11 cursor-pointer items-center justify-center rounded-sm border border-rule-strong bg-surface px-1 py-2 text-center transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

export const monthHead = "-mt-9 mb-1 border-b-2 border-ink pb-1 text-right font-serif text-title-s";

/** From Monday to Saturday. */
export const weekGrid = "grid grid-cols-6 gap-1.5 sm:gap-2";
const longWeekGrid = "grid grid-cols-7 gap-1.5 sm:gap-2";

/** The times of a day stand in the columns of the week, two to one where those are narrow. */
export const timeGrid = "grid grid-cols-3 gap-1.5 sm:gap-2 md:grid-cols-6 lg:grid-cols-3 xl:grid-cols-6";
const longTimeGrid = "grid grid-cols-3 gap-1.5 sm:gap-2 md:grid-cols-7 lg:grid-cols-4";

/** The radio itself lies under its label: the arrows of the keyboard move between them, as everywhere. */
const unseen = "absolute inset-0 cursor-pointer appearance-none opacity-0";

/** First the day, then the time: radio buttons, so that a keyboard and a phone both know what to do. */
export function TimePicker({ times, zone, day, at, error, onDay, onTime }: TimePickerProps) {
  const days = Map.groupBy(times, (time) => dayIn(time.at, zone));
  const shown = day !== undefined && days.has(day) ? day : days.keys().next().value;
  const list = days.get(shown ?? "") ?? [];
  const { columns, months, days: sheet } = layOutWeeks([...days.keys()]);
  return (
    <>
      <FieldGroup label={words.day}>
        {/* Like the head of a page of the diary above. */}
        <p aria-hidden="true" className={monthHead}>
          {months.map(monthOf).join("–")}
        </p>
        <div className={columns === 7 ? longWeekGrid : weekGrid}>
          {sheet.slice(0, columns).map(({ date }) => (
            <Weekday key={date} date={date} />
          ))}
          {sheet.map(({ date, isFree, beginsMonth }) =>
            isFree ? (
              <label key={date} className={classNames(cell, "min-h-16")}>
                <input
                  type="radio"
                  name="day"
                  value={date}
                  checked={date === shown}
                  onChange={() => onDay(date)}
                  className={unseen}
                />
                <span className="sr-only">{sayDayIn(days.get(date)?.[0]?.at ?? 0, zone)}</span>
                <DayNumber {...{ date, beginsMonth }} />
              </label>
            ) : (
              <span key={date} className="flex min-h-16 items-center justify-center py-2 text-center text-ink-soft">
                <DayNumber {...{ date, beginsMonth }} />
              </span>
            ),
          )}
        </div>
      </FieldGroup>
      {list[0] && (
        <FieldGroup label={words.times.replace("{day}", sayDayIn(list[0].at, zone))} error={error}>
          {groupTimes(list, (time) => Number(localIn(time, zone).slice(11, 13))).map(({ part, times: group }) => (
            <div key={group[0]?.at} className="not-last:mb-3">
              <p aria-hidden="true" className="mb-2 text-sm text-ink-soft">
                {part === undefined
                  ? words.againFrom.replace("{time}", sayClockIn(group[0]?.at ?? 0, zone))
                  : words.partsOfDay[part]}
              </p>
              <div className={columns === 7 ? longTimeGrid : timeGrid}>
                {group.map((time) => (
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
            </div>
          ))}
        </FieldGroup>
      )}
    </>
  );
}

/** "Mon", and where there is room "Monday", over its column: whoever hears the page hears it with each day. */
function Weekday({ date }: { date: string }) {
  const [name = ""] = sayDayIn(date, "UTC").split(",");
  return (
    <span aria-hidden="true" className="text-center text-sm text-ink-soft">
      {name.slice(0, 3)}
      <span className="max-sm:hidden lg:max-xl:hidden">{name.slice(3)}</span>
    </span>
  );
}

/** "17"; where another month begins, "Dec 1". */
function DayNumber({ date, beginsMonth }: { date: string; beginsMonth: boolean }) {
  return (
    <span aria-hidden="true" className="figures font-serif text-title-s leading-tight">
      {beginsMonth && (
        <span className="mr-1 font-sans text-label leading-none tracking-title sm:text-sm">
          {monthOf(date).slice(0, 3)}
        </span>
      )}
      {Number(date.slice(8))}
    </span>
  );
}

const monthOf = (date: string) => sayDayIn(date, "UTC").split(" ")[1] ?? "";
