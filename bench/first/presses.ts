import { type Finding, sayValue } from "../finding.ts";
import { median } from "../samples.ts";
import { seePage, withPage } from "../visitor.ts";
import { type Act, acts, nameAct, perform, type Reaction, watchFor } from "./acts.ts";
import { circumstances, localPhone, type Measure, ofNow, sayBefore, slowPhone, waits } from "./site.ts";

type Press = { site: string; place: string; wait: number; act: Act; reaction?: Reaction };
type Answered = Press & { reaction: Reaction };

const target = { atMost: 300 };

/** How long a press or a key waits for a visible answer, by how early it came. */
export const measurePresses: Measure = async ({ browser, sites, effort: { isQuick, progress } }) => {
  const presses: Press[] = [];
  for (const { name: place, visitor } of isQuick ? circumstances.slice(1) : circumstances) {
    for (const wait of isQuick ? [0, 2_000] : waits) {
      progress(`presses ${wait / 1000} s after the first paint, ${place}`);
      for (const act of isQuick ? acts.slice(0, 3) : acts) {
        for (const { name: site, url } of sites) {
          const reaction = await withPage(browser, visitor, async (page) => {
            await watchFor(page, act);
            await seePage(page, url + act.path, wait);
            return perform(page, act);
          });
          presses.push({ site, place, wait, act, reaction });
        }
      }
    }
  }
  return { findings: [...judge(presses), ...listMedians(presses)], charts: [chartOf(presses)] };
};

function judge(presses: readonly Press[]): Finding[] {
  const awaited = presses.filter(isAnswered).filter(({ place, reaction }) => {
    return place === localPhone && reaction.sinceLoad >= 1_000;
  });
  const unanswered = (some: readonly Press[]) => some.filter((press) => !isAnswered(press)).length;
  return [
    {
      what: `slowest visible answer to a press or key from 1 s after load on, ${localPhone}`,
      value: slowest(ofNow(awaited)).reaction.milliseconds,
      unit: "ms",
      beside: `${saySlowest(ofNow(awaited))}, of ${ofNow(awaited).length}${sayBefore(awaited, (some) => `${saySlowest(some)}, of ${some.length}`)}`,
      target,
    },
    {
      what: "presses and keys that got no answer in 15 s",
      value: unanswered(ofNow(presses)),
      unit: "",
      beside: `of ${ofNow(presses).length}, everywhere${sayBefore(presses, (some) => `${unanswered(some)} of ${some.length}`)}`,
      target: { atMost: 0 },
    },
  ];
}

function listMedians(presses: readonly Press[]): Finding[] {
  const answered = presses.filter(isAnswered);
  const kinds = Map.groupBy(answered, ({ place, wait }) => `${place}, ${wait / 1000} s after the first paint`);
  return [...kinds].map(([kind, some]) => ({
    what: `press or key to visible answer, ${kind}`,
    value: middle(ofNow(some)),
    unit: "ms",
    beside: `slowest ${saySlowest(ofNow(some))}${sayBefore(some, (those) => `${sayValue(middle(those), "ms")}, slowest ${saySlowest(those)}`)}`,
  }));
}

function chartOf(presses: readonly Press[]) {
  const answered = presses.filter(isAnswered).filter(({ place }) => place === slowPhone);
  const bars = [...Map.groupBy(answered, ({ wait, site }) => `${wait / 1000} s after the first paint, ${site}`)].map(
    ([label, some]) => ({ label, value: middle(some), isBaseline: some[0]?.site === "before" }),
  );
  const title = `Press or key to visible answer, ${slowPhone}, median`;
  return { name: "first-presses", title, unit: "ms" as const, bars };
}

const isAnswered = (press: Press): press is Answered => press.reaction !== undefined;

const middle = (presses: readonly Answered[]) => median(presses.map(({ reaction }) => reaction.milliseconds));

function slowest(presses: readonly Answered[]): Answered {
  const [first] = presses.toSorted((a, b) => b.reaction.milliseconds - a.reaction.milliseconds);
  if (!first) throw new Error("no press was answered");
  return first;
}

function saySlowest(presses: readonly Answered[]): string {
  const { act, reaction } = slowest(presses);
  return `${sayValue(reaction.milliseconds, "ms")}, ${nameAct(act)}`;
}
