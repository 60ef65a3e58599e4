import { handover as words } from "#content/plates.ts";
import { kraft, Paper, rule, Shadow, soft } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";

const back = "M0 26q0-8 8-8h98q6 0 9-6l4-7q3-5 9-5h88q6 0 9 5l4 7q3 6 9 6h60q8 0 8 8v314q0 6-6 6H6q-6 0-6-6z";
const lip = "M0 266h108q7 0 11 6q7 11 18 11h32q11 0 18-11q4-6 11-6h108";
const pocket = `${lip}v74q0 6-6 6H6q-6 0-6-6z`;

/** A site as it goes with its author: a folder under her name, and the list of what is in it. */
export function HandoverFolder() {
  return (
    <Picture
      viewBox="-4 -4 316 364"
      className="on-paper w-full max-w-79 self-start overflow-visible text-ink max-xl:mx-auto xl:-mt-16"
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      <Shadow d={back} />
      <path d={back} fill="#dcc9a3" />
      <text x="173" y="21" fontSize="13" textAnchor="middle" className="font-sans">
        {words.tab}
      </text>
      <Paper at="translate(20 38)rotate(-.8)" size={[268, 290]}>
        <text x="20" y="36" fontSize="20">
          {words.title}
        </text>
        {words.rows.map(([what, how], row) => (
          <g key={what} transform={`translate(20 ${76 + row * 32})`} fontSize="15.500">
            <path d="M0-22h228" stroke={rule} />
            <text>{what}</text>
            <text x="228" textAnchor="end" fontStyle="italic" fill={soft}>
              {how}
            </text>
          </g>
        ))}
      </Paper>
      <path
        d={lip}
        transform="translate(0 -1)"
        fill="none"
        stroke="#000"
        strokeOpacity=".22"
        strokeWidth="4"
        filter="blur(2px)"
      />
      <path d={pocket} fill={kraft} />
      <path d={lip} transform="translate(0 1)" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.500" />
      <path d="M40 300h226v30H40z" fill="var(--color-paper)" />
      <text x="153" y="320" fontSize="15.500" textAnchor="middle">
        {words.label}
      </text>
    </Picture>
  );
}
