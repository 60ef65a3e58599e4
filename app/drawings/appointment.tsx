import { classNames } from "#app/ui/class-names.ts";
import { type DiaryDay, diary } from "#content/plates.ts";
import { Sheet } from "./plates/sheet.tsx";

/** A diary, open where the call is entered, of which a phone shows that page alone; `name` is the house's, on its pencil. */
export function Appointment({ name }: { name: string }) {
  return (
    <>
      <div className="absolute top-[2.4em] left-[1.6em] h-[34em] w-[40em] -rotate-2 max-sm:top-[0.9em] max-sm:left-[max(50%-34em,-22.5em)] max-sm:w-[45em] max-sm:-rotate-1 max-sm:text-[1rem] sm:max-lg:top-[1em] sm:max-lg:left-[3.4em] sm:max-lg:text-[0.78em] lg:top-[1.4em] lg:left-[0.7em]">
        {diary.days.map((day, place) => (
          <DayPage key={day.name} day={day} isRecto={place === 1} />
        ))}
        <svg
          viewBox="0 0 20 720"
          aria-hidden="true"
          className="absolute top-0 left-1/2 w-[1em] -translate-x-1/2 max-sm:hidden"
        >
          <path d="M5 0h10l1 716-6-9-6 9z" fill="#a3341f" />
          <path d="M5 0h3l-1 713-3 3z" fillOpacity=".16" />
        </svg>
      </div>
      <Pencil name={name} />
    </>
  );
}

/** One day a page, half hour by half hour. */
function DayPage({ day: { name, entries, call }, isRecto }: { day: DiaryDay; isRecto: boolean }) {
  return (
    <Sheet
      className={classNames(
        "inset-y-0 w-1/2 px-[1.8em] pt-[1.6em] max-sm:pt-[0.4em]",
        isRecto ? "bound-left left-1/2" : "bound-right left-0 max-sm:hidden",
      )}
    >
      <p className="border-b-2 border-ink pb-[0.2em] text-[2em] leading-tight">{name}</p>
      {diary.times.map((time) => (
        <p
          key={time}
          className="relative grid h-[2.5em] grid-cols-[1.6em_minmax(0,1fr)] items-baseline gap-x-[1.2em] border-b border-rule pt-[0.5em] max-sm:h-[1.85em] max-sm:pt-[0.3em] max-sm:not-nth-[n+4]:hidden"
        >
          <Time time={time} />
          {time === call?.at ? <Call entry={call.entry} /> : <span className="italic">{entries[time]}</span>}
        </p>
      ))}
    </Sheet>
  );
}

/** The hour, and below it its half. */
function Time({ time }: { time: string }) {
  const [hour, minutes] = time.split(":");
  return minutes === "00" ? (
    <span className="text-right text-[1.2em] lining-nums">{hour}</span>
  ) : (
    <span className="text-right text-ink-soft lining-nums">{minutes}</span>
  );
}

const Call = ({ entry }: { entry: string }) => (
  <>
    <span className="pl-[0.5em] text-[1.25em] text-action italic">{entry}</span>
    <svg viewBox="0 0 290 56" aria-hidden="true" className="absolute top-[-0.2em] left-[2.3em] w-[13.8em] text-action">
      <path
        d="M186 6C84 0 4 9 5 29S84 54 160 52s126-8 124-27S196-1 108 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
    </svg>
  </>
);

function Pencil({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 330 18"
      aria-hidden="true"
      className="on-paper absolute top-[6em] left-[35.5em] hidden w-[16em] -rotate-[24deg] drop-shadow-md sm:max-lg:block"
    >
      <path d="M0 9L44 0v18z" fill="#e3c79a" />
      <path d="M0 9l14-2.900v5.800z" fill="var(--color-action)" />
      <path d="M44 0q-6 3 0 6-6 3 0 6-6 3 0 6h276q6-9 0-18z" fill="var(--color-action)" />
      <path d="M41 12q-3 3 3 6h276q3-3 3-6z" fillOpacity=".22" />
      <path d="M41 6q-3-3 3-6h276q2 3 3 6z" fill="#fff" fillOpacity=".18" />
      <text x="232" y="12.500" fontFamily="var(--font-serif)" fontSize="10" fill="#f3dfae">
        {name}
      </text>
    </svg>
  );
}
