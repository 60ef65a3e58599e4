import { sitePlan as words } from "#content/plates.ts";
import type { SampleAuthorSite } from "#content/services/author-website-development.ts";
import { Lines, Paper, pencil, rule, soft, UprightTable } from "../../articles/scene.tsx";
import { BookBody } from "../../book-cover.tsx";

const places = [46, 126, 206, 286];
const onPhone = places.map((x) => 35 + (x + 10) * 0.8);

/** What is settled before anything is built: the pages of the site on one sheet, and in pencil where words are missing. */
export function SitePlan({ sample }: { sample: SampleAuthorSite }) {
  const [, ...others] = sample.navigation;
  return (
    <UprightTable height={400}>
      <g className="max-sm:hidden">
        <Paper at="translate(26 20)rotate(-1)" size={[352, 600]} />
      </g>
      <g className="sm:hidden">
        <Paper at="translate(24 20)rotate(-1)" size={[352, 232]} />
      </g>
      <g transform="translate(26 10)rotate(-1)" className="max-sm:[transform:translate(24px,20px)_rotate(-1deg)]">
        <text x="26" y="46" fontSize="21">
          {words.title}
        </text>
        <path d="M26 62h300" stroke={rule} strokeWidth="1.500" className="max-sm:hidden" />
        <g fill="none" stroke={soft} strokeWidth="1.400">
          <path d={`M176 218v24${places.map((x) => `M176 242H${x + 10}v20`).join("")}`} className="max-sm:hidden" />
          <path d={`M176 106v10${onPhone.map((x) => `M176 116H${x}v12`).join("")}`} className="sm:hidden" />
        </g>
        <g transform="translate(106 76)" className="max-sm:[transform:translate(133px,18px)_scale(.62)]">
          <Screen width={140} height={142} />
          <g transform="translate(14 30)scale(.27)">
            <BookBody title={sample.book.title} author={sample.author} design={7} />
          </g>
          <path d="M82 38h44M82 50h44M82 62h30M82 86h44" stroke={soft} strokeWidth="2" />
          <path d="M14 124h112" stroke={rule} strokeWidth="2" />
        </g>
        <g className="max-sm:[transform:translate(35px,-82px)_scale(.8)]">
          {others.map((name, place) => (
            <g key={name} transform={`translate(${(places[place] ?? 0) - 24} 262)`}>
              <Screen width={68} height={88} />
              {name === words.without ? (
                <Lines x={9} y={44} gap={18} lines={words.missing} fontSize="15" fontStyle="italic" fill={pencil} />
              ) : (
                <path d="M9 26h50M9 36h50M9 46h34" stroke={rule} strokeWidth="2" />
              )}
              <text x="34" y="108" fontSize="14.500" fontStyle="italic" textAnchor="middle">
                {name}
              </text>
            </g>
          ))}
        </g>
      </g>
    </UprightTable>
  );
}

/** A page of a site as one draws it: a frame with its bar. */
const Screen = ({ width, height }: { width: number; height: number }) => (
  <>
    <path d={`M0 0h${width}v${height}H0z`} fill="var(--color-surface)" stroke={soft} strokeWidth="1.400" />
    <path d={`M0 14h${width}`} stroke={soft} strokeWidth="1.400" />
  </>
);
