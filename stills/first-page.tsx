import { LogoMark } from "#app/drawings/logo.tsx";
import { TypeBlock } from "#app/drawings/type-block.tsx";
import type { Print } from "./still.ts";

/** A book's first leaf: a title at a third of the height, if there is one, and the house's mark at the foot. */
export function firstPage(title?: string): Print {
  return {
    width: 200,
    height: 300,
    drawing: (
      <>
        {title && (
          <TypeBlock text={title} x={100} y={88} anchor="middle" width={150} height={60} maxSize={26} fill="#1a1b1f" />
        )}
        <g transform="translate(91 252)scale(.560)">
          <LogoMark />
        </g>
      </>
    ),
  };
}
