import { articlePictures } from "#content/article-pictures.ts";
import { site } from "#content/site.ts";
import type { PictureProps } from "../picture.tsx";
import { goldInk, hand, kraft, Paper, pencil, rule, Scene, sans } from "./scene.tsx";

const { heading, book, rows, sums } = articlePictures.statement;
const [, , ...last] = rows;

/** The foot of a royalty statement, drawn from its envelope and read with a pencil. */
export default function ReadStatement(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <Paper at="translate(52 -60)rotate(-1)" size={[536, 520]}>
        {[...last, sums].map(([what, toAuthor], line) => (
          <g key={what} fontSize="32" className="figures">
            <text x="34" y={240 + line * 62}>
              {what}
            </text>
            <text x="488" y={240 + line * 62} textAnchor="end">
              {/* The serif's minus is as short as a dash. */}
              {toAuthor?.startsWith("−") && <tspan fontFamily={sans}>−</tspan>}
              {toAuthor?.replace("−", "")}
            </text>
          </g>
        ))}
        <path d="M34 260h454" stroke={rule} />
        <path d="M34 322h454M34 384h454M34 388h454" stroke="currentColor" />
        <path {...hand} d="M500 230l6 7 12-19M500 292l6 7 12-19M500 354l6 7 12-19" />
      </Paper>
      <Paper at="translate(40 -640)rotate(.5)" size={[560, 752]} fill={kraft}>
        <text x="42" y="616" fontSize="22">
          {site.name}
        </text>
        <text x="42" y="678" fontFamily={sans} fontSize="15" fontWeight="600" letterSpacing="1.4" fill={goldInk}>
          {heading.toUpperCase()}
        </text>
        <text x="42" y="722" fontSize="28">
          {book}
        </text>
      </Paper>
      <g transform="translate(584 316)rotate(-78)">
        <path d="M0 0l34-10h300v22H34z" fillOpacity=".16" transform="translate(2 8)" />
        <path d="M0 0l34-11v22z" fill="#ecd3a8" />
        <path d="M0 0l12-4v8z" fill={pencil} />
        <path d="M34-11h300v22H34z" fill={pencil} />
        <path d="M34-4h300v7H34z" fill="#fff" fillOpacity=".22" />
      </g>
    </Scene>
  );
}
