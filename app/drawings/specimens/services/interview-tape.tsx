import { transcript, interviewLog as words } from "#content/plates.ts";
import { goldInk, hand, Lines, Paper, pencil, rule, Shadow, UprightTable } from "../../articles/scene.tsx";

const shell = "M10 0h268q10 0 10 10v162q0 10-10 10H10q-10 0-10-10V10Q0 0 10 0z";
const row = (place: number) => 218 + place * 44;

/** The tape of a conversation on the sheet that says what is on it; one entry is where the book begins. A strip has the tape alone. */
export function InterviewTape() {
  return (
    <UprightTable>
      <g className="max-sm:hidden">
        <Paper at="translate(42 70)rotate(1.500)" size={[318, 480]}>
          <path d={words.entries.map((_, place) => `M0 ${row(place) + 12}h318`).join("")} stroke={rule} />
          <path d="M70 0v480" stroke="var(--color-danger)" strokeOpacity=".4" />
          {words.entries.map(([counter, topic], place) => (
            <g key={counter} fontSize="19">
              <text x="56" y={row(place)} textAnchor="end" className="figures" fill={goldInk}>
                {counter}
              </text>
              <text x="84" y={row(place)}>
                {topic}
              </text>
            </g>
          ))}
          <path {...hand} d={`M80 ${row(words.chosen) - 8}c6-22 164-24 168-2s-150 28-172 6`} />
          <Lines
            x={262}
            y={row(words.chosen) - 16}
            gap={20}
            lines={words.note}
            fontSize="18"
            fontStyle="italic"
            fill={pencil}
          />
        </Paper>
      </g>
      <g
        transform="translate(48 54)rotate(-5)"
        className="max-sm:[transform:translate(200px,133px)_rotate(-5deg)_scale(1.08)_translate(-144px,-91px)]"
      >
        <Cassette />
      </g>
    </UprightTable>
  );
}

/** Its label names what is on it; 288 by 182. */
export const Cassette = () => (
  <>
    <Shadow d={shell} />
    <path d={shell} fill="#3b3532" />
    <path d="M10 1h268" stroke="#fff" strokeOpacity=".18" />
    <path d="M52 182l10-36h164l10 36z" fill="#332e2b" />
    <path d="M62 146h164l10 36M62 146l-10 36" fill="none" stroke="#000" strokeOpacity=".35" />
    <path d="M24 15h240q4 0 4 4v108q0 4-4 4H24q-4 0-4-4V19q0-4 4-4z" fill="var(--color-paper)" />
    <path d="M20 62h248v9H20zM20 104h248v9H20z" fill="#c77b54" />
    <path d="M20 76h248v23H20z" fill="#e9c9a6" />
    <path d="M34 50h220" stroke={rule} />
    <text x="36" y="43" fontSize="21" fontStyle="italic" fill={pencil}>
      {transcript.name}
    </text>
    <path d="M82 66h124q20 0 20 21.500T206 109H82q-20 0-20-21.500T82 66z" fill="#2b2624" />
    <path d="M118 74h52v27h-52z" fill="#544740" />
    {/* More has run to the left than is still to come. */}
    <path d="M118 74h25a40 40 0 0 1 0 27h-25zM170 74h-7a34 34 0 0 0 0 27h7z" fill="#1d1613" />
    <Hub x={88} />
    <Hub x={200} />
    <path
      d="M6 10a4 4 0 1 1 8 0a4 4 0 1 1-8 0M274 10a4 4 0 1 1 8 0a4 4 0 1 1-8 0M6 171a4 4 0 1 1 8 0a4 4 0 1 1-8 0M274 171a4 4 0 1 1 8 0a4 4 0 1 1-8 0"
      fill="#8b817a"
    />
    <path d="M7 12l6-4M275 8l6 4M7 169l6 4M278 168v7" stroke="#3b3532" />
    <path
      d="M84 168a5 5 0 1 1 10 0a5 5 0 1 1-10 0M194 168a5 5 0 1 1 10 0a5 5 0 1 1-10 0M114 163h8v8h-8zM166 163h8v8h-8z"
      fill="#171312"
    />
  </>
);

const Hub = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 87.500)`}>
    <circle r="15" fill="#efe7d6" />
    <circle r="9" fill="#2b2624" />
    <path
      d="M0-10v5M0 10V5M8.700-5l-4.400 2.500M-8.700 5l4.400-2.500M8.700 5l-4.400-2.500M-8.700-5l4.400 2.500"
      stroke="#efe7d6"
      strokeWidth="3"
    />
  </g>
);
