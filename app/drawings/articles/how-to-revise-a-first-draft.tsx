import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface, textLines } from "./scene.tsx";

const chapters = [72, 106, 140, 208, 242, 276];

/** A manuscript beside a chart of its chapters; one chapter moves to an earlier place. */
export default function MappedManuscript(props: PictureProps) {
  return (
    <Scene {...props} ground="sky" frame="60 36 520 292.5">
      <path d="M76 306l-4-6V82l180-14 8 10v228z" fill={surface} />
      <path d="M66 300V68h182v232zM72 306h188M70 303h186" fill={surface} />
      <path d={textLines(92, 106, [130, 118, 130, 126, 90], 13)} stroke={soft} strokeWidth="1.5" />
      <path d={textLines(92, 190, [124, 130, 112, 130, 60], 13)} stroke={soft} strokeWidth="1.5" />
      <path d="M88 170l136-6M88 176l136-6" stroke={gold} />
      <path d="M330 44h240v270H330z" fill={surface} />
      <path
        d={chapters.map((y) => `M368 ${y}h${130 - (y % 5) * 12}v22H368z`).join("")}
        stroke={soft}
        fill={rule}
        fillOpacity=".5"
      />
      <path d="M368 174h116v22H368z" fill={gold} fillOpacity=".5" />
      <path d="M494 185c60 0 60-90 18-90" stroke={gold} strokeWidth="3" />
      <path d="M524 85l-14 10 14 10" stroke={gold} strokeWidth="3" />
      <path d="M346 80l6 6M346 114l6 6M346 148l6 6M346 216l6 6M346 250l6 6M346 284l6 6" />
      <path d="M40 314h560" stroke={rule} />
    </Scene>
  );
}
