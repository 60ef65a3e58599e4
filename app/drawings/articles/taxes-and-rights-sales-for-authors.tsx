import type { PictureProps } from "../picture.tsx";
import { gold, rule, Scene, soft, surface, textLines } from "./scene.tsx";

/** Receipts on a spike beside a globe with a flag. */
export default function ReceiptsAndAGlobe(props: PictureProps) {
  return (
    <Scene {...props} ground="sand" frame="72 38 512 288">
      <path d="M48 308h544" stroke={rule} />
      <path d="M110 308h120l-14-16h-92z" fill={gold} />
      <path d="M170 292V56" strokeWidth="4" />
      <path d="M98 266l146-14 4 30-146 14z" fill={surface} />
      <path d="M104 226l140 10-2 32-140-10z" fill={surface} />
      <path d="M96 196l146-8 4 32-146 8z" fill={surface} />
      <path d="M106 150l134 14-4 32-134-14z" fill={surface} />
      <path d={textLines(116, 206, [56], 9)} stroke={soft} />
      <path d={textLines(190, 202, [36], 9)} stroke={soft} />
      <path d={textLines(116, 276, [60], 9)} stroke={soft} />
      <path d="M400 308h120M460 308v-26" strokeWidth="4" />
      <circle cx="460" cy="174" r="102" fill={surface} />
      <path
        d="M358 174h204M460 72v204M460 72q-70 102 0 204M460 72q70 102 0 204M374 122q86 30 172 0M374 226q86-30 172 0"
        stroke={rule}
      />
      <path
        d="M402 140q22-22 44-10t34 2 20 26-34 24-40-10-24-32zM496 206q22-8 34 4t-16 26-34-8 16-22z"
        fill={rule}
        stroke={soft}
      />
      <path d="M446 150V76l52 14-52 16" fill={gold} />
    </Scene>
  );
}
