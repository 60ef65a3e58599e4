import type { Span } from "#domain/money.ts";

/** The head of the price book: the few figures that forms carry into a browser, which needs no more of it. */
/** `furtherThousand`: for each thousand words begun beyond the ordinary length. */
export const packages = {
  launch: { name: "Launch Package", price: 2999, supportMonths: 3, processMonths: [3, 4], furtherThousand: 20 },
  pro: { name: "Pro Package", price: 5999, supportMonths: 6, processMonths: [4, 6], furtherThousand: 30 },
  endorsed: {
    name: "Endorsed Author Program",
    price: 12999,
    supportMonths: 12,
    processMonths: [6, 12],
    furtherThousand: 40,
  },
} as const satisfies Record<
  string,
  { name: string; price: number; supportMonths: number; processMonths: Span; furtherThousand: number }
>;

export const consultation = { minutes: 30, price: 0, contactWithinHours: 24 } as const;
