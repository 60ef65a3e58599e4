/** `sent`: a first version of its result has gone to the author. `finished`: the author has approved it. */
export type StageState = "not begun" | "begun" | "sent" | "finished";

export type Stage = { name: string; price: number };

/** What a stage in this state has earned: nothing, half of its price, or all of it. */
const earnedPercent: Record<StageState, number> = { "not begun": 0, begun: 50, sent: 100, finished: 100 };

/** What stopping costs, however much was paid by then. */
export function costOfStopping(stages: readonly { price: number; state: StageState }[], paidToOthers = 0): number {
  return stages.reduce((sum, { price, state }) => sum + (price * earnedPercent[state]) / 100, paidToOthers);
}

/** The rule of the terms of service: what was paid, less what was earned; never a debt for stages not begun. */
export function refundOf(
  paid: number,
  stages: readonly { price: number; state: StageState }[],
  paidToOthers = 0,
): number {
  return Math.max(0, paid - costOfStopping(stages, paidToOthers));
}

export type RefundLine = {
  /** The stage at which the author stops; none before the first has begun. */
  stage?: string;
  state: "not begun" | "begun" | "sent";
  cost: number;
  /** Of everything, where everything was paid beforehand. */
  refund: number;
};

/** Every point at which an author can stop, in order, with what it costs and what comes back. */
export function listRefunds(stages: readonly Stage[]): RefundLine[] {
  const price = stages.reduce((sum, stage) => sum + stage.price, 0);
  const lineAt = (reached: number, state: RefundLine["state"]): RefundLine => {
    const states = stages.map((stage, index) => ({
      price: stage.price,
      state: index < reached ? ("finished" as const) : index === reached ? state : ("not begun" as const),
    }));
    return {
      stage: state === "not begun" ? undefined : stages[reached]?.name,
      state,
      cost: costOfStopping(states),
      refund: refundOf(price, states),
    };
  };
  return [lineAt(0, "not begun"), ...stages.flatMap((_, index) => [lineAt(index, "begun"), lineAt(index, "sent")])];
}
