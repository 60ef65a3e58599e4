import { setKeys } from "#app/drawings/keyboard.ts";
import { at, type SceneryProps } from "./scenery-frame.tsx";

/** Fifteen strings, wider apart toward the front. */
const strings = Array.from({ length: 15 }, (_, index) => Math.round(612 + index * 12 + index * index * 0.75));
const sounding = [3, 8, 12];
const keys = setKeys(17, 100);

/** Other People’s Pianos: a line that is a door, a lid, and then a string among strings. */
export function PianosScenery({ frame, times }: SceneryProps) {
  switch (frame) {
    case 0:
      return <Door />;
    case 1:
      return <Lid className="lifts" />;
    case 2:
      return (
        <g stroke="var(--stage-line)" strokeWidth="1.5">
          {strings.map((y, index) => (
            <path key={y} d={`M0 ${y}h1600`} className="comes trembles" style={at(0.4 + index * 0.16)} />
          ))}
        </g>
      );
    case 3:
      return (
        <g stroke="var(--stage-line)" strokeWidth="1.5" opacity=".8">
          {strings.map((y, index) => (
            <path key={y} d={`M0 ${y}h1600`} className="settles" style={at(index * 0.05)} />
          ))}
        </g>
      );
    case 4:
      return (
        <>
          <Strings opacity=".3" />
          {sounding.map((string, index) => (
            <Sounding key={string} y={strings[string] ?? 0} from={times[index] ?? 0} />
          ))}
        </>
      );
    case 5:
      return <Strings opacity=".35" />;
    case 6:
      return (
        <>
          <path d="M0 720h1600" stroke="var(--stage-accent)" strokeWidth="14" className="comes blurred" opacity=".6" />
          <path d="M0 720h1600" stroke="var(--stage-type)" strokeWidth="2.5" className="comes" />
        </>
      );
    case 7:
      return <Keyboard />;
    default:
      return <Lid className="lowers" />;
  }
}

/** A dark door, the light behind its edge, and what falls across the floor. */
function Door() {
  return (
    <>
      <path d="M620 592h180v238H620z" fill="var(--stage-near)" />
      <path d="M620 830V592h180" stroke="var(--stage-line)" opacity=".18" strokeWidth="2" />
      <circle cx="778" cy="722" r="5" fill="var(--stage-line)" opacity=".45" />
      <g className="opens" style={at(0.6)}>
        <path d="M800 830h9l150 70H850z" fill="url(#spill)" />
        <path d="M804 592v238" stroke="var(--stage-line)" strokeWidth="26" opacity=".3" className="blurred" />
        <path d="M800 592h8v238h-8z" fill="var(--stage-line)" />
      </g>
      <linearGradient id="spill" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="var(--stage-line)" stopOpacity=".7" />
        <stop offset="1" stopColor="var(--stage-line)" stopOpacity=".06" />
      </linearGradient>
    </>
  );
}

function Lid({ className }: { className: string }) {
  return (
    <g stroke="var(--stage-line)">
      <path d="M480 800h640" strokeWidth="3" opacity=".55" />
      <path d="M480 792h640" strokeWidth="5" className={className} style={at(1)} />
    </g>
  );
}

function Strings({ opacity }: { opacity: string }) {
  return (
    <path
      d={strings.map((y) => `M0 ${y}h1600`).join("")}
      stroke="var(--stage-line)"
      strokeWidth="1.5"
      opacity={opacity}
    />
  );
}

function Sounding({ y, from }: { y: number; from: number }) {
  return (
    <path
      d={`M0 ${y}Q800 ${y + 34} 1600 ${y}`}
      stroke="var(--stage-accent)"
      strokeWidth="2.5"
      vectorEffect="non-scaling-stroke"
      className="sounds"
      style={{ ...at(from), transformOrigin: `0 ${y}px` }}
    />
  );
}

/** Seen from the bench, along the lower edge. */
function Keyboard() {
  return (
    <g className="comes" style={at(1.2)}>
      <path d="M0 700h1600v200H0z" fill="var(--stage-cover-second)" />
      <path d={keys.whites.map((x) => `M${x} 700v200`).join("")} stroke="var(--stage-cover-type)" strokeWidth="3" />
      <path d={keys.blacks.map((x) => `M${x - 30} 700h60v112h-60z`).join("")} fill="var(--stage-cover-type)" />
      <path d="M0 696h1600" stroke="var(--stage-cover-accent)" strokeWidth="8" />
    </g>
  );
}
