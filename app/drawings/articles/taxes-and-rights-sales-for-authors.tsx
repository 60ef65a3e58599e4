import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { hand, Paper, Scene } from "./scene.tsx";

const rows = articlePictures.taxes;

/** A year on a page of the account book, and what is laid aside of it. */
export default function AccountBook(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <Paper at="translate(72 -20)rotate(-1)scale(.9)" size={[552, 460]}>
        <path
          d={Array.from({ length: 9 }, (_, row) => `M0 ${30 + row * 51}h552`).join("")}
          stroke="var(--color-action)"
          strokeOpacity=".22"
        />
        <path d="M58 0v460M398 0v460M404 0v460" stroke="var(--color-danger)" strokeOpacity=".45" />
        <g fontSize="27" className="figures">
          {rows.map(([what, sum], row) => (
            <g key={what}>
              <text x="72" y={124 + row * 51}>
                {what}
              </text>
              <text x="524" y={124 + row * 51} textAnchor="end">
                {sum}
              </text>
            </g>
          ))}
        </g>
        <path d="M416 183h112M416 336h112" stroke="currentColor" strokeWidth="1.500" />
        <path {...hand} d="M420 372c2-26 112-28 116-6 4 28-108 32-118 10" />
      </Paper>
    </Scene>
  );
}
