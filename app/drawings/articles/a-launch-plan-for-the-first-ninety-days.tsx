import type { PictureProps } from "../picture.tsx";
import { gold, Scene, soft, surface } from "./scene.tsx";

/** Thirteen weeks of seven days, cut by the frame; the first is filled, and the others are crossed off up to today. */
const cells = Array.from({ length: 45 }, (_, place) => ({
  x: -52 + (place % 9) * 84,
  y: -36 + Math.floor(place / 9) * 84,
  place,
}));
const [published, today] = [12, 31];

/** The wall calendar, close: publication day, the days since, and the pencil that crosses them off. */
export default function WallCalendar(props: PictureProps) {
  const crossed = cells.filter(({ place }) => place > published && place < today);
  return (
    <Scene {...props} ground="sage">
      <path d={cells.map(({ x, y }) => `M${x} ${y}h76v76h-76z`).join("")} fill={surface} stroke="none" />
      {cells
        .filter(({ place }) => place === published)
        .map(({ x, y }) => (
          <g key={x}>
            <path d={`M${x} ${y}h76v76h-76z`} fill="var(--color-night)" stroke="none" />
            <path
              d={`M${x + 38} ${y + 16}c-8-6-18-7-24-5v42c6-2 16-1 24 5 8-6 18-7 24-5v-42c-6-2-16-1-24 5zM${x + 38} ${y + 16}v42`}
              stroke={gold}
              strokeWidth="3"
            />
          </g>
        ))}
      <path
        d={crossed
          .map(({ x, y, place }) => `M${x + 16} ${y + 18 + (place % 3) * 3}l44 ${38 - (place % 2) * 5}`)
          .join("")}
        stroke={soft}
        strokeWidth="4"
      />
      <g transform="translate(404 276) rotate(-38)">
        <path d="M0-15h250v30H0z" fill={gold} />
        <path d="M0-5h250M0 5h250" strokeOpacity=".35" />
        <path d="M0-15L-42 0 0 15z" fill={surface} />
        <path d="M-27-5.4L-42 0l15 5.4z" fill="var(--color-ink)" />
      </g>
    </Scene>
  );
}
