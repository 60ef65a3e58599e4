/** `days`: the least and the most that a stage takes. */
type Stage = { title: string; time?: string; days: readonly [number, number] };

type StageStairsProps = { stages: readonly Stage[]; unit: string; ends: readonly [string, string] };

/** Stages that follow one another, each beginning where the one before may end: how their times add up. What is solid, it takes in any case. */
export function StageStairs({ stages, unit, ends: [atLeast, atMost] }: StageStairsProps) {
  const whole = stages.reduce((sum, { days: [, most] }) => sum + most, 0);
  const shareOf = (days: number) => `${(days / whole) * 100}%`;
  const marks = Array.from({ length: Math.floor(whole / 14) + 1 }, (_, mark) => mark * 2);
  return (
    <div aria-hidden="true" className="w-full self-start xl:w-88">
      <p className="mb-3 flex gap-5 text-sm text-ink-soft">
        <span className="flex items-center gap-2">
          <span className="size-3 bg-gold" /> {atLeast}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3 bg-gold/35" /> {atMost}
        </span>
      </p>
      <ol className="border-b border-rule">
        {stages.map(({ title, time, days: [least, most] }, place) => {
          const before = stages.slice(0, place).reduce((sum, { days }) => sum + days[1], 0);
          return (
            <li key={title} className="border-t border-rule pt-2.5 pb-3.5">
              <p className="flex justify-between gap-4 text-sm">
                {title} <span className="figures text-ink-soft">{time}</span>
              </p>
              <div style={{ marginLeft: shareOf(before), width: shareOf(most) }} className="mt-2 h-2.5 bg-gold/35">
                <div style={{ width: `${(least / most) * 100}%` }} className="h-full bg-gold" />
              </div>
            </li>
          );
        })}
      </ol>
      <p className="figures relative h-8 text-label text-ink-soft">
        {marks.map((week) => (
          <span
            key={week}
            style={{ left: shareOf(week * 7) }}
            className="absolute top-0 border-l border-rule-strong pt-1 pl-1 leading-none"
          >
            {week === 0 ? unit : week}
          </span>
        ))}
      </p>
    </div>
  );
}
