import { BookCover, FlatFront } from "#app/drawings/book-cover.tsx";
import { covers } from "#app/drawings/covers.ts";
import { Spine } from "#app/drawings/spine.tsx";
import { TypeBlock } from "#app/drawings/type-block.tsx";
import { CoverWrap } from "#app/features/author-tools/cover/cover-wrap.tsx";
import { drawBars } from "#app/features/author-tools/cover/draw-bars.ts";
import { readBarcode } from "#app/features/author-tools/cover/read-barcode.ts";
import { ToolPage } from "#app/features/author-tools/tool-page.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import {
  coverExample,
  coverPage,
  coverRates,
  coverWords,
  papers,
  trims,
  typeSizes,
} from "#content/author-tools/cover.ts";
import { toolFurniture } from "#content/author-tools/tool-words.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { coverWrap } from "#content/plates.ts";

const path = "/tools/cover";
const cover = { title: theBook.title, author: theBook.author, design: theBook.cover } as const;

const { palette } = covers[theBook.cover];
const { blurb } = coverWrap;

export const head = () => pageMeta({ ...coverPage.meta, path });

const code = readBarcode(coverExample.isbn, coverExample.price, coverWords.isbn).code;
if (!code) throw new Error(`The example’s ISBN ${coverExample.isbn} is not right.`);
const exampleBars = drawBars(code.isbn, code.addOn);

export default function CoverPage() {
  return (
    <ToolPage tool={coverPage} path={path} onPhone="none">
      <Island
        of={CoverWrap}
        props={{
          example: coverExample,
          exampleBars,
          options: { trims, papers, typeSizes },
          rates: coverRates,
          words: coverWords,
          actions: toolFurniture.actions,
          sample: {
            ground: palette.ground,
            back: (
              <svg viewBox="0 0 200 300" aria-hidden="true" className="size-full">
                <TypeBlock
                  text={blurb}
                  x={24}
                  y={38}
                  width={148}
                  height={130}
                  maxSize={15}
                  leading={1.36}
                  fill={palette.ink}
                />
              </svg>
            ),
            spine: (
              <svg viewBox="0 0 34 390" aria-hidden="true" className="size-full">
                <g transform="translate(34 0)rotate(90)">
                  <Spine book={cover} length={390} thickness={34} upright flat />
                </g>
              </svg>
            ),
            front: (
              <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="size-full">
                <FlatFront {...cover} />
              </svg>
            ),
          },
          sampleCovers: coverWords.thumbnail.sizes.map((size) => (
            <BookCover key={size} {...cover} style={{ width: `${size}px` }} className="block" />
          )),
        }}
      />
    </ToolPage>
  );
}
