import { exampleBook } from "#content/example-book.ts";
import { rates } from "#content/rates.ts";
import { CoverBoard } from "../book-cover.tsx";
import { Picture, type PictureProps } from "../picture.tsx";

const text = {
  fontFamily: "var(--font-sans)",
  fontSize: 21,
  textAnchor: "middle",
  fill: "var(--color-ink)",
  stroke: "none",
} as const;

const { title, author, pages } = exampleBook;
const thickness = rates["kdp-cream-page"].value;

/** The whole cover of a paperback laid flat, with the measures that the page count decides; small, without their figures. */
export function CoverWrap({ isSmall, ...picture }: PictureProps & { isSmall?: true }) {
  return (
    <Picture
      viewBox={isSmall ? "56 20 608 404" : "0 0 720 460"}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="1.5"
      {...picture}
    >
      <path
        d="M70 70h580v340H70z"
        fill="var(--color-paper-deep)"
        stroke="var(--color-rule-strong)"
        strokeDasharray="5 5"
      />
      <path d="M84 84h256v312H84z" fill="#e3b3a0" />
      <path d="M340 84h40v312h-40z" fill="#cf9a86" />
      <g transform="translate(380 84)scale(1.28 1.04)" stroke="none">
        <CoverBoard title={title} author={author} design={7} />
      </g>
      <path d="M70 42v-14M84 42v-14M340 42v-14M380 42v-14M636 42v-14M650 42v-14M70 35h580" />
      <path d="M340 396v40M380 396v40" strokeDasharray="3 4" />
      {!isSmall && <Measures />}
    </Picture>
  );
}

function Measures() {
  return (
    <g {...text}>
      <text x="212" y="20">
        5.5 in
      </text>
      <text x="360" y="20">
        {(pages * thickness).toFixed(2)}
      </text>
      <text x="508" y="20">
        5.5 in
      </text>
      <text x="212" y="246">
        back
      </text>
      <text x="360" y="452">
        {`spine: ${pages} pages × ${thickness}`}
      </text>
      <text x="34" y="246" transform="rotate(-90 34 246)">
        8.75 in
      </text>
      <text x="690" y="246" transform="rotate(-90 690 246)">
        bleed 0.125
      </text>
    </g>
  );
}
