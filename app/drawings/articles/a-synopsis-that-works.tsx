import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface, textLines } from "./scene.tsx";

/** The seven paragraphs of the sheet: how long the last line of each is. */
const paragraphs = [96, 140, 62, 158, 118, 84, 40];
const pages = Array.from({ length: 26 }, (_, index) => 140 + index * 9);

/** The whole manuscript, and in front of it the one sheet that says what happens, turn by turn. */
export default function OneSheetBeforeAManuscript(props: PictureProps) {
  return (
    <Scene {...props} ground="sage">
      <path d="M-10 132l44-40h262v268H-10z" fill={surface} />
      <path d={pages.map((y) => `M-10 ${y}h262`).join("")} stroke={rule} strokeWidth="1.5" />
      <path d={pages.map((y) => `M252 ${y}l44-40`).join("")} stroke={rule} strokeWidth="1.5" />
      <path d="M-10 132h262l44-40M252 132v228" />
      <path d={textLines(70, 106, [150, 150], 12)} stroke={soft} strokeWidth="1.5" opacity=".5" />
      <g transform="translate(312 26)rotate(5)">
        <path d="M10 12h262v420H10z" fill="currentColor" fillOpacity=".12" stroke="none" />
        <path d="M0 0h262v420H0z" fill={surface} />
        <path d="M58 34h92" strokeWidth="4" />
        {paragraphs.map((last, index) => (
          <path
            key={last}
            d={textLines(58, 62 + index * 46, [176, 170, last], 11)}
            stroke={soft}
            strokeWidth="2.500"
            opacity=".75"
          />
        ))}
        <path d="M30 62c-16 16 16 30 0 46s16 30 0 46 16 30 0 46-16 30 0 46 16 30 0 46" stroke={gold} strokeWidth="4" />
        {paragraphs.slice(0, 6).map((last, index) => (
          <circle key={last} cx="30" cy={62 + index * 46} r="6.500" fill={gold} stroke="none" />
        ))}
      </g>
    </Scene>
  );
}
