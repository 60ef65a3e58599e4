import type { ReactNode } from "react";
import { Picture, type PictureProps } from "./picture.tsx";
import { type Sitter, type SitterId, sitters } from "./sitters.ts";

/** What makes one profile another's: how far brow, nose, lips and chin stand out, how low tip and jaw lie, and the bust. */
type Profile = {
  brow?: number;
  nose?: number;
  tip?: number;
  lips?: number;
  chin?: number;
  jaw?: number;
  bust?: keyof typeof busts;
};

/** From the throat down to the oval, along it, and up again to the nape. */
const busts = {
  even: "c-2 4-2 7 0 10 4 7 21 5 31 17A54 69 0 0 1 23 126c4-9 10-12 16-15 5-4 7-11 7-19",
  broad: "c-2 3-2 6 0 8 5 6 26 4 36 11A54 69 0 0 1 17 117c6-7 13-8 21-11 5-3 8-7 8-14",
  sloping: "c-2 4-3 8-1 12 4 7 17 9 26 21.500A54 69 0 0 1 29 131c3-8 6-12 11-17 5-6 6-13 6-22",
};

const head = ({ brow = 0, nose = 0, tip = 0, lips = 0, chin = 0, jaw = 0, bust = "even" }: Profile) =>
  [
    `M72 33C80 38 ${84 + brow} 46 ${84 + brow} 53C${84 + brow} 55 83 57 83.5 59`,
    `C84.6 63 ${88 + nose} ${66.5 + tip} ${89.3 + nose} ${69.4 + tip}C${90.6 + nose} ${72.6 + tip} ${88 + nose} ${73.8 + tip / 2} 85 73.5`,
    `C85 75.5 ${87.5 + lips} 76.8 ${87.3 + lips} 78.7C${87.3 + lips} 80 85.5 80.2 85.5 81`,
    `C${87 + lips} 81.7 ${87 + lips} 83.8 ${84.6 + chin / 2} 85.2C${83.7 + chin / 2} 86.6 ${84.4 + chin} 87.8 ${84.8 + chin} 89.2`,
    // The jaw goes back to the throat without a dent: a chin that hangs below it looks like a beard.
    `C${85.6 + chin} ${93 + jaw} ${82 + chin} ${96 + jaw} ${77 + chin} ${95.4 + jaw}C73 ${95.2 + jaw / 2} 69 94.6 67 97`,
    `${busts[bust]}-10-8-13-24-11-36 2-17 16-28 29-26 3 .4 5.5 1.5 8 3z`,
  ]
    .join("")
    .replace(/\d+\.\d{2,}/g, (sum) => String(Math.round(Number(sum) * 10) / 10));

/** Six profiles; who sits has one of them, and keeps it. */
export const profiles = (
  [
    { nose: -0.6, tip: -0.6, chin: -1 },
    { nose: 1.2, tip: 1.4, brow: 1.2, lips: -0.6, chin: -0.4, bust: "sloping" },
    { nose: -0.4, tip: 0.8, brow: 1.6, lips: 0.4, chin: 0.8, jaw: 0.8, bust: "broad" },
    { nose: -1.6, tip: -2, lips: 1.2, chin: -1.2, jaw: -0.6 },
    { nose: 2, tip: -0.4, brow: 2, chin: 1.4, jaw: 1.2 },
    { nose: -1.4, tip: 1.2, lips: -0.6, chin: -1.6, bust: "broad" },
  ] satisfies readonly Profile[]
).map(head);

/** Ruled as by a burin: one broad stroke from top to bottom, in dashes, cut to the oval and to the shade at its left. */
const oval = "M60 8A52 67 0 0 1 60 142A52 67 0 0 1 60 8z";
const shade = "M60 8A52 67 0 0 0 60 142C10 120 10 30 60 8z";

type PortraitProps = PictureProps & { id: SitterId };

/** A name's portrait as a cut silhouette in an engraved oval: ink on paper, in any light. */
export function Portrait({ id, alt, className = "w-full" }: PortraitProps) {
  return (
    <Picture viewBox="0 0 120 150" alt={alt} className={`on-paper ${className}`}>
      <Silhouette id={id} />
    </Picture>
  );
}

function Silhouette({ id }: { id: SitterId }) {
  const { mass, light, glass, gold, facesLeft }: Sitter = sitters[id];
  return (
    <>
      <ellipse cx="60" cy="75" rx="58" ry="73" fill="var(--color-paper-deep)" stroke="var(--color-gold)" />
      <g stroke="var(--color-ink-soft)" strokeWidth="104" strokeOpacity=".55">
        <Cut to={oval}>
          <path d="M60 10v132" strokeDasharray=".5 2.500" />
        </Cut>
        <Cut to={shade}>
          <path d="M60 11.500v131" strokeDasharray=".7 2.300" />
        </Cut>
      </g>
      <ellipse cx="60" cy="75" rx="54" ry="69" fill="none" stroke="var(--color-ink)" strokeWidth=".8" />
      <g transform={facesLeft && "matrix(-1 0 0 1 120 0)"} fill="var(--color-ink)">
        <path d={profiles[id % profiles.length]} />
        <path d={mass} />
        <path
          d={light}
          fill="none"
          stroke="var(--color-paper)"
          strokeWidth=".8"
          strokeLinecap="round"
          strokeOpacity=".75"
        />
        {glass && <path d={glass} fill="none" stroke="var(--color-paper)" strokeWidth=".8" strokeOpacity=".85" />}
        {gold && <path d={gold} fill="none" stroke="var(--color-gold)" strokeWidth="1.4" />}
      </g>
    </>
  );
}

/** A cut is measured from the corner of what it cuts, by some browsers: an empty frame gives that the corner of the drawing. */
function Cut({ to, children }: { to: string; children: ReactNode }) {
  return (
    <g style={{ clipPath: `path("${to}")` }}>
      <path d="M0 0h120v150H0z" fill="none" stroke="none" />
      {children}
    </g>
  );
}
