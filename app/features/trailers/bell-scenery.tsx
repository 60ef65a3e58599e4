import { at, type SceneryProps } from "./scenery-frame.tsx";

/** Eight strokes of the bell in a row, and a ninth that stands apart. */
const posts = Array.from({ length: 8 }, (_, index) => 516 + index * 68);
const ninth = 1120;
/** Six names, each as long as it is written. */
const names = [300, 372, 268, 340, 312, 286].map((length, index) => ({ length, y: 622 + index * 42 }));

/** The Ninth Bell at Harrow Sound: fog, a row of posts, a list of names. */
export function BellScenery({ frame, times }: SceneryProps) {
  return (
    <>
      {frame < 7 && <Fog />}
      <Picture frame={frame} times={times} />
    </>
  );
}

function Picture({ frame, times }: SceneryProps) {
  switch (frame) {
    case 0:
      return <Posts appearFrom={1} />;
    case 1:
      return (
        <>
          <Posts />
          <Water />
        </>
      );
    case 2:
      return (
        <>
          <Posts />
          <Water />
          <Ninth from={(times[1] ?? 0) + 1} />
        </>
      );
    case 3:
      return <Island />;
    case 4:
      return (
        <g className="blurred">
          <Names />
        </g>
      );
    case 5:
      return (
        <>
          <g className="focuses">
            <Names />
          </g>
          {names.slice(0, -1).map(({ y, length }, index) => (
            <path
              key={y}
              d={`M${786 - length / 2} ${y - 2}l${length + 24}-8`}
              pathLength="1"
              stroke="var(--stage-accent)"
              strokeWidth="4"
              className="draws"
              style={at(2 + index * 0.7)}
            />
          ))}
        </>
      );
    case 6:
      return (
        <>
          <g className="vanishes" style={at(0.6)}>
            <Names count={5} />
          </g>
          <g transform="translate(0 832)">
            <path d={handwriting(names[5]?.length ?? 0)} stroke="var(--stage-accent)" strokeWidth="3.5" />
          </g>
        </>
      );
    case 7:
      return <Clearing />;
    default:
      return (
        <>
          <Posts />
          <Ninth from={1.2} />
          <path d="M0 0h1600v900H0z" fill="var(--stage-shade)" opacity="0" className="darkens" style={at(4.2)} />
        </>
      );
  }
}

function Fog() {
  return (
    <>
      <radialGradient id="fog">
        <stop offset="0" stopColor="var(--stage-line)" stopOpacity=".34" />
        <stop offset="1" stopColor="var(--stage-line)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="560" cy="640" rx="760" ry="240" fill="url(#fog)" className="drifts" />
      <ellipse cx="1180" cy="520" rx="700" ry="200" fill="url(#fog)" className="drifts slow" />
    </>
  );
}

function Posts({ appearFrom }: { appearFrom?: number }) {
  return (
    <g stroke="var(--stage-line)" strokeWidth="7">
      {posts.map((x, index) => (
        <path
          key={x}
          d={`M${x} 628v92`}
          className={appearFrom === undefined ? undefined : "comes"}
          style={at((appearFrom ?? 0) + index * 0.62)}
        />
      ))}
    </g>
  );
}

function Ninth({ from }: { from: number }) {
  return (
    <g stroke="var(--stage-accent)" className="comes" style={at(from)}>
      <path d={`M${ninth} 628v92`} strokeWidth="26" opacity=".35" className="blurred" />
      <path d={`M${ninth} 628v92`} strokeWidth="7" />
    </g>
  );
}

function Water() {
  return (
    <g stroke="var(--stage-line)" className="comes" style={at(0.8)}>
      <path d="M0 722h1600" strokeWidth="1.5" opacity=".5" />
      <path d={posts.map((x) => `M${x} 740v70`).join("")} strokeWidth="6" opacity=".28" strokeDasharray="10 9" />
      <path d="M380 772h170M700 798h220M1010 766h150M560 838h180M900 852h210" strokeWidth="1.5" opacity=".4" />
    </g>
  );
}

/** A hill against the fog, a house on it, and someone awake. */
function Island() {
  return (
    <g transform="translate(-20 -84)">
      <path
        d="M0 300q200-120 380-112 150 8 250 190 130 240 420 330 280 60 550 70v206H-40z"
        fill="var(--stage-near)"
        opacity=".8"
      />
      <path d="M466 214v-44l34-26 34 26v70z" fill="var(--stage-near)" />
      <g className="comes" style={at(2)}>
        <path d="M489 176h22v26h-22z" fill="var(--stage-accent)" />
        <path d="M480 168h40v44h-40z" fill="var(--stage-accent)" opacity=".5" className="blurred" />
      </g>
    </g>
  );
}

/** A line that reads as handwriting from too far away: letters of uneven height, a first name and a last. */
const letters = [26, 9, 12, 9, 22, 9, 0, 26, 10, 9, 23, 9, 13, 9, 10, 21, 9, 12, 9, 10, 22, 9, 9, 12, 9, 10];

function handwriting(length: number): string {
  const written = letters.slice(0, Math.floor(length / 16));
  const strokes = written.map((height) => (height ? `q3-${height} 8-${height}t2 ${height}q2 5 6 0` : "m20 0"));
  return `M${800 - length / 2} 0${strokes.join("")}`;
}

function Names({ count = names.length }: { count?: number }) {
  return (
    <g stroke="var(--stage-type)" strokeWidth="3" opacity=".9">
      {names.slice(0, count).map(({ length, y }) => (
        <path key={y} d={handwriting(length)} transform={`translate(0 ${y})`} />
      ))}
    </g>
  );
}

/** The cover's own sea and sun, behind fog that goes. */
function Clearing() {
  return (
    <>
      <circle cx="800" cy="700" r="120" fill="var(--stage-cover-accent)" />
      <path d="M0 700h1600v200H0z" fill="var(--stage-cover-second)" />
      <path
        d="M690 722h220M715 744h170M700 766h200M735 788h130M720 810h160M755 834h90"
        stroke="var(--stage-cover-accent)"
        strokeWidth="7"
      />
      <path d="M0 480h1600v420H0z" fill="var(--stage-cover)" opacity="0" className="clears" style={at(1.4)} />
    </>
  );
}
