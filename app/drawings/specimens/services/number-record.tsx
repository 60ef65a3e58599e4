import { controlNumber, numberRecord } from "#content/plates.ts";
import { goldInk, Paper, rule, sans, soft, UprightTable } from "../../articles/scene.tsx";

/** What the first fee buys: a number for each format. */
export const NumberRecord = () => <RecordSheet {...numberRecord} />;

/** And the last: a number that is asked for before the book is out. */
export const ControlNumber = () => <RecordSheet {...controlNumber} />;

function RecordSheet({ title, book, rows }: typeof numberRecord | typeof controlNumber) {
  return (
    <UprightTable>
      <Paper at="translate(52 32)rotate(2.500)" size={[304, 312]} />
      <Paper at="translate(46 28)rotate(-.800)" size={[308, 316]}>
        <text x="26" y="44" fontSize="25">
          {title}
        </text>
        <text x="26" y="71" fontSize="18" fontStyle="italic" fill={soft}>
          {book}
        </text>
        <path d="M26 86h256" stroke="currentColor" strokeWidth="2" />
        {rows.map(([format, number], row) => (
          <g key={format} transform={`translate(26 ${117 + row * 42})`}>
            <text fontSize="18" fontStyle="italic" fill={goldInk}>
              {format}
            </text>
            <text x="256" fontSize="17.500" fontFamily={sans} textAnchor="end" className="figures">
              {number}
            </text>
            <path d="M0 13h256" stroke={rule} />
          </g>
        ))}
      </Paper>
    </UprightTable>
  );
}
