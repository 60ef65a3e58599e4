import type { DeskNumbers } from "#domain/desk.ts";
import { sayDay } from "#domain/say-time.ts";

export type ChartProps = { numbers: DeskNumbers; period: { since: string; today: string } };

export const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

export const sayShare = (part: number, all: number) => (all === 0 ? "–" : `${Math.round((part / all) * 100)}%`);

/** A day of a chart, which names its year elsewhere. */
export const sayShortDay = (day: string) => sayDay(day).replace(/, \d{4}$/, "");
