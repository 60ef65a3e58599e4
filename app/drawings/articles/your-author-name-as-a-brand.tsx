import type { PictureProps } from "../picture.tsx";
import { gold, Scene, surface } from "./scene.tsx";

const spines = [
  [-40, 116, "#5a1f2c"],
  [84, 150, "var(--color-night)"],
  [242, 128, "#e3a736"],
  [378, 164, surface],
  [550, 132, "#2f7075"],
] as const;

/** Five spines, close; everything on them differs but the name, which stands at one height. */
export default function NameOnSpine(props: PictureProps) {
  return (
    <Scene {...props} ground="sky">
      {spines.map(([x, width, fill], place) => {
        const middle = x + width / 2;
        return (
          <g key={x} strokeWidth="3">
            <path d={`M${x} ${-20 - place * 3}h${width}v400h-${width}z`} fill={fill} />
            <path
              d={`M${middle - 13} 20h26v${[112, 96, 124, 104, 116][place]}h-26z`}
              fill={gold}
              fillOpacity={fill === "#e3a736" ? 0 : 0.35}
              stroke="none"
            />
            <path d={`M${x} 196h${width}v104h-${width}z`} fill="#fbf4e8" />
            <path
              d={`M${x + 22} 226h${width - 44}M${x + 22} 248h${width - 44}M${x + 34} 270h${width - 68}`}
              stroke="#1b1a17"
              strokeWidth="9"
              strokeLinecap="butt"
            />
            <path d={`M${middle - 14} 336h28`} stroke={gold} strokeWidth="5" />
          </g>
        );
      })}
      <path d="M-10 196h660M-10 300h660" stroke={gold} strokeDasharray="3 10" strokeWidth="4" />
    </Scene>
  );
}
