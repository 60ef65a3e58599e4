/** What becomes of the price of one copy, in dollars and cents. The four parts always add up to the list price. */
export type CopySplit = {
  listPrice: number;
  /** What the shop, the wholesaler or the platform keeps: it never reaches the publisher. */
  keptByChannel: number;
  received: number;
  printing: number;
  net: number;
  author: number;
  house: number;
};

export type CopySale = { listPrice: number; received: number; printing?: number; sharePercent: number };

const toCents = (amount: number) => Math.round(Number((amount * 100).toFixed(4))) / 100;

/** Net is what is received less the printing; the author's share is rounded to the cent, and the house has the rest. */
export function splitCopy({ listPrice, received: paid, printing = 0, sharePercent }: CopySale): CopySplit {
  const received = toCents(paid);
  const net = toCents(received - printing);
  const author = toCents((net * sharePercent) / 100);
  return {
    listPrice,
    keptByChannel: toCents(listPrice - received),
    received,
    printing,
    net,
    author,
    house: toCents(net - author),
  };
}

/**
 * The same copy, sold and returned: its receipt is taken out again and its printing stays, so that what is left is the
 * printing, shared as the gain would have been.
 */
export function splitReturn({ received, printing = 0, sharePercent }: CopySale) {
  const takenBack = toCents((received * sharePercent) / 100);
  const author = toCents((-printing * sharePercent) / 100);
  return { takenBack, author, house: toCents(-printing - author) };
}

/** Copies until a fee is earned back; never, where a copy earns nothing. */
export function copiesToEarnBack(fee: number, earnedPerCopy: number): number {
  return earnedPerCopy > 0 ? Math.ceil(Number((fee / earnedPerCopy).toFixed(6))) : Number.POSITIVE_INFINITY;
}
