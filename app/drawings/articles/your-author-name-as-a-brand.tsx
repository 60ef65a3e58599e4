import { covers } from "../covers.ts";
import type { PictureProps } from "../picture.tsx";
import { faces } from "../type-block.tsx";
import { gold, Scene, Shadow, sans } from "./scene.tsx";

const { ink, accent, ground: blue } = covers[6].palette;
/** The series of app/drawings/specimens/three-covers.tsx, seen from its back. */
const volumes = [
  { x: 58, width: 150, ground: blue, title: "Dry Crossing" },
  { x: 212, width: 196, ground: "#5a1f2c", title: "Long Count" },
  { x: 412, width: 168, ground: "#1c3b34", title: "Second Bridge" },
];

/** Three spines of one series: the name stands at one height on each. */
export default function NameOnThreeSpines(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <path d="M-640 330h1920v30H-640z" fillOpacity=".14" />
      {volumes.map(({ x, width, ground, title }) => (
        <g key={x} transform={`translate(${x})`}>
          <Shadow d={`M0 14h${width}v316H0z`} />
          <path d={`M0 14h${width}v316H0z`} fill={ground} />
          <path d={`M0 30h${width}M0 36h${width}M0 306h${width}M0 312h${width}`} stroke={accent} />
          <path d={`M0 14h${width * 0.14}v316H0z`} fill="#fff" fillOpacity=".12" />
          <path d={`M${width} 14v316h-${width * 0.14}v-316z`} fill="#000" fillOpacity=".16" />
          <g fill={ink}>
            <text transform="rotate(90)" x="50" y={9 - width / 2} fontSize="25" fontFamily={faces.geometric.family}>
              {title}
            </text>
            {/* In the letters of the covers, app/drawings/type-block.tsx. */}
            <g textAnchor="middle" fontFamily={sans} fontWeight="600" letterSpacing=".14em">
              <text x={width / 2} y="244" fontSize="22">
                M. E.
              </text>
              <text x={width / 2} y="282" fontSize="34">
                ORTIZ
              </text>
            </g>
          </g>
        </g>
      ))}
      <path d="M-640 216h1920M-640 292h1920" stroke={gold} strokeDasharray="2 6" />
    </Scene>
  );
}
