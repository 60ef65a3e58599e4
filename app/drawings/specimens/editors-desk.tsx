import { covers } from "../covers.ts";
import { Picture } from "../picture.tsx";

const { ground, ink, second, accent } = covers[8].palette;

const wall = Array.from({ length: 66 }, (_, line) => `M0 ${5 + line * 6}h400`).join("");

/** Manuscripts as they arrive, one on top of the other, none quite straight. */
const pile = (left: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    x: left + ((place * 37 + left) % 15) - 6,
    y: 400 - (place + 1) * 21,
  }));
const manuscripts = [...pile(28, 15), ...pile(152, 6), ...pile(270, 10)];

/** A frontispiece: the desk at which the house began, what has arrived on it, and the one lamp that is still lit. */
export function EditorsDesk({ className }: { className?: string }) {
  return (
    <Picture viewBox="0 0 400 520" preserveAspectRatio="xMidYMax slice" className={className}>
      <path d="M0 0h400v520H0z" fill={second} />
      <path d={wall} stroke={ink} strokeOpacity=".45" />
      <path d="M194 122L60 400h306L238 122z" fill={ground} fillOpacity=".2" />
      <path d="M216 0v78" stroke={ink} strokeWidth="3" />
      <path d="M204 76h24l30 46h-84z" fill={accent} />
      <path d="M196 122a20 12 0 0 0 40 0z" fill={ground} />
      <path d="M0 400h400v120H0z" fill={ink} />
      {/* The light goes on over the desk, to the page that is being read. */}
      <path d="M60 400C0 440 60 514 213 514S426 440 366 400z" fill={ground} fillOpacity=".2" />
      <path d="M0 400h400M0 410h400" stroke={accent} strokeOpacity=".7" />
      <path
        d={manuscripts.map(({ x, y }) => `M${x} ${y}h100v20h-100z`).join("")}
        fill={ground}
        stroke={ink}
        strokeWidth="1.5"
      />
      <path
        d={manuscripts.map(({ x, y }) => `M${x + 4} ${y + 6}h96M${x} ${y + 10}h93M${x + 8} ${y + 14}h92`).join("")}
        stroke={ink}
        strokeOpacity=".4"
      />
      {/* String round those that have been read. */}
      <path
        d={manuscripts
          .filter((_, place) => place % 4 === 1)
          .map(({ x, y }) => `M${x + 34} ${y}v20M${x + 37} ${y}v20`)
          .join("")}
        stroke={accent}
        strokeWidth="2"
      />
      {/* The page that is being read, and the pencil. */}
      <path d="M126 432l128-10 34 78-150 14z" fill={ground} />
      <path
        d="M146 448l100-8M150 459l102-8M155 470l103-8M159 481l60-5M164 492l104-8"
        stroke={ink}
        strokeOpacity=".55"
        strokeWidth="2"
      />
      <path d="M160 482l56-5" stroke={accent} strokeWidth="3" />
      <path d="M229 469.500l82-50" stroke={accent} strokeWidth="7" />
      <path d="M217 477l9.500-11 5 7z" fill={ink} />
    </Picture>
  );
}
