/**
 * How well a number tells two groups apart: the chance that somebody of the first has the greater one, ties counted by
 * half (Mann-Whitney's U as a share, the area under the ROC curve). 0.5 is a guess; 1 and 0 are certainty.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const one of first) for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (first.length * second.length);
}

/** Whichever way round: whoever is always quicker is told apart as surely as whoever is always slower. */
export function toldApart(first: readonly number[], second: readonly number[]): number {
  const share = auc(first, second);
  return Math.max(share, 1 - share);
}

/** How far chance alone takes the AUC of two groups of one size that nothing tells apart: a standard error. */
export const errorOfAuc = (size: number) => Math.sqrt(1 / (6 * size));
