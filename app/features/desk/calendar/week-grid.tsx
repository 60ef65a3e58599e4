import { classNames } from "#app/ui/class-names.ts";
import { statusNames, calendarPage as words } from "#content/desk-calendar.ts";
import type { BlockedTime, Call, Consultant } from "#domain/desk-calendar.ts";
import { fillWords } from "#domain/fill-words.ts";
import { drawWeek, type WeekCell, type WeekDay } from "#domain/week-grid.ts";
import { sayClockIn, sayDayIn } from "#domain/zoned-time.ts";

type WeekGridProps = {
  day: string;
  consultant: Consultant;
  calls: readonly Call[];
  blocks: readonly BlockedTime[];
  onCall: (call: Call) => void;
  onBlock: (cell: WeekCell) => void;
  onOpen: (block: BlockedTime) => void;
};

const interval = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
});

/** Somebody's week, half hour by half hour. One click blocks a free one or opens it again; a call opens its sheet. */
export function WeekGrid({ day, consultant, calls, blocks, onCall, onBlock, onOpen }: WeekGridProps) {
  const { timeZone } = consultant;
  const days = drawWeek({ ...consultant, day, shown: [...calls, ...blocks].map(interval) });
  const times = [...new Set(days.flatMap(({ cells }) => cells.map(({ time }) => time)))].toSorted();
  const within = <One extends { startsAt: string; endsAt: string }>(list: readonly One[], { start, end }: WeekCell) =>
    list.find((one) => interval(one).start < end && interval(one).end > start);
  return (
    <div className="goes-on">
      <table className="w-full min-w-[46rem] table-fixed border-collapse text-sm">
        <caption className="sr-only">{fillWords(words.caption, { name: consultant.name })}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-20 border-b border-rule-strong py-2 text-left font-semibold">
              {words.time}
            </th>
            {days.map((one) => (
              <DayHead key={one.day} day={one} timeZone={timeZone} />
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time}>
              <th scope="row" className="figures border-b border-rule py-0 pr-2 text-left font-normal text-ink-soft">
                {sayTime(time)}
              </th>
              {days.map(({ day: date, cells }) => {
                const cell = cells.find((one) => one.time === time);
                if (!cell) return <td key={date} className="border-b border-l border-rule" />;
                const call = within(calls, cell);
                const block = within(blocks, cell);
                return (
                  <td
                    key={date}
                    className={classNames("h-9 border-b border-l border-rule p-0", !cell.isWorking && "bg-paper-deep")}
                  >
                    {call ? (
                      <CallButton call={call} timeZone={timeZone} onPress={() => onCall(call)} />
                    ) : (
                      <TimeButton cell={cell} block={block} timeZone={timeZone} {...{ onBlock, onOpen }} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayHead({ day: { day, holiday }, timeZone }: { day: WeekDay; timeZone: string }) {
  // Noon: the same day in the zone of whoever's week it is and by the plain date.
  const [weekday, date] = sayDayIn(`${day}T12:00:00Z`, "UTC").split(", ");
  return (
    <th scope="col" data-zone={timeZone} className="border-b border-l border-rule-strong px-2 py-2 text-left align-top">
      <span className="block font-semibold">{weekday}</span>
      <span className="figures block font-normal text-ink-soft">{date}</span>
      {holiday && <span className="block font-normal text-danger">{fillWords(words.holiday, { name: holiday })}</span>}
    </th>
  );
}

const full = "flex h-full min-h-9 w-full items-center px-2 text-left focus-visible:-outline-offset-2";

function CallButton({ call, timeZone, onPress }: { call: Call; timeZone: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(full, "truncate bg-action/12 font-semibold hover:bg-action/20")}
    >
      <span className="truncate">{call.name}</span>
      <span className="sr-only">
        , {sayClockIn(call.startsAt, timeZone)}, {statusNames[call.status]}
      </span>
    </button>
  );
}

type TimeButtonProps = {
  cell: WeekCell;
  block: BlockedTime | undefined;
  timeZone: string;
  onBlock: (cell: WeekCell) => void;
  onOpen: (block: BlockedTime) => void;
};

function TimeButton({ cell, block, timeZone, onBlock, onOpen }: TimeButtonProps) {
  const when = `${sayDayIn(cell.start, timeZone)}, ${sayClockIn(cell.start, timeZone)}`;
  return (
    <button
      type="button"
      aria-label={fillWords(block ? words.open : words.block, { when })}
      aria-pressed={block !== undefined}
      onClick={() => (block ? onOpen(block) : onBlock(cell))}
      className={classNames(full, block ? "bg-rule text-ink" : "text-transparent hover:bg-gold/10")}
    >
      {block && <span aria-hidden="true">{words.blocked}</span>}
    </button>
  );
}

/** "09:30" as it is said. */
const sayTime = (time: string) => sayClockIn(`2026-01-05T${time}:00Z`, "UTC");
