import { keptLine } from "#content/plates.ts";
import { hand, Lines, Paper, pencil, Shadow } from "../articles/scene.tsx";
import { Picture } from "../picture.tsx";
import { breakLines } from "../title-setting.ts";

/** A sentence that stays as it is, what its editor wrote beside it, and the pencil she did it with. */
export const KeptLine = () => (
  <Picture
    viewBox="0 0 352 300"
    className="on-paper plate-edge w-full max-w-88 self-start bg-sage xl:w-88"
    color="var(--color-ink)"
    fill="currentColor"
    fontFamily="var(--font-serif)"
  >
    <Paper at="translate(34 34)rotate(-2)" size={[292, 300]}>
      <Lines x={28} y={52} gap={36} lines={breakLines(keptLine.text, 25)} fontSize="22" />
      <path {...hand} d="M14 34c-7 28-7 62 0 92" />
      <text x="28" y="186" fontSize="28" fontStyle="italic" fill={pencil}>
        {keptLine.note}
      </text>
    </Paper>
    <g transform="translate(176 272)rotate(-24)">
      <Shadow d="M6 0h220v12H6z" />
      <path d="M30-1h196v5H30z" fill="#3b6fd6" />
      <path d="M30 4h196v5H30z" fill="#2b5dc4" />
      <path d="M30 9h196v5H30z" fill="#1f479c" />
      <path d="M30-1v15L2 6.500z" fill="#e6c996" />
      <path d="M30 9v5L2 6.500z" fill="#c9a56c" />
      <path d="M11 4.100L2 6.500l9 2.400z" fill="#2b5dc4" />
    </g>
  </Picture>
);
