import { Paper, rule, Scene, Shadow, soft } from "../articles/scene.tsx";
import { CoverBoard } from "../book-cover.tsx";
import type { PictureProps } from "../picture.tsx";
import { Byline, faces } from "../type-block.tsx";

/** One name in three places that three people fill in: the cover, the title page and the library's card. */
export function OneName(picture: PictureProps) {
  return (
    <Scene viewBox="0 0 760 360" ground="sage" {...picture}>
      <path d="M-640 330h1920v30H-640z" fillOpacity=".12" />
      <g transform="translate(36 30)">
        <Shadow d="M2 2h196v296H2z" />
        <CoverBoard title="Dry Crossing" author="M. E. Ortiz" design={6} />
      </g>
      <Paper at="translate(268 30)" size={[200, 300]}>
        <path d="M8 0v300" stroke={rule} />
        <g textAnchor="middle">
          <text x="104" y="92" fontSize="27" fontFamily={faces.geometric.family}>
            Dry Crossing
          </text>
          <text x="104" y="272" fontSize="14" fontStyle="italic" fill={soft}>
            Halftitle
          </text>
        </g>
        <Byline author="M. E. Ortiz" x={104} y={192} anchor="middle" fill="currentColor" />
      </Paper>
      <Paper at="translate(500 182)" size={[224, 148]}>
        <path d="M0 40h224" stroke="var(--color-danger)" strokeOpacity=".5" />
        <path d="M0 68h224M0 94h224M0 120h224" stroke={rule} />
        <circle cx="112" cy="134" r="6" fill="var(--color-sage)" />
        <text x="18" y="32" fontSize="21">
          Ortiz, M. E.
        </text>
        <text x="38" y="62" fontSize="21" fontStyle="italic">
          Dry crossing
        </text>
      </Paper>
    </Scene>
  );
}
