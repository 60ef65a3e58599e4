import { Sheet } from "./plates/sheet.tsx";

type AppointmentProps = {
  name: string;
  length: string;
  ways: readonly string[];
  ready: { title: string; text: string };
};

const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** Half of an hour on a clock, and the card that one keeps for a call: how it is held, and what to have at hand. */
export function Appointment({ name, length, ways, ready }: AppointmentProps) {
  return (
    <>
      <svg
        viewBox="-160 -160 320 320"
        aria-hidden="true"
        className="on-paper absolute top-[3em] left-[3%] w-[25em] overflow-visible max-sm:left-1/2 max-sm:-translate-x-1/2"
      >
        <circle cx="3" cy="9" r="152" fillOpacity=".14" />
        <circle r="152" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="5" />
        <path d="M0 -134A134 134 0 0 1 0 134z" fill="var(--color-gold)" fillOpacity=".34" />
        {hours.map((turn) => (
          <path
            key={turn}
            d={turn % 90 ? "M0 -136v12" : "M0 -136v22"}
            transform={`rotate(${turn})`}
            stroke="var(--color-ink)"
            strokeWidth={turn % 90 ? 3 : 5}
          />
        ))}
        <g stroke="var(--color-ink)" strokeLinecap="round">
          <path d="M0 16V-78" strokeWidth="8" transform="rotate(-45)" />
          <path d="M0 -18V112" strokeWidth="5" />
        </g>
        <circle r="9" fill="var(--color-ink)" />
      </svg>
      <Sheet className="top-[9em] right-[-2%] w-[20em] max-sm:hidden rotate-2 px-[2.2em] pt-[1.8em] pb-[2.4em] leading-[1.45]">
        <p className="font-sans text-[0.72em] font-semibold tracking-label text-ink-soft uppercase">{name}</p>
        <p className="mt-[0.15em] border-b-2 border-ink pb-[0.35em] text-[2.1em] leading-tight">{length}</p>
        {ways.map((way) => (
          <p key={way} className="flex items-center gap-[0.8em] border-b border-rule py-[0.55em]">
            <span className="size-[0.8em] rounded-full border-[1.5px] border-ink" />
            {way}
          </p>
        ))}
        <p className="mt-[1.8em] font-sans text-[0.72em] font-semibold tracking-label text-ink-soft uppercase">
          {ready.title}
        </p>
        <p className="mt-[0.3em] italic">{ready.text}</p>
      </Sheet>
    </>
  );
}
