import { Leaf } from "#app/drawings/plates/sheet.tsx";
import { HeaderBesidePlate } from "#app/sections/header-beside-plate.tsx";
import { Plate } from "#app/sections/plate.tsx";
import type { Action } from "#content/shapes.ts";

type MissingPageProps = { figure?: string; title: string; text: string; actions: readonly Action[] };

/** What happened and the way back, and beside it a blank leaf with nothing but its folio. */
export function MissingPage({ figure, title, text, actions }: MissingPageProps) {
  return (
    <HeaderBesidePlate
      title={title}
      lead={text}
      actions={actions}
      isShort
      figure={
        <Plate ground="sage" className="flex items-center justify-center">
          <Leaf folio={figure} className="h-[84%]" />
        </Plate>
      }
    />
  );
}
