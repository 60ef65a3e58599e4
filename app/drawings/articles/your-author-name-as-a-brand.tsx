import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, surface } from "./scene.tsx";

const spines = [
  [206, 48, 66, "var(--color-night)", "var(--color-on-night)"],
  [284, 72, 78, surface, "var(--color-ink)"],
  [374, 58, 60, "var(--color-night-soft)", "var(--color-on-night)"],
] as const;

/** Three spines side by side, the author's name at the same height on each. */
export default function NameOnSpine(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M70 250h500" stroke={gold} strokeDasharray="2 9" strokeWidth="2.5" />
      <path d="M70 192h500" stroke={gold} strokeDasharray="2 9" strokeWidth="2.5" />
      {spines.map(([x, y, width, fill, ink]) => (
        <g key={x} color={ink}>
          <path d={`M${x} ${y}h${width}v${306 - y}h-${width}z`} fill={fill} stroke="var(--color-ink)" />
          <path
            d={`M${x + width / 2 - 8} ${y + 28}h16v${120 - y * 0.6}h-16z`}
            fill="currentColor"
            fillOpacity=".25"
            stroke="none"
          />
          <path d={`M${x + 12} 192h${width - 24}v58h-${width - 24}z`} fill={gold} stroke="none" />
          <path
            d={`M${x + 20} 210h${width - 40}M${x + 20} 221h${width - 40}M${x + 24} 232h${width - 48}`}
            stroke="var(--color-night)"
            strokeWidth="3"
          />
          <path d={`M${x + 12} 284h${width - 24}`} />
        </g>
      ))}
      <path d="M120 306h400M96 306v22M544 306v22M80 306h480" />
      <path d="M130 306l-16-150 44-5 16 155zM462 306V120h40v186z" fill={rule} fillOpacity=".45" stroke={rule} />
    </Scene>
  );
}
