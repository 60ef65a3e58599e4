import { nameParts, seriesBooks } from "../our-books.ts";
import type { PictureProps } from "../picture.tsx";
import { gold, Scene, Shadow, sans } from "./scene.tsx";

/** How thick each volume is. */
const widths = [108, 142, 122];

/** Three spines of one series: the name stands at one height on each. */
export default function NameOnThreeSpines(props: PictureProps) {
  let right = 130;
  return (
    <Scene {...props} ground="sand">
      <path d="M-640 330h1920v30H-640z" fillOpacity=".14" />
      {seriesBooks.map(({ title, author, palette: { ground, ink, accent } }, place) => {
        const width = widths[place] ?? 0;
        const left = right + 4;
        right = left + width;
        const { given, family } = nameParts(author);
        return (
          <g key={title} transform={`translate(${left})`}>
            <Shadow d={`M0 14h${width}v316H0z`} />
            <path d={`M0 14h${width}v316H0z`} fill={ground} />
            <path d={`M0 30h${width}M0 36h${width}M0 306h${width}M0 312h${width}`} stroke={accent} />
            <path d={`M0 14h${width * 0.14}v316H0z`} fill="#fff" fillOpacity=".12" />
            <path d={`M${width} 14v316h-${width * 0.14}v-316z`} fill="#000" fillOpacity=".16" />
            <g fill={ink}>
              <text transform="rotate(90)" x="52" y={8 - width / 2} fontSize="25">
                {title}
              </text>
              {/* In the letters of the covers, app/drawings/type-block.tsx. */}
              <g textAnchor="middle" fontFamily={sans} fontWeight="600" letterSpacing=".1em">
                <text x={width / 2} y="246" fontSize="17">
                  {given}
                </text>
                <text x={width / 2} y="278" fontSize="25">
                  {family.toUpperCase()}
                </text>
              </g>
            </g>
          </g>
        );
      })}
      <path d="M-640 222h1920M-640 290h1920" stroke={gold} strokeDasharray="2 6" />
    </Scene>
  );
}
