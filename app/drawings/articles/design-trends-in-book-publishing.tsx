import { CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import type { PictureProps } from "../picture.tsx";
import { edge, rule, Scene, Shadow } from "./scene.tsx";

const cover = <CoverBoard title="Bread Alone" author="Tomas Wray" design={2} />;

/** A board that only shows its colors, as small as a telephone shows it. */
const neighbors = ([4, 9] as const).map((design, place) => ({ ...covers[design].palette, x: 9 + place * 76 }));

/** The same cover full size on a table, half size on a tablet and tiny on a phone, between two others. */
export default function CoverAtThreeSizes(props: PictureProps) {
  return (
    <Scene {...props} ground="clay">
      <path d="M-640 336h1920v24H-640z" fillOpacity=".14" />
      <g transform="translate(44 18)scale(1.06)">
        <Shadow d="M0 0h200v300H0z" />
        {cover}
      </g>
      <g transform="translate(286 96)scale(1.12)">
        <Shadow d="M0 0h136v214H0z" />
        <path d="M8 0h120q8 0 8 8v198q0 8-8 8H8q-8 0-8-8V8q0-8 8-8z" stroke={edge} />
        <path d="M9 12h118v190H9z" fill="var(--color-surface)" />
        <g transform="translate(18 26)scale(.5)">{cover}</g>
        <path d="M18 185h100M18 194h64" stroke={rule} strokeWidth="3" />
      </g>
      <g className="beyond-detail">
        <g transform="translate(464 179)scale(1.12)">
          <Shadow d="M0 0h122v140H0z" />
          <path d="M12 0h98q12 0 12 12v116q0 12-12 12H12q-12 0-12-12V12Q0 0 12 0z" stroke={edge} />
          <path d="M6 14h110v112H6z" fill="var(--color-surface)" />
          {neighbors.map(({ x, ground, accent }) => (
            <g key={x}>
              <path d={`M${x} 34h28v42h-28z`} fill={ground} />
              <path d={`M${x + 6} 44h16v3h-16zM${x + 6} 51h10v3h-10z`} fill={accent} />
            </g>
          ))}
          <g transform="translate(46 32)scale(.155)">{cover}</g>
          <path d="M10 90h26M48 90h28M86 90h26M10 104h100M10 115h70" stroke={rule} strokeWidth="3" />
        </g>
      </g>
    </Scene>
  );
}
