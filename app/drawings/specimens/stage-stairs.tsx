/** `days` is the most that a stage takes. */
export type Stage = { title: string; time?: string; days: number };

/** Stages that follow one another, each beginning where the one before may end: how their times add up. */
export function StageStairs({ stages }: { stages: readonly Stage[] }) {
  const whole = stages.reduce((sum, { days }) => sum + days, 0);
  const shareOf = (days: number) => `${(days / whole) * 100}%`;
  return (
    <ol aria-hidden="true" className="w-full self-start border-b border-rule xl:w-88">
      {stages.map(({ title, time, days }, place) => {
        const before = stages.slice(0, place).reduce((sum, stage) => sum + stage.days, 0);
        return (
          <li key={title} className="border-t border-rule pt-2.5 pb-3.5">
            <p className="flex justify-between gap-4 text-sm">
              {title} <span className="figures text-ink-soft">{time}</span>
            </p>
            <div style={{ marginLeft: shareOf(before), width: shareOf(days) }} className="mt-2 h-2.5 bg-gold" />
          </li>
        );
      })}
    </ol>
  );
}
