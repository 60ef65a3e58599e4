import type { ReactNode } from "react";
import { gold, hand, Paper, pencil, rule, Shadow, soft } from "../articles/scene.tsx";
import { Picture } from "../picture.tsx";

const night = "#14203a";
const red = "#8a3f2c";

/** Lines of type: what is there, without what it says. */
const Type = ({ d }: { d: string }) => <path d={d} stroke={soft} strokeOpacity=".55" strokeWidth="4" fill="none" />;

const Thing = ({ place, children }: { place: number; children: ReactNode }) => (
  <g transform={`translate(${50 + (place % 3) * 190} ${44 + Math.floor(place / 3) * 206})`}>{children}</g>
);

/** One thing of each service: an edited page, a cover, a bound book, a release, a contract, a pen. */
export const SixServices = () => (
  <Picture
    viewBox="0 0 640 480"
    className="on-paper plate-edge block h-auto w-full"
    style={{ background: "var(--color-sage)" }}
    color="var(--color-ink)"
    fill="currentColor"
  >
    <Thing place={0}>
      <Paper at="rotate(-2 80 92)translate(12 0)" size={[136, 184]}>
        <Type d="M18 34h100M18 58h100M18 82h62M18 106h100M18 130h84" />
        <path d="M18 58h62" stroke={pencil} strokeWidth="3" />
        <path {...hand} strokeWidth="3.500" d="M86 96l6-14 6 14M82 70q8-12 14-3t18-3" />
      </Paper>
    </Thing>
    <Thing place={1}>
      <Shadow d="M18 0h124v184H18z" />
      <path d="M18 0h124v184H18z" fill={night} />
      <path d="M18 0h7v184h-7z" fill="#fff" fillOpacity=".16" />
      <circle cx="82" cy="74" r="34" fill="none" stroke={gold} strokeWidth="5" />
      <path d="M48 74a34 34 0 0 0 68 0z" fill={gold} />
      <path d="M46 136h72M58 154h48" stroke="#f3ebdb" strokeWidth="5" />
    </Thing>
    <Thing place={2}>
      <Shadow d="M14 4h62v172H14zM80 24h50v152H80z" />
      <path d="M14 4h62v172H14z" fill={red} />
      <path d="M14 26h62M14 152h62" stroke={gold} strokeWidth="4" />
      <path d="M45 46v84" stroke="#f3ebdb" strokeWidth="7" />
      <path d="M80 24h50v152H80z" fill="#2f4a3c" />
      <path d="M80 44h50M80 156h50" stroke={gold} strokeWidth="3" />
      <path d="M105 62v68" stroke="#f3ebdb" strokeWidth="6" />
    </Thing>
    <Thing place={3}>
      <Paper at="rotate(2 80 92)translate(12 0)" size={[136, 184]}>
        <path d="M18 22h44v12H18z" />
        <path d="M18 52h100M18 68h72" stroke="currentColor" strokeWidth="8" />
        <Type d="M18 96h100M18 114h100M18 132h100M18 150h56" />
      </Paper>
    </Thing>
    <Thing place={4}>
      <Paper at="translate(12 0)" size={[136, 184]}>
        <path d="M44 26h48" stroke="currentColor" strokeWidth="6" />
        <Type d="M18 52h100M18 70h100M18 88h100M18 106h64" />
        <path d="M18 150h60" stroke={rule} strokeWidth="2" />
        <path {...hand} strokeWidth="3.500" d="M20 144q10-26 14-8t10-8 6 10 12-6 14 2" />
        <path d="M98 148l-6 30 12-7 12 7-6-30z" fill={red} />
        <circle cx="104" cy="140" r="17" fill={red} />
        <circle cx="104" cy="140" r="11" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="2" />
      </Paper>
    </Thing>
    <Thing place={5}>
      <g transform="rotate(32 80 92)">
        <Shadow d="M66-6h28v190H66z" />
        <path d="M66-14q14-10 28 0v112H66z" fill={night} />
        <path d="M66 84h28v10H66z" fill={gold} />
        <path d="M70 98h20l-2 18H72z" fill={night} />
        <path d="M72 116h16l6 30-14 46-14-46z" fill={gold} />
        <path d="M80 190v-42" stroke="currentColor" strokeWidth="2" />
        <circle cx="80" cy="144" r="4" />
      </g>
    </Thing>
  </Picture>
);
