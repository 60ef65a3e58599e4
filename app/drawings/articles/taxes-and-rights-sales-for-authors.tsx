import { articlePictures } from "#content/article-pictures.ts";
import type { PictureProps } from "../picture.tsx";
import { hand, Paper, Scene } from "./scene.tsx";

const rows = articlePictures.taxes.slice(2);

/** A year on a page of the account book, and what is laid aside of it. */
export default function AccountBook(props: PictureProps) {
  return (
    <Scene {...props} ground="clay">
      <Paper at="translate(56 -20)rotate(-1)scale(.9)" size={[588, 460]}>
        <path
          d={Array.from({ length: 6 }, (_, row) => `M0 ${18 + row * 78}h588`).join("")}
          stroke="var(--color-action)"
          strokeOpacity=".22"
        />
        <path d="M26 0v460M414 0v460M420 0v460" stroke="var(--color-danger)" strokeOpacity=".45" />
        <g fontSize="31" className="figures">
          {rows.map(([what, sum], row) => (
            <g key={what}>
              <text x="40" y={88 + row * 78}>
                {what}
              </text>
              <text x="556" y={88 + row * 78} textAnchor="end">
                {sum}
              </text>
            </g>
          ))}
        </g>
        <path d="M446 266h116" stroke="currentColor" strokeWidth="1.500" />
        <path {...hand} d="M438 334q58-6 120-2" />
      </Paper>
    </Scene>
  );
}
