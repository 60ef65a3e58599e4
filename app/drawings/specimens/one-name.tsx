import { Paper, rule, Scene, Shadow, soft } from "../articles/scene.tsx";
import { CoverBoard } from "../book-cover.tsx";
import { seriesBooks } from "../our-books.ts";
import type { PictureProps } from "../picture.tsx";
import { Byline } from "../type-block.tsx";

const [book] = seriesBooks;

/** One name in three places that three people fill in: the cover, the title page and the library's card. So that it can be read, books show their lower parts. */
export function OneName(picture: PictureProps) {
  return (
    <Scene ground="sage" {...picture}>
      <path d="M-640 330h1920v30H-640z" fillOpacity=".12" />
      <g transform="translate(30 -120)scale(1.5)">
        <Shadow d="M2 2h196v296H2z" />
        <CoverBoard {...book} />
      </g>
      <Paper at="translate(262 -120)scale(1.5)" size={[200, 300]}>
        <path d="M8 0v300" stroke={rule} />
        <g textAnchor="middle">
          <text x="104" y="126" fontSize="27">
            {book.title}
          </text>
          <text x="104" y="276" fontSize="14" fontStyle="italic" fill={soft}>
            Halftitle
          </text>
        </g>
        <Byline author={book.author} x={104} y={160} anchor="middle" fill="currentColor" />
      </Paper>
      <Paper at="translate(428 182)" size={[196, 148]}>
        <path d="M0 40h196" stroke="var(--color-danger)" strokeOpacity=".5" />
        <path d="M0 68h196M0 94h196M0 120h196" stroke={rule} />
        <circle cx="98" cy="134" r="6" fill="var(--color-sage)" />
        <text x="18" y="32" fontSize="21">
          Ortiz, M. E.
        </text>
        <text x="38" y="62" fontSize="21" fontStyle="italic">
          Dry crossing
        </text>
      </Paper>
    </Scene>
  );
}
