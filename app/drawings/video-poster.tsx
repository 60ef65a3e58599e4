import { Picture, type PictureProps } from "./picture.tsx";

const block =
  "M400 226c-40-26-110-32-190-20l-8 8V82c84-12 158-6 198 22 40-28 114-34 198-22v132l-8-8c-80-12-150-6-190 20z";
const leftPage = "M400 220c-40-26-110-32-190-20V72c80-12 150-6 190 20z";

/** The still before the film: a page turning at night, inside what a wide frame leaves of it. Title and play button are the page's own. */
export function VideoPoster({ alt, className }: PictureProps) {
  return (
    <Picture
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      alt={alt}
      className={className}
      fill="none"
      strokeLinecap="round"
    >
      <path d="M0 0h640v360H0z" fill="var(--color-night)" />
      <g transform="translate(0 26)">
        <circle cx="400" cy="120" r="210" fill="var(--color-night-soft)" fillOpacity=".55" />
        <circle cx="400" cy="120" r="140" fill="var(--color-night-soft)" />
        <g fill="var(--color-on-night)" stroke="var(--color-night)">
          <path d={block} />
          <path d={block} fill="var(--color-night)" fillOpacity=".28" />
          <path d={leftPage} />
          <path d={leftPage} fill="var(--color-night)" fillOpacity=".06" />
          <path d="M400 220c40-26 110-32 190-20V72c-80-12-150-6-190 20z" />
          <path
            d="M236 102q70-8 132 10M236 118q70-8 132 10M236 134q70-8 132 10M236 150q70-8 132 10M236 166q50-6 92 2M470 132q46-10 94-6M470 148q46-10 94-6M470 164q46-10 94-6"
            fill="none"
            strokeOpacity=".32"
          />
          <path d="M400 220c-6-60-4-120 40-176 30-8 56-4 78 10-46 44-66 100-62 152-22-2-40 2-56 14z" />
          <path
            d="M400 220c-6-60-4-120 40-176 10-3 20-4 29-3-44 50-56 112-52 168-6 3-12 6-17 11z"
            fill="var(--color-night)"
            fillOpacity=".16"
            stroke="none"
          />
          <path d="M462 92q14-3 26 0M450 110q14-3 26 0M442 128q12-3 22 0" fill="none" strokeOpacity=".32" />
        </g>
        <path d="M200 222c80-12 160-4 200 20 40-24 120-32 200-20" stroke="var(--color-gold)" />
      </g>
    </Picture>
  );
}
