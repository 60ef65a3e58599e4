import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface, textLines } from "./scene.tsx";

/** An e-reader, larger than the frame, on which a price falls and returns; the tag with the old one hangs from its corner. */
export default function PriceTagOnAReader(props: PictureProps) {
  return (
    <Scene {...props} ground="sand">
      <path
        d="M92 34h276q20 0 20 20v330H72V54q0-20 20-20z"
        fill="currentColor"
        fillOpacity=".12"
        stroke="none"
        transform="translate(12 12)"
      />
      <path d="M92 34h276q20 0 20 20v330H72V54q0-20 20-20z" fill={surface} />
      <path d="M98 66h264v300H98z" fill="var(--color-paper)" />
      <path d={textLines(122, 96, [216, 204, 216, 132], 15)} stroke={soft} strokeWidth="2.500" opacity=".75" />
      <path d="M122 182h216M122 232h216M122 282h216M122 332h216" stroke={rule} />
      <path d="M122 332V192h112v124h40V192h64v140z" fill={gold} fillOpacity=".22" stroke="none" />
      <path d="M122 192h112v124h40V192h64" stroke={gold} strokeWidth="5" />
      <path d="M376 62q70-30 108 44" stroke={gold} strokeWidth="3" />
      <g transform="translate(486 112)rotate(18)">
        <path d="M6 8l56 34v142H-50V42z" fill="currentColor" fillOpacity=".14" stroke="none" />
        <path d="M0 0l56 34v142H-56V34z" fill={gold} />
        <circle cx="0" cy="26" r="9" fill={surface} />
        <path d="M-34 78h68M-34 96h68" strokeWidth="5" />
        <path d="M-42 104l84-34" stroke="var(--color-danger)" strokeWidth="5" />
        <path d="M-34 138h44" strokeWidth="7" />
      </g>
    </Scene>
  );
}
