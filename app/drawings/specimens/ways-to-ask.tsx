import type { ReactNode } from "react";
import { callWords, chooserWords } from "#content/booking.ts";
import { waysToAsk as words } from "#content/plates.ts";
import { site } from "#content/site.ts";
import { hand, kraft, Paper, Postmark, pencil, rule, Stamp, soft } from "../articles/scene.tsx";
import { Picture } from "../picture.tsx";

type ThingProps = { ground: "clay" | "sage" | "sky"; turn: number; fill?: string; children: ReactNode };

/** One paper on a ground of its own, each as large as the next and as far from its edges; its middle is what a narrow card shows. */
function Thing({ ground, turn, fill, children }: ThingProps) {
  return (
    <Picture
      viewBox="0 0 640 300"
      preserveAspectRatio="xMidYMid slice"
      className="on-paper block h-auto w-full"
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

/** The slip that one keeps for a call: when it is, how it is held, and how long. */
const AppointmentSlip = () => (
  <Thing ground="clay" turn={-1.5}>
    <Form
      title={words.appointment.title}
      aside={callWords.minutes}
      rows={[
        [callWords.facts.when, words.appointment.when],
        [callWords.facts.who, words.appointment.who],
        [callWords.facts.how, chooserWords.ways.phone],
      ]}
    />
  </Thing>
);

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

/** A letter to the house, addressed, stamped and canceled. */
const Envelope = () => (
  <Thing ground="sky" turn={-1.5} fill={kraft}>
    <text x="96" y="134" fontSize="42">
      {site.name}
    </text>
    <text x="96" y="171" fontSize="26">
      {site.office.street.split(",")[0]}
    </text>
    <text x="96" y="204" fontSize="26" className="figures">
      {`${site.office.city}, ${site.office.region} ${site.office.postalCode}`}
    </text>
    <Stamp at="translate(352 22)scale(1.300)" />
    <Postmark at="translate(290 64)">{words.postmark}</Postmark>
  </Thing>
);

export const addressedLetter = <Envelope key="letter" />;

/** How one asks: at a fixed time, by telephone, in writing. In the order of the cards that say so. */
export const waysToAsk = [<AppointmentSlip key="time" />, <MessageSlip key="call" />, addressedLetter];
