import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { callWords, chooserWords } from "#content/booking.ts";
import { waysToAsk as words } from "#content/plates.ts";
import { site } from "#content/site.ts";
import { hand, kraft, Lines, Paper, Postmark, pencil, rule, Stamp, soft, UprightTable } from "../articles/scene.tsx";
import { Picture } from "../picture.tsx";

type ThingProps = { ground: "clay" | "sage" | "sky"; turn: number; fill?: string; children: ReactNode };

/** One paper on a ground of its own, each as large as the next and as far from its edges; its middle is what a narrow card shows. */
function Thing({ ground, turn, fill, children }: ThingProps) {
  return (
    <Picture
      viewBox="0 0 640 300"
      preserveAspectRatio="xMidYMid slice"
      className="on-paper plate-edge block h-auto w-full"
      style={{ background: `var(--color-${ground})` }}
      color="var(--color-ink)"
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      <Paper at={`rotate(${turn} 320 150)translate(96 34)`} size={[448, 232]} fill={fill}>
        {children}
      </Paper>
    </Picture>
  );
}

type FormProps = { title: string; aside: string; rows: readonly (readonly [name: string, entry: string])[] };

/** What is printed on a form, and what somebody wrote into it in blue pencil. */
function Form({ title, aside, rows }: FormProps) {
  return (
    <>
      <text x="32" y="50" fontSize="32">
        {title}
      </text>
      <text x="416" y="50" fontSize="24" textAnchor="end" className="figures" fill={soft}>
        {aside}
      </text>
      <path d="M32 66h384" stroke="currentColor" strokeWidth="1.500" />
      {rows.map(([name, entry], line) => (
        <g key={name}>
          <text x="32" y={104 + line * 45} fontSize="22" fontStyle="italic" fill={soft}>
            {name}
          </text>
          <text x="126" y={104 + line * 45} fontSize="27" fontStyle="italic" fill={pencil}>
            {entry}
          </text>
        </g>
      ))}
      <path d={rows.map((_, line) => `M32 ${116 + line * 45}h384`).join("")} stroke={rule} />
    </>
  );
}

const appointment = [
  [callWords.facts.when, words.appointment.when],
  [callWords.facts.who, words.appointment.who],
  [callWords.facts.how, chooserWords.ways.phone],
] as const;

/** The slip that one keeps for a call: when it is, how it is held, and how long. */
const AppointmentSlip = () => (
  <Thing ground="clay" turn={-1.5}>
    <Form title={words.appointment.title} aside={callWords.minutes} rows={appointment} />
  </Thing>
);

/** The same on a card, for a plate as high as the steps beside it. */
export function AppointmentCard({ className }: { className: string }) {
  return (
    <div className={classNames("plate-edge relative bg-clay", className)}>
      <UprightTable height={400}>
        <Paper at="rotate(3 200 200)translate(46 42)" size={[316, 328]} fill={kraft} />
        <Paper at="rotate(-2 200 200)translate(38 36)" size={[316, 328]}>
          <text x="28" y="56" fontSize="34">
            {words.appointment.title}
          </text>
          <text x="288" y="56" fontSize="20" textAnchor="end" className="figures" fill={soft}>
            {callWords.minutes}
          </text>
          <path d="M28 74h260" stroke="currentColor" strokeWidth="1.500" />
          {appointment.map(([name, entry], line) => (
            <g key={name}>
              <text x="28" y={106 + line * 80} fontSize="18" fontStyle="italic" fill={soft}>
                {name}
              </text>
              <text x="28" y={136 + line * 80} fontSize="27" fontStyle="italic" fill={pencil}>
                {entry}
              </text>
            </g>
          ))}
          <path d="M28 148h260M28 228h260M28 308h260" stroke={rule} />
        </Paper>
      </UprightTable>
    </div>
  );
}

/** The slip on which a call is noted for somebody who was out. */
const MessageSlip = () => (
  <Thing ground="sage" turn={1.5}>
    <Form title={words.message.title} aside={words.message.time} rows={words.message.rows} />
    {words.message.boxes.map((box, place) => (
      <text key={box} x={64 + place * 176} y="200" fontSize="22">
        {box}
      </text>
    ))}
    <path d="M33 183h19v19H33zM209 183h19v19h-19z" fill="none" stroke={soft} strokeWidth="1.500" />
    <path {...hand} strokeWidth="3" d="M36 190l8 10 17-25" />
  </Thing>
);

const { office } = site;

/** What an envelope to the house has on its front, 448 by 232: an address, a stamp and how it was canceled. */
const addressed = (
  <>
    <text x="96" y="112" fontSize="40">
      {site.name}
    </text>
    <Lines
      x={96}
      y={145}
      gap={30}
      fontSize="25"
      className="figures"
      lines={[...office.street.split(/, /), `${office.city}, ${office.region} ${office.postalCode}`]}
    />
    <Stamp at="translate(356 20)scale(1.250)" />
    <Postmark at="translate(296 60)">{words.postmark}</Postmark>
  </>
);

/** A letter to the house. */
const Envelope = () => (
  <Thing ground="sky" turn={-1.5} fill={kraft}>
    {addressed}
  </Thing>
);

/** The same with what was written in it, as high as what it stands beside. */
export function LetterToUs({ className }: { className: string }) {
  const { greeting, lines, name } = words.letter;
  return (
    <div className={classNames("plate-edge relative bg-sky", className)}>
      <UprightTable height={460}>
        <Paper at="rotate(2 200 190)translate(58 44)" size={[284, 360]}>
          <g fontSize="23" fontStyle="italic" fill={pencil}>
            <text x="28" y="54">
              {greeting}
            </text>
            <Lines x={28} y={94} gap={32} lines={lines} />
            <text x="256" y="200" textAnchor="end">
              {name}
            </text>
          </g>
        </Paper>
        <Paper at="rotate(-3 200 340)translate(40 266)scale(.714)" size={[448, 232]} fill={kraft}>
          {addressed}
        </Paper>
      </UprightTable>
    </div>
  );
}

/** How one asks: at a fixed time, by telephone, in writing. In the order of the cards that say so. */
export const waysToAsk = [<AppointmentSlip key="time" />, <MessageSlip key="call" />, <Envelope key="letter" />];
