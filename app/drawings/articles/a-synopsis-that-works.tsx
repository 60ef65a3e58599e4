import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface } from "./scene.tsx";

/** One sheet out of a thick manuscript, with one line across it. */
export default function FoldedMapOfAPlot(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M48 306h544" stroke={rule} />
      <path d="M76 306V170h170v136z" fill={surface} />
      <path
        d="M76 180h170M76 192h170M76 204h170M76 216h170M76 228h170M76 240h170M76 252h170M76 264h170M76 276h170M76 288h170"
        stroke={rule}
      />
      <path d="M76 170l26-24h170l-26 24M272 146v136l-26 24" fill={surface} />
      <path d="M300 64l88-18 88 18 88-18v222l-88 18-88-18-88 18z" fill={surface} />
      <path d="M388 46v222M476 64v222" stroke={rule} />
      <path d="M322 240q40-8 44-60t46-40 46 30 40-58 46-24" stroke={gold} strokeWidth="4" />
      <path d="M316 240h12M538 88h12" strokeWidth="6" stroke={gold} />
      <circle cx="366" cy="180" r="6" fill={gold} stroke="none" />
      <circle cx="458" cy="170" r="6" fill={gold} stroke="none" />
      <circle cx="498" cy="112" r="6" fill={gold} stroke="none" />
      <path d="M250 150q30-40 44-50" strokeDasharray="2 8" stroke={soft} />
    </Scene>
  );
}
