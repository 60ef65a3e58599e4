import { Picture, type PictureProps } from "./picture.tsx";
import { type Sitter, type SitterId, sitters } from "./sitters.ts";

const head =
  "M72 33c8 5 12 13 12 20 0 2-1 4-.5 6 1.5 4 5.5 8 6.5 11.5.5 2-3 2.5-5 3 0 2 2.5 3.3 2.3 5.2 0 1.2-1.8 1.5-1.8 2.2 1.5.8 1.7 3-.2 4.6-1.6 1.4-.8 2.8-.4 4.2 1 5-2.7 8.2-7.6 7.6-4.3-.5-6.3-2.8-10.3-2.8-.5 7 1 12 6 16 8 5 18 5 24 12A54 69 0 0 1 24 126c5-8 13-8 20-13 4-7 4-13 2-21-10-8-13-24-11-36 2-17 16-28 29-26 3 .4 5.5 1.5 8 3z";

/** One chord of the oval per line, as a burin would rule it; `reach` is the part of it that is drawn, from the left. */
const rule = (from: number, reach: (depth: number) => number) =>
  Array.from({ length: 44 }, (_, index) => {
    const y = from + index * 3;
    const half = 52 * Math.sqrt(Math.max(0, 1 - ((y - 75) / 67) ** 2));
    const length = Math.round(2 * half * reach(index / 44));
    return length > 2 ? `M${Math.round(60 - half)} ${y}h${length}` : "";
  }).join("");

const ground = rule(10, () => 1);
const shade = rule(11.5, (depth) => 0.42 - 0.3 * Math.sin(depth * Math.PI));

/** A name's portrait as a cut silhouette in an engraved oval. In dark light it turns into a cameo, pale on dark. */
export function Portrait({ id, alt, className }: PictureProps & { id: SitterId }) {
  const { mass, light, gold, facesLeft }: Sitter = sitters[id];
  return (
    <Picture viewBox="0 0 120 150" alt={alt} className={className}>
      <ellipse cx="60" cy="75" rx="58" ry="73" fill="var(--color-paper-deep)" stroke="var(--color-gold)" />
      <path d={ground} stroke="var(--color-ink-soft)" strokeWidth=".5" strokeOpacity=".55" />
      <path d={shade} stroke="var(--color-ink-soft)" strokeWidth=".7" strokeOpacity=".6" />
      <ellipse cx="60" cy="75" rx="54" ry="69" fill="none" stroke="var(--color-ink)" strokeWidth=".8" />
      <g transform={facesLeft && "matrix(-1 0 0 1 120 0)"} fill="var(--color-ink)">
        <path d={head} />
        <path d={mass} />
        <path
          d={light}
          fill="none"
          stroke="var(--color-paper)"
          strokeWidth=".8"
          strokeLinecap="round"
          strokeOpacity=".75"
        />
        {gold && <path d={gold} fill="none" stroke="var(--color-gold)" strokeWidth="1.4" />}
      </g>
    </Picture>
  );
}
