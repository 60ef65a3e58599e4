import { CoverBoard } from "../book-cover.tsx";
import { Picture, type PictureProps } from "../picture.tsx";

const serif = { fontFamily: "var(--font-serif)", fill: "var(--color-ink)", stroke: "none" } as const;

/** One name in three places that three people fill in: the cover, the title page and the library's card. */
export function OneName(picture: PictureProps) {
  return (
    <Picture viewBox="0 0 720 316" fill="none" stroke="var(--color-rule-strong)" {...picture}>
      <g transform="translate(0 8)" stroke="none">
        <CoverBoard title="Dry Crossing" author="M. E. Ortiz" design={6} />
      </g>
      <g transform="translate(232 8)">
        <path d="M0 0h200v300H0z" fill="var(--color-surface)" />
        <path d="M8 0v300" stroke="var(--color-rule)" />
        <g {...serif} textAnchor="middle">
          <text x="104" y="92" fontSize="27">
            Dry Crossing
          </text>
          <text x="104" y="196" fontSize="19">
            M. E. Ortiz
          </text>
          <text x="104" y="272" fontSize="14" fontStyle="italic" fill="var(--color-ink-soft)">
            Halftitle
          </text>
        </g>
      </g>
      <g transform="translate(464 76)">
        <path d="M0 0h256v164H0z" fill="var(--color-surface)" />
        <path d="M0 44h256" stroke="var(--color-danger)" strokeOpacity=".5" />
        <path d="M0 74h256M0 104h256M0 134h256" stroke="var(--color-rule)" />
        <circle cx="128" cy="150" r="6" fill="var(--color-paper)" />
        <g {...serif} fontSize="21">
          <text x="18" y="36">
            Ortiz, M. E.
          </text>
          <text x="38" y="68" fontStyle="italic">
            Dry crossing
          </text>
        </g>
      </g>
    </Picture>
  );
}
