import { TornLeaf } from "#app/drawings/specimens/torn-leaf.tsx";
import { HeaderBesidePlate } from "#app/sections/header-beside-plate.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { tornLeaf } from "#content/not-found.ts";
import type { Action } from "#content/shapes.ts";

type MissingPageProps = { title: string; text: string; actions: readonly Action[] };

/** What happened and the way back, and beside it a book that lacks the page too. */
export function MissingPage({ title, text, actions }: MissingPageProps) {
  const { alt, ...words } = tornLeaf;
  return (
    <HeaderBesidePlate
      title={title}
      lead={text}
      actions={actions}
      isShort
      figure={
        <Plate alt={alt} ground="sage" onPhone="high" className="flex items-center justify-center">
          <TornLeaf {...words} />
        </Plate>
      }
    />
  );
}
