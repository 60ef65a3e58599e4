import { Picture, type PictureProps } from "../picture.tsx";

const text = {
  fontFamily: "var(--font-sans)",
  fontSize: 22,
  fill: "var(--color-ink)",
  stroke: "none",
} as const;

/** One member's month, divided by what she listened to: the old sum was a price, the new one is a part. */
export function ListeningPool(picture: PictureProps) {
  return (
    <Picture viewBox="0 0 720 300" fill="none" stroke="var(--color-ink)" strokeWidth="1.5" {...picture}>
      <path d="M20 70h680v70H20z" fill="var(--color-paper-deep)" />
      <path d="M20 70h340v70H20z" fill="var(--color-gold)" fillOpacity=".55" />
      <path d="M360 70h204v70H360z" fill="var(--color-gold)" fillOpacity=".3" />
      <path d="M360 70v70M564 70v70" />
      <path d="M20 160v14h340v-14" />
      <path d="M190 174v34" />
      <path d="M80 208h220v60H80z" fill="var(--color-surface)" />
      <g {...text}>
        <text x="20" y="42">
          What one member’s month is worth
        </text>
        <text x="190" y="112" textAnchor="middle">
          your book
        </text>
        <text x="462" y="112" textAnchor="middle">
          another
        </text>
        <text x="632" y="112" textAnchor="middle">
          a third
        </text>
        <text x="190" y="246" textAnchor="middle">
          × 50% or 30%
        </text>
      </g>
    </Picture>
  );
}
