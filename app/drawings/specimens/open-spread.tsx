import { classNames } from "#app/ui/class-names.ts";
import { jacket as words } from "#content/plates.ts";
import { covers } from "../covers.ts";
import { leavesAt } from "./torn-leaf.tsx";

const { ground, ink, second, accent } = covers[6].palette;

/**
 * Two facing pages of the novel: a drawn plate and the text that it belongs to, on a desk's screen as large as in the hand. A
 * phone has them below each other, their margins cut away, so that the lines are as long as the screen is wide.
 */
export function OpenSpread({ className }: { className?: string }) {
  return (
    <div className={classNames("@container", className)}>
      <div aria-hidden="true" className="on-paper grid font-serif text-ink shadow-book sm:grid-cols-2">
        {/* From the height of the first line's letters to the foot of the last; what is written below stands on the line of the folio. */}
        <div
          className="bg-paper text-[1.389cqi] leading-[1.5] max-sm:rounded-none! max-sm:px-gutter max-sm:pt-7 max-sm:shadow-none! sm:bound-right sm:pt-[9.4%] sm:pl-[12.5%]"
          style={leavesAt(-1)}
        >
          <div className="sm:w-[27.2em]">
            <HarborPlate className="block w-full sm:mt-[3.53em]" />
            <p className="mt-4 text-center italic max-sm:text-ui sm:mt-[3.13em]">{words.spreadCaption}</p>
          </div>
        </div>
        {/* Broken by hand where the word spaces stay even; without optical sizes a line is as long at every scale. */}
        <div
          className="bg-paper text-[calc((100cqi-2*var(--spacing-gutter))/27.25)] leading-[1.5] [font-optical-sizing:none] [word-spacing:-0.04em] max-sm:rounded-none! max-sm:px-gutter max-sm:pt-7 max-sm:pb-6 max-sm:shadow-none! sm:bound-left sm:aspect-11/17 sm:pt-[9.4%] sm:pl-[6.3cqi] sm:text-[1.389cqi]"
          style={leavesAt(1)}
        >
          <div className="w-[27.2em]">
            <p className="text-center italic">{words.title}</p>
            <div className="mt-[1.5em]">
              {words.spread.map(([first, ...lines]) => (
                <p
                  key={first}
                  className="indent-[1.3em] *:block *:text-nowrap *:not-last:[text-align-last:justify] *:not-first:indent-0"
                >
                  {[first, ...lines].map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </p>
              ))}
            </div>
            <p className="mt-[1.6em] text-center sm:mt-[2.6em]">{words.spreadFolio}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** A burin's strokes, which leave a halo around the moon. */
const sky = Array.from({ length: 33 }, (_, line) => {
  const y = 5 + line * 4;
  const half = Math.sqrt(Math.max(0, 40 ** 2 - (y - 68) ** 2));
  return half > 0 ? `M0 ${y}H${(138 - half).toFixed(1)}M${(138 + half).toFixed(1)} ${y}h62` : `M0 ${y}h200`;
}).join("");
/** Dry as far as the landing; below it the eleven that are gone. */
const drySteps = "M0 122h22v10h11v10h11v10h11v10h25";
const goneSteps = Array.from({ length: 11 }, () => "v10h11").join("");
/** Shorter and closer together, the farther out they lie. */
const reflection = [
  [143, 16],
  [147, 26],
  [152, 20],
  [158, 34],
  [165, 22],
  [173, 42],
  [183, 28],
  [194, 48],
  [207, 30],
  [221, 40],
  [237, 22],
  [254, 30],
]
  .map(([y = 0, length = 0], place) => `M${138 - length / 2 + ((place * 7) % 9) - 4} ${y}h${length}`)
  .join("");

/** The plate that faces the text, 200 by 279: the harbor under two moons, and she who has gone as far as there are steps. */
export function HarborPlate({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 279" aria-hidden="true" className={className}>
      <path d="M0 0h200v279H0z" fill={second} />
      <path d={sky} stroke={ink} strokeOpacity=".17" strokeWidth=".9" />
      <g fill={ink}>
        <path d="M74 28A13 13 0 1 0 74 52 13.500 13.500 0 0 1 74 28z" />
        <path d="M36 20h1.400v1.400h-1.400zM104 22h1.400v1.400h-1.400zM182 30h1.400v1.400h-1.400zM92 82h1.400v1.400h-1.400zM48 74h1.400v1.400h-1.400zM186 96h1.400v1.400h-1.400z" />
      </g>
      <circle cx="138" cy="68" r="31" fill={accent} />
      <path
        d="M128 54a6 6 0 1 0 .1 0zM148 70a9 9 0 1 0 .1 0zM126 80a3.500 3.500 0 1 0 .1 0z"
        fill={ink}
        fillOpacity=".22"
      />
      {/* The sea to where the sky begins, and the mole with its light. */}
      <path d="M0 138h200v141H0z" fill={ground} />
      <path d="M0 138h200v141H0z" fill={second} fillOpacity=".42" />
      <path d="M152 138l5-3.500h20V122h5v12.500h18v3.500z" fill={ground} />
      <circle cx="179.500" cy="121" r="2.200" fill={accent} />
      <path
        d="M96 146h14M176 150h22M88 156h12M170 169h28M100 178h10M166 190h30M176 214h22M96 200h8M178 244h20M150 268h32"
        stroke={ink}
        strokeOpacity=".34"
      />
      {/* What the water covers is seen through it. */}
      <path d={`M80 162${goneSteps}V279H80z`} fill={ground} fillOpacity=".62" />
      <path
        d={`M80 162${goneSteps}`}
        fill="none"
        stroke={ink}
        strokeOpacity=".5"
        strokeWidth=".9"
        strokeDasharray="3 2.500"
      />
      <path d={reflection} stroke={accent} strokeWidth="1.900" strokeLinecap="round" />
      <path d={`${drySteps}V279H0z`} fill={ground} />
      <path
        d="M0 140h14M6 158h24M0 176h20M30 176h28M12 196h30M52 196h18M0 216h26M38 216h30M14 238h34M0 260h22M36 260h36"
        stroke={ink}
        strokeOpacity=".13"
      />
      <path d={drySteps} fill="none" stroke={ink} strokeWidth="1.300" strokeLinejoin="round" />
      <path d="M74 165.500h18M84 169h16" stroke={ink} strokeOpacity=".8" strokeLinecap="round" />
      {/* The keeper's lamp. */}
      <circle cx="19" cy="60" r="15" fill={accent} fillOpacity=".2" />
      <path d="M8 122V50h11v5" fill="none" stroke={ground} strokeWidth="2.200" />
      <path d="M4.500 122l1.500-5h4l1.500 5z" fill={ground} />
      <path d="M16 56h6l1.600 9h-9.200z" fill={accent} />
      <path d="M15 56l4-3.500 4 3.500zM14.400 65h9.200v1.600h-9.200z" fill={ground} />
      {/* Her coat reaches the stone; the almanac is open to the moon. */}
      <path
        d="M63.500 117c-5 .6-8-1.400-12.500.8 4 1.400 9 2 12.800 1.200zM64.600 113.800h5.200l.4 4.200c3.200 1.100 5 3.600 5.700 7.600l1.300 14.600c.5 6.800 2.400 14.800 1.700 21.800H56.600c-1.200-7 .1-14 .7-20.400l1.200-15.400c.6-4.400 2.600-7.200 6-8.200z"
        fill={ground}
      />
      <path
        d="M61.800 110a5.500 5.500 0 1 1 10.600 1.600c-.5 1.800-.1 2.600-1 4.200-1.400 2.200-5.800 2-7.400.2-1.700-1.800-2.200-4-2.200-6z"
        fill={ground}
      />
      <path d="M71 121c4 3.600 7.400 7 11.800 10.200l-2.400 4.200c-4.600-2-8.200-4.600-11.400-7.800z" fill={ground} />
      <path d="M81 129.500l6.500-3.700 3.700 7-6.500 3.700zM87.500 125.800l7-2 3.500 6.800-6.800 2.200z" fill={ink} />
      <path d="M87.500 125.800l3.700 7" stroke={second} strokeWidth=".8" />
      <path
        d="M72.300 108.400c.5 1.200.4 2.400 0 3.600M77.200 137.500l.4 4c.5 6.800 2 14 1.500 19.800M73.200 120.400l8.600 7.800"
        fill="none"
        stroke={ink}
        strokeOpacity=".75"
        strokeWidth=".9"
        strokeLinecap="round"
      />
    </svg>
  );
}
