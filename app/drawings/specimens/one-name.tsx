import { Paper, rule, Scene, Shadow } from "../articles/scene.tsx";
import { CoverBoard } from "../book-cover.tsx";
import { nameParts, seriesBooks } from "../our-books.ts";
import type { PictureProps } from "../picture.tsx";
import { Byline } from "../type-block.tsx";

const [book] = seriesBooks;
const { given, family } = nameParts(book.author);
/** In a catalog only the first word of a title is large. */
const [first = "", ...rest] = book.title.split(" ");

/**
 * One name in three places that three people fill in: the cover, the title page and the library's card. A book shows its lower
 * part, so that a phone can read the name.
 */
export function OneName(picture: PictureProps) {
  return (
    <Scene ground="sage" {...picture}>
      <path d="M-640 330h1920v30H-640z" fillOpacity=".12" />
      <g transform="translate(30 -120)scale(1.5)">
        <Shadow d="M2 2h196v296H2z" />
        <CoverBoard {...book} />
      </g>
      <Paper at="translate(304 -120)scale(1.5)" size={[200, 300]}>
        <path d="M8 0v300" stroke={rule} />
        <text x="104" y="126" fontSize="27" textAnchor="middle">
          {book.title}
        </text>
        <Byline author={book.author} x={104} y={160} anchor="middle" fill="currentColor" />
      </Paper>
      <Paper at="translate(400 182)" size={[224, 148]}>
        <path d="M0 40h224" stroke="var(--color-danger)" strokeOpacity=".5" />
        <path d="M0 68h224M0 94h224M0 120h224" stroke={rule} />
        <circle cx="112" cy="134" r="6" fill="var(--color-sage)" />
        <text x="18" y="32" fontSize="21">
          {family}, {given}
        </text>
        <text x="38" y="62" fontSize="21" fontStyle="italic">
          {first} {rest.join(" ").toLowerCase()}
        </text>
      </Paper>
    </Scene>
  );
}
