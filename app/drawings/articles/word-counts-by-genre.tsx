import type { PictureProps } from "../picture.tsx";
import { gold, Scene, soft, surface } from "./scene.tsx";

/** A ruler along a row of spines of different thickness. */
export default function RulerAlongSpines(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      <path d="M48 262h544" />
      <path
        d="M84 262V88h22v174zM112 262V64h54v198zM172 262V96h36v166zM214 262V48h84v214zM304 262V104h16v158zM326 262V72h66v190zM398 262V112h40v150zM444 262V58h96v204z"
        fill={surface}
      />
      <path d="M112 64h54v198h-54zM326 72h66v190h-66z" fill="var(--color-night)" />
      <path d="M214 48h84v214h-84z" fill={gold} fillOpacity=".6" />
      <path d="M95 110v60M190 120v70M312 126v40M418 134v70M492 84v90" stroke={soft} strokeWidth="3" />
      <path d="M139 90v80M359 98v80" stroke="var(--color-on-night)" strokeWidth="3" />
      <path d="M256 80v100" strokeWidth="4" />
      <path d="M60 278h520v44H60z" fill={surface} />
      <path d={Array.from({ length: 27 }, (_, i) => `M${70 + i * 19} 278v${i % 5 === 0 ? 22 : 12}`).join("")} />
    </Scene>
  );
}
