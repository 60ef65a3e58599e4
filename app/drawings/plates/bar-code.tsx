import type { CSSProperties } from "react";

/** The thirteen digits of an ISBN as the bars that a till reads: EAN-13, 95 modules wide. */
const left = {
  L: ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"],
  G: ["0100111", "0110011", "0011011", "0100001", "0011101", "0111001", "0000101", "0010001", "0001001", "0010111"],
} as const;
const right = [
  "1110010",
  "1100110",
  "1101100",
  "1000010",
  "1011100",
  "1001110",
  "1010000",
  "1000100",
  "1001000",
  "1110100",
];
/** The first digit is not drawn: it decides which of the two alphabets each digit on the left takes. */
const parities = ["LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL"];

export function barsOf(digits: string): string {
  const [first = 0, ...rest] = [...digits].map(Number);
  const parity = parities[first] ?? "";
  const half = (from: number, write: (digit: number, place: number) => string | undefined) =>
    rest
      .slice(from, from + 6)
      .map((digit, place) => write(digit, place) ?? "")
      .join("");
  return [
    "101",
    half(0, (digit, place) => left[parity[place] as "L" | "G"][digit]),
    "01010",
    half(6, (digit) => right[digit]),
    "101",
  ].join("");
}

/** The same as one path of bars, all as high: where the digits do not stand below. */
export const barPath = (digits: string, height: number) =>
  [...barsOf(digits)].map((bar, x) => (bar === "1" ? `M${x} 0h1v${height}h-1z` : "")).join("");

/** The guards at both ends and in the middle are longer than the bars that mean a digit, so that they divide the digits below. */
const isGuard = (module: number) => module < 3 || module > 91 || (module > 44 && module < 50);

export function BarCode({ digits, style }: { digits: string; style?: CSSProperties }) {
  const bars = [...barsOf(digits)]
    .map((bar, x) => (bar === "1" ? `M${x} 0h1v${isGuard(x) ? 67 : 60}h-1z` : ""))
    .join("");
  return (
    <svg className="on-paper" viewBox="-12 -4 115 80" aria-hidden="true" style={style} fill="currentColor">
      <path d="M-12 -4h115v80h-115z" fill="var(--color-paper)" />
      <path d={bars} />
      <g fontFamily="var(--font-sans)" fontSize="11">
        <text x="-10" y="71">
          {digits.slice(0, 1)}
        </text>
        <text x="5" y="71" textLength="38">
          {digits.slice(1, 7)}
        </text>
        <text x="52" y="71" textLength="38">
          {digits.slice(7)}
        </text>
      </g>
    </svg>
  );
}
