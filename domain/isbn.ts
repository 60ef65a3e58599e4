/** Thirteen digits without what stands between them; an ISBN of ten is given its thirteen. */
export function readIsbn(text: string): string | undefined {
  const plain = text.replace(/[\s–-]/g, "").toUpperCase();
  if (/^97[89]\d{10}$/.test(plain)) return plain;
  if (/^\d{9}[\dX]$/.test(plain) && isTenRight(plain))
    return `978${plain.slice(0, 9)}${checkDigit(`978${plain.slice(0, 9)}`)}`;
  return undefined;
}

function isTenRight(ten: string): boolean {
  const sum = [...ten].reduce((total, digit, place) => total + (10 - place) * (digit === "X" ? 10 : Number(digit)), 0);
  return sum % 11 === 0;
}

/** The last digit that twelve digits ask for: every second one counts three times, and the sum ends in zero. */
export function checkDigit(digits: string): string {
  const sum = [...digits.slice(0, 12)].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

export const isIsbnRight = (thirteen: string) => thirteen.length === 13 && checkDigit(thirteen) === thirteen[12];

/** The five digits beside the barcode: 5 and the price in cents for US dollars; 59999 from $99.99, 90000 for none. */
export function priceAddOn(dollars: number): string {
  const cents = Math.round(dollars * 100);
  if (!(cents > 0)) return "90000";
  return cents >= 9999 ? "59999" : `5${String(cents).padStart(4, "0")}`;
}
