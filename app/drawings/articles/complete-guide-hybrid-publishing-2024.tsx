import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface, textLines } from "./scene.tsx";

const pages = [92, 160, 228, 296].flatMap((x) => [98, 178].map((y) => textLines(x, y, [40, 40, 32, 40, 24], 9)));

/** A printed sheet, the sixteen-page signature it folds into, and the bone folder. */
export default function FoldedSignature(props: PictureProps) {
  return (
    <Scene {...props} ground="sky" frame="56 44 512 288">
      <path d="M40 296h560" stroke={rule} />
      <path d="M76 80h280v164H76z" fill={surface} />
      <path d="M146 80v164M216 80v164M286 80v164M76 162h280" strokeDasharray="5 5" stroke={gold} />
      <path d={pages.join("")} stroke={soft} strokeWidth="1.5" />
      <path d="M366 162c20 0 24 0 40 0M398 154l10 8-10 8" stroke={gold} />
      <path d="M452 296V120q0-8 8-10l84-14v186l-84 14z" fill={surface} />
      <path d="M460 296V118q0-7 6-8M468 295V116q0-7 6-8M476 293V114q0-7 6-8" />
      <path
        d={textLines(496, 138, [34, 34, 28, 34, 34, 20], 12)}
        stroke={soft}
        strokeWidth="1.5"
        transform="skewY(-9.5)translate(0 84)"
      />
      <path d="M150 290q-10-12 4-14l160-2q18 1 22 8-4 8-22 9z" fill={gold} fillOpacity=".35" />
    </Scene>
  );
}
