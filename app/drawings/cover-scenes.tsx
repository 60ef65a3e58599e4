import type { CoverPalette } from "./covers.ts";
import { Byline, TypeBlock } from "./type-block.tsx";

/** Compositions that show something. A board is 200 by 300; its optical middle lies right of centre, past the hinge. */
export type CoverArtProps = { title: string; author: string; volume?: number | undefined; palette: CoverPalette };

const middle = 107;

export function Horizon({ title, author, palette: { ink, second, accent, ground } }: CoverArtProps) {
  return (
    <>
      <circle cx={middle} cy="196" r="46" fill={accent} />
      <path d="M0 196h200v104H0z" fill={second} />
      <path
        d="M64 204h86M74 211h66M68 218h78M84 225h46M78 232h58M92 240h30M87 248h40M98 257h18"
        stroke={accent}
        strokeWidth="2.4"
      />
      <TypeBlock text={title} x={middle} y={34} width={158} height={96} maxSize={34} anchor="middle" fill={ink} />
      <Byline author={author} x={middle} y={282} anchor="middle" fill={ground} />
    </>
  );
}

/** A hill seen from above: eight-point rings around a summit, each a little further out and a little less round. */
const rings = Array.from({ length: 12 }, (_, ring) => {
  const point = (corner: number) => {
    const angle = (corner * Math.PI) / 4;
    const reach = (8 + ring * 15) * (1 + 0.22 * Math.sin(angle * 2 + ring * 0.16) + 0.12 * Math.cos(angle * 3 + 1));
    return [126 + reach * Math.cos(angle), 96 + reach * 0.92 * Math.sin(angle)] as const;
  };
  const between = (corner: number) => {
    const [a, b] = [point(corner), point(corner + 1)];
    return `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  };
  const turns = Array.from(
    { length: 8 },
    (_, corner) =>
      `Q${point(corner + 1)
        .map(Math.round)
        .join(" ")} ${between(corner + 1)}`,
  );
  return `M${between(0)}${turns.join("")}`;
}).join("");

export function Contours({ title, author, palette: { ground, ink, second, accent } }: CoverArtProps) {
  return (
    <>
      <path d={rings} fill="none" stroke={second} strokeWidth="1.1" />
      <path d="M34 168q26-8 38-30t30-20 24-22" fill="none" stroke={accent} strokeWidth="2" strokeDasharray="5 3.5" />
      <path d="M126 96l-5-11h10z" fill={accent} />
      <path d="M0 196h200v104H0z" fill={ground} />
      <path d="M0 196h200" stroke={ink} strokeWidth="1.2" />
      <TypeBlock text={title} x={24} y={210} width={158} height={54} maxSize={29} fill={ink} />
      <Byline author={author} x={24} y={282} fill={accent} />
    </>
  );
}

const arch = (inset: number) =>
  `M${30 + inset} 300V${178 + inset * 0.5}a${77 - inset} ${77 - inset} 0 0 1 ${154 - inset * 2} 0V300`;

export function Arches({ title, author, palette: { ground, ink, second, accent } }: CoverArtProps) {
  return (
    <>
      {[0, 13, 26, 39, 51].map((inset) => (
        <path key={inset} d={arch(inset)} fill={second} fillOpacity=".3" />
      ))}
      <path d={arch(61)} fill={accent} />
      <path d="M91 300l-44 0 44-34h32l44 34z" fill={accent} fillOpacity=".45" />
      <path d={`M${middle - 2.5} 266v-13a2.5 2.5 0 1 1 5 0v13z`} fill={ground} />
      <TypeBlock text={title} x={middle} y={40} width={160} height={52} maxSize={27} anchor="middle" fill={ink} />
      <Byline author={author} x={middle} y={26} anchor="middle" fill={accent} />
    </>
  );
}

/** Leaves in pairs up a stem: [height, side, length]; some filled, some only drawn. */
const leaves = [
  [168, 1, 50],
  [152, -1, 52],
  [128, 1, 46],
  [110, -1, 44],
  [88, 1, 38],
  [70, -1, 34],
  [52, 1, 27],
] as const;

export function Botanical({ title, author, palette: { ink, second, accent } }: CoverArtProps) {
  return (
    <>
      <path d={`M100 196c10-50 0-100 10-164`} fill="none" stroke={ink} strokeWidth="1.6" />
      {leaves.map(([y, side, reach], index) => {
        const x = 105;
        const leaf = `M${x} ${y}q${side * reach * 0.2} ${-reach * 0.7} ${side * reach} ${-reach * 0.8}q${-side * reach * 0.1} ${reach * 0.75} ${-side * reach} ${reach * 0.8}`;
        return (
          <path
            key={y}
            d={leaf}
            fill={index % 3 === 1 ? "none" : second}
            stroke={ink}
            strokeWidth="1.2"
            strokeLinejoin="round"
          />
        );
      })}
      <circle cx="110" cy="29" r="6" fill={accent} />
      <TypeBlock
        text={title}
        x={middle}
        y={212}
        width={156}
        height={50}
        maxSize={27}
        anchor="middle"
        italic
        fill={ink}
      />
      <Byline author={author} x={middle} y={282} anchor="middle" fill={ink} />
    </>
  );
}

/** The lit part of a moon: a half circle and the curve of the shadow's edge. */
const lit = (cx: number, cy: number, r: number, bulge: number, waxing: boolean) =>
  `M${cx} ${cy - r}A${r} ${r} 0 0 ${waxing ? 1 : 0} ${cx} ${cy + r}A${Math.abs(bulge)} ${r} 0 0 ${bulge > 0 === waxing ? 1 : 0} ${cx} ${cy - r}`;

export function Moons({ title, author, palette: { ink, second, accent } }: CoverArtProps) {
  return (
    <>
      <path d="M35 98a105 105 0 0 1 144 0" fill="none" stroke={second} />
      {[35, 60, 154, 179].map((cx, index) => (
        <circle key={cx} cx={cx} cy={[98, 76, 76, 98][index]} r="11" fill={second} />
      ))}
      <path
        d={`${lit(35, 98, 11, -6, true)}${lit(60, 76, 11, 6, true)}${lit(154, 76, 11, 6, false)}${lit(179, 98, 11, -6, false)}`}
        fill={ink}
      />
      <circle cx={middle} cy="62" r="24" fill={accent} />
      <circle cx="99" cy="56" r="4" fill={ink} fillOpacity=".45" />
      <circle cx="114" cy="70" r="6" fill={ink} fillOpacity=".35" />
      <TypeBlock
        text={title}
        x={middle}
        y={180}
        hang="middle"
        width={158}
        height={100}
        maxSize={29}
        anchor="middle"
        face="geometric"
        leading={1.16}
        fill={ink}
      />
      <path d="M95 250h24" stroke={accent} />
      <Byline author={author} x={middle} y={280} anchor="middle" fill={ink} />
    </>
  );
}

const planes = [
  [36, 168, 0.7],
  [84, 128, 0.95],
  [128, 74, 1.35],
] as const;

export function Planes({ title, author, volume, palette: { ink, second, accent } }: CoverArtProps) {
  return (
    <>
      {volume && (
        <text x="24" y="46" fontFamily="var(--font-serif)" fontSize="26" className="figures" fill={accent}>
          {volume}
        </text>
      )}
      <path
        d="M14 196q60-18 96-78t78-96"
        fill="none"
        stroke={ink}
        strokeDasharray="1 5"
        strokeLinecap="round"
        strokeWidth="1.6"
      />
      {planes.map(([x, y, scale], index) => (
        <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
          <path d="M0 8L44-16 14 15z" fill={index === 2 ? accent : second} />
          <path d="M14 15L44-16 24 21z" fill={ink} fillOpacity=".28" />
          <path d="M14 15v14l5-10z" fill={ink} />
        </g>
      ))}
      <TypeBlock
        text={title}
        x={24}
        y={258}
        hang="bottom"
        width={162}
        height={48}
        maxSize={volume ? 24 : 28}
        fill={ink}
      />
      <Byline author={author} x={24} y={282} fill={ink} />
    </>
  );
}

const wave = (y: number, shift: number) => `M${-60 + shift} ${y}q20-18 40 0${"t40 0".repeat(6)}V300H0z`;

export function Tide({ title, author, palette: { ground, ink, second, accent } }: CoverArtProps) {
  return (
    <>
      <circle cx="150" cy="128" r="20" fill={accent} />
      {[150, 172, 194, 216, 238].map((y, index) => (
        <path key={y} d={wave(y, index * 15)} fill={index % 2 ? ink : second} fillOpacity={0.45 + index * 0.13} />
      ))}
      <TypeBlock text={title} x={24} y={28} width={160} height={80} maxSize={35} face="roman" fill={ink} />
      <Byline author={author} x={24} y={282} fill={ground} />
    </>
  );
}

export function Thread({ title, author, palette: { ink, second, accent } }: CoverArtProps) {
  return (
    <>
      <path d="M24 24h166v252H24z" fill="none" stroke={second} />
      <path
        d="M-4 224c40-20 70 14 92-6s-22-46-36-26 22 44 60 30 30-54 8-54-10 40 20 42 44-34 30-70"
        fill="none"
        stroke={accent}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="M170 140l-4-76q4-8 8 0z" fill={ink} />
      <path d="M170 68v12" stroke={accent} strokeWidth="1.8" />
      <TypeBlock text={title} x={36} y={42} width={118} height={106} maxSize={32} face="roman" fill={ink} />
      <Byline author={author} x={middle} y={264} width={140} anchor="middle" fill={ink} />
    </>
  );
}

export function Keys({ title, author, palette: { ink, second, accent } }: CoverArtProps) {
  return (
    <>
      <path d="M14 158h186v142H14z" fill={second} />
      <path d="M93.7 158h26.600v142H93.700z" fill={accent} />
      <path
        d="M14 158h186M40.6 158v142M67.1 158v142M93.7 158v142M120.3 158v142M146.9 158v142M173.4 158v142"
        stroke={ink}
      />
      <path
        d="M32 158h16v84H32zM60 158h16v84H60zM111 158h16v84h-16zM138 158h16v84h-16zM166 158h16v84h-16z"
        fill={ink}
      />
      <TypeBlock
        text={title}
        x={24}
        y={24}
        width={158}
        height={100}
        maxSize={46}
        leading={0.98}
        face="gothic"
        fill={ink}
      />
      <Byline author={author} x={24} y={144} fill={ink} />
    </>
  );
}
