import { proposal as words } from "#content/plates.ts";
import { goldInk, hand, Paper, pencil, rule, sans, soft, UprightTable } from "../../articles/scene.tsx";

const row = (place: number) => 138 + place * 42;
/** Where there is no room for the dates. */
const closeRow = (place: number) => 110 + place * 26;
const end = row(words.parts.length);

/** What one is sent before anything begins: the parts, when and for how much, what is not in it, and a line to sign on. A strip has the parts and their sum. */
export function ProposalSheet() {
  return (
    <UprightTable>
      <Paper at="translate(42 34)rotate(2)" size={[330, 520]} />
      <Paper at="translate(34 28)rotate(-.600)" size={[334, 520]}>
        <text x="24" y="46" fontSize="27">
          {words.title}
        </text>
        <text x="24" y="70" fontSize="15" fontStyle="italic" fill={soft}>
          {words.about}
        </text>
        <path d="M24 84h286" stroke="currentColor" strokeWidth="2" />
        <g fontFamily={sans} fontSize="12" fill={soft} className="max-sm:hidden">
          <text x="24" y="106">
            {words.head[0]}
          </text>
          <text x="310" y="106" textAnchor="end">
            {words.head[1]}
          </text>
        </g>
        {words.parts.map(([name, dates, price], place) => (
          <g key={name} transform={`translate(24 ${row(place)})`} className="max-sm:hidden">
            <text y="-8" fontSize="16">
              {name}
            </text>
            <text y="8" fontSize="12.500" fontFamily={sans} fill={soft}>
              {dates}
            </text>
            <text x="286" y="-8" fontSize="16" textAnchor="end" className="figures">
              {price}
            </text>
            <path d="M0 19h286" stroke={rule} />
          </g>
        ))}
        <g fontSize="16" className="sm:hidden">
          {[...words.parts.map(([name, , price]) => [name, price]), [words.together, words.sum]].map(
            ([name, price], place) => (
              <g key={name} transform={`translate(24 ${closeRow(place)})`}>
                <text>{name}</text>
                <text x="286" textAnchor="end" className="figures">
                  {price}
                </text>
                <path d="M0 8h286" stroke={place < words.parts.length - 1 ? rule : "currentColor"} />
              </g>
            ),
          )}
        </g>
        <g className="max-sm:hidden">
          <text x="24" y={end + 2} fontSize="18">
            {words.together}
          </text>
          <text x="310" y={end + 2} fontSize="18" textAnchor="end" className="figures">
            {words.sum}
          </text>
          <path d={`M24 ${end + 14}h286`} stroke="currentColor" />
          <g fontSize="15">
            <text x="24" y={end + 42} fontStyle="italic" fill={goldInk}>
              {words.without.title}
            </text>
            {words.without.lines.map((line, place) => (
              <text key={line} x="24" y={end + 63 + place * 21}>
                {line}
              </text>
            ))}
          </g>
          <path d={`M24 ${end + 134}h150M206 ${end + 134}h104`} stroke={soft} />
          <g fontFamily={sans} fontSize="11.500" fill={soft}>
            <text x="24" y={end + 150}>
              {words.sign[0]}
            </text>
            <text x="206" y={end + 150}>
              {words.sign[1]}
            </text>
          </g>
          <path {...hand} d={`M196 ${end + 105}c-16 2-28 8-38 20M157 ${end + 112}l0 13 13-2`} />
          <text x="255" y={end + 110} fontSize="16" fontStyle="italic" textAnchor="middle" fill={pencil}>
            {words.note}
          </text>
        </g>
      </Paper>
    </UprightTable>
  );
}
