import { classNames } from "#app/ui/class-names.ts";
import { jacket as words } from "#content/plates.ts";
import { covers } from "../covers.ts";

const { ground, ink, second, accent } = covers[6].palette;
const sky = Array.from({ length: 40 }, (_, line) => `M0 ${6 + line * 4}h200`).join("");

/**
 * Two facing pages of the novel: a drawn plate and the text that it belongs to, on a desk's screen as large as in the hand. A
 * phone has the text alone, its margins cut away, so that its lines are as long as the screen is wide.
 */
export function OpenSpread({ className }: { className?: string }) {
  return (
    <div className={classNames("@container", className)}>
      <div aria-hidden="true" className="on-paper grid bg-paper font-serif text-ink shadow-book sm:grid-cols-2">
        <div className="bound-right pt-[20%] pr-[12%] pl-[12.5%] text-[1.389cqi] max-sm:hidden">
          <HarborPlate />
          <p className="mt-[1.6em] text-center italic">{words.spreadCaption}</p>
        </div>
        {/* Broken by hand where the word spaces stay even; without optical sizes a line is as long at every scale. */}
        <div className="bound-left text-[calc((100cqi-2*var(--spacing-gutter))/27.25)] leading-[1.5] [font-optical-sizing:none] [word-spacing:-0.04em] max-sm:px-gutter max-sm:pt-7 max-sm:pb-6 sm:aspect-11/17 sm:pt-[9.4%] sm:pl-[6.3cqi] sm:text-[1.389cqi]">
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

/** The plate that faces the text: the harbor under two moons, its steps going under. */
export function HarborPlate() {
  return (
    <svg viewBox="0 0 200 290" aria-hidden="true" className="block w-full">
      <path d="M0 0h200v290H0z" fill={second} />
      <path d={sky} stroke={ink} strokeOpacity=".16" />
      <circle cx="134" cy="76" r="30" fill={accent} />
      <path d="M74 34A13 13 0 1 0 74 58 13.500 13.500 0 0 1 74 34z" fill={ink} />
      <path d="M0 168h200v122H0z" fill={ground} />
      <path
        d="M114 178h40M104 188h58M118 198h32M108 210h52M122 224h24M112 240h44M124 258h20"
        stroke={accent}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M92 182h8M170 182h26M84 194h12M168 200h20M150 226h42M102 246h6M164 250h30M110 272h60M180 274h14"
        stroke={ink}
        strokeOpacity=".35"
      />
      {/* The quay, its steps going under, and who stands on the last dry one. */}
      <path
        d="M0 152h28v16h14v16h14v16h14v16h14v16h14"
        fill="none"
        stroke={ink}
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path d="M0 152h28v16h14v16h14v16h14v16h14v58H0z" fill={ground} fillOpacity=".72" />
      <path d="M8 152v-96h10" fill="none" stroke={ground} strokeWidth="3" />
      <circle cx="20" cy="62" r="5" fill={accent} />
      <path d="M29 168l3-32q3-7 8-4 4 2 4 9l3 27z" fill={ground} />
      <circle cx="37" cy="125" r="5" fill={ground} />
      <path d="M42 142h7v9h-7z" fill={ink} />
    </svg>
  );
}
