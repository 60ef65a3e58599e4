/** One line of a royalty statement, in whole cents so that nothing is lost between the columns. */
export type StatementAmounts = { copies: number; received: number; printing: number; net: number; toAuthor: number };

type Line = { copies: number; received: number; printing: number; sharePercent: number };

const cents = (dollars: number) => Math.round(dollars * 100);

/** Net is what was received less what printing cost; the author has a share of that. */
export function amountsOf({ copies, received, printing, sharePercent }: Line): StatementAmounts {
  const receivedCents = copies * cents(received);
  // Nothing printed is nothing, also for copies that come back.
  const printingCents = printing === 0 ? 0 : copies * cents(printing);
  const net = receivedCents - printingCents;
  return {
    copies,
    received: receivedCents,
    printing: printingCents,
    net,
    toAuthor: Math.round((net * sharePercent) / 100),
  };
}

export function totalOf(lines: readonly StatementAmounts[]): StatementAmounts {
  const sum = (part: keyof StatementAmounts) => lines.reduce((total, line) => total + line[part], 0);
  return {
    copies: sum("copies"),
    received: sum("received"),
    printing: sum("printing"),
    net: sum("net"),
    toAuthor: sum("toAuthor"),
  };
}
