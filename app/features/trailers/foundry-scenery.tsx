import { sampleViewing } from "#content/sample-viewing.ts";
import { at, type SceneryProps } from "./scenery-frame.tsx";

/** Small Enough to Listen: a letter on paper, and the light of a furnace under it. */
export function FoundryScenery({ frame, times }: SceneryProps) {
  switch (frame) {
    case 2:
      return <Glow className="rises" from={(times[1] ?? 0) - 1} />;
    case 3:
      return <Glow className="dies" from={1.4} />;
    case 6:
      return (
        <text
          x="1010"
          y="850"
          textAnchor="middle"
          fontFamily="var(--font-serif)"
          fontSize="980"
          fill="var(--stage-cover-second)"
          className="comes"
          style={at(0.6)}
        >
          S
        </text>
      );
    case 7:
      return <Signature />;
    default:
      return null;
  }
}

function Glow({ className, from }: { className: string; from: number }) {
  return (
    <>
      <radialGradient id="furnace" cx=".5" cy="1" r="1">
        <stop offset="0" stopColor="var(--stage-accent)" stopOpacity=".95" />
        <stop offset=".45" stopColor="var(--stage-accent)" stopOpacity=".45" />
        <stop offset="1" stopColor="var(--stage-accent)" stopOpacity="0" />
      </radialGradient>
      <path d="M-200 560h2000v340H-200z" fill="url(#furnace)" className={className} style={at(from)} />
    </>
  );
}

function Signature() {
  return (
    <g className="comes" style={at(2.6)}>
      <text
        x="1120"
        y="720"
        textAnchor="end"
        fontFamily="var(--font-serif)"
        fontStyle="italic"
        fontSize="104"
        fill="var(--stage-type)"
      >
        {sampleViewing.trailer.signature}
      </text>
      <path
        d="M800 758c90-20 190-26 330-18"
        pathLength="1"
        stroke="var(--stage-accent)"
        strokeWidth="6"
        className="draws"
        style={at(3.4)}
      />
    </g>
  );
}
