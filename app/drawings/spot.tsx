import { Picture, type PictureProps } from "./picture.tsx";

/**
 * Spot illustrations: `line` in the colour of the text, `gold` for the one thing to look at. All stand in a square of 96,
 * drawn at one weight.
 */
const spots = {
  "desk-with-manuscript": {
    line: "M6 66h84M14 66v20M82 66v20M14 74h68M18 66v-3h30v3M20 63v-3h30v3M17 60v-3h30v3M24 57l18-9 2 1-3 2-13 6M50 40a12 12 0 0 1 24 0zM62 28v-8h12q6 0 6 6v40M73 66q0-4 7-4t7 4",
    gold: "M55 46l-3 6M62 46v7M69 46l3 6",
  },
  "red-pencil": {
    line: "M20 76l5-16L66 19l11 11-41 41zM25 60l11 11M58 27l11 11M72 25l-42 42M14 84h68",
    gold: "M20 76l3-9 6 6zM50 84q4-6 8 0t8 0 8 0",
  },
  "type-case": {
    line: "M10 22h76v52H10zM10 40h76M10 58h76M30 22v36M48 22v18M66 22v52M22 58v16M44 58v16M48 40v18M86 40v18M74 22v18M16 78h64",
    gold: "M36 53l4-9 4 9M37.5 50h5",
  },
  "printing-press": {
    line: "M22 84V20h52v64M16 84h64M22 28h52M42 28v10M54 28v10M48 10v10M40 10h16M34 38h28v8H34zM16 60h64M26 60v-4h44v4M30 66h36M74 44l14-8M88 36v-4",
    gold: "M32 56v-3h32v3M36 53l2-2h20l2 2",
  },
  "open-book": {
    line: "M48 28c-8-8-22-10-38-8v52c16-2 30 0 38 8 8-8 22-10 38-8V20c-16-2-30 0-38 8zM48 28v52M18 32c8-1 16 0 22 4M18 42c8-1 16 0 22 4M18 52c8-1 16 0 22 4M78 42c-8-1-16 0-22 4M78 52c-8-1-16 0-22 4",
    gold: "M72 33c-6-.5-11 0-16 2",
  },
  megaphone: {
    line: "M14 42v14h12l38 18V24L26 42zM26 42v14M30 58l6 22h10l-6-18M64 42q8 7 0 14",
    gold: "M76 34l8-6M80 49h10M76 64l8 6",
  },
  newspaper: {
    line: "M12 18h60v60H20q-8 0-8-8zM72 32h12v38q0 8-8 8h-6M22 46h18v16H22zM48 46h16M48 54h16M48 62h16M22 70h42M22 38h42",
    gold: "M22 28h42M22 32h26",
  },
  "handshake-over-contract": {
    line: "M24 40V12h48v28M34 20h28M34 27h28M34 34h12M8 44l12-4 14 6 10-4q4-2 8 0l24 2 12-4M8 68h10l18 14q4 3 7 0l4 2q4 1 6-3 4 1 6-3 4 0 5-4l4-2h20M36 46l-6 10q4 5 10 0l6-5 20 17M58 66l8 8M50 70l9 9",
    gold: "M64 30a5 5 0 1 1-.1 0M61 39l-2 6M67 39l2 6",
  },
  quill: {
    line: "M22 82C30 50 46 24 80 12 82 40 66 62 34 66M28 66C38 48 52 34 66 26M36 52l-2-14M46 42l0-14M40 58l18-2M50 48l18-4M16 84h44",
    gold: "M22 82l3-8M64 84q4-6 8 0t8 0",
  },
  shelf: {
    line: "M8 76h80M14 76v8M82 76v8M16 76V28h12v48M28 76V36h9v40M37 76V24h14v52M37 32h14M37 68h14M19 36h6M19 68h6M74 76l-8-44 9-2 8 44M67 40l9-2",
    gold: "M56 76V40h8v36M58 48h4M58 52h4",
  },
  envelope: {
    line: "M10 44v40h76V44M10 44l38 26 38-26M10 84l28-21M86 84L58 63M10 44l12-9M86 44l-12-9M22 52V14h52v38M32 24h32M32 32h32M32 40h20",
    gold: "M66 44a4 4 0 1 1-.1 0",
  },
  compass: {
    line: "M48 12a36 36 0 1 0 .1 0M48 20a28 28 0 1 0 .1 0M48 20v6M48 70v6M20 48h6M70 48h6M55 55l-19 12 5-26zM41 41l14 14",
    gold: "M60 28l-5 27-14-14z",
  },
  lighthouse: {
    line: "M38 78l4-46h12l4 46M36 32h24M40 32V20h16v12M38 20l10-8 10 8M41 46h14M40 60h16M26 78h44M10 86q6-5 12 0t12 0 12 0 12 0 12 0 12 0M46 78V68h4v10",
    gold: "M62 24l22-8M62 27l24 4M34 24l-22-8M34 27l-24 4",
  },
  calendar: {
    line: "M14 20h68v62H14zM14 36h68M30 12v14M66 12v14M28 46h4M46 46h4M64 46h4M28 58h4M64 58h4M28 70h4M46 70h4M64 70h4",
    gold: "M48 51a7 7 0 1 0 .1 0M45 58l2 3 5-6",
  },
  "stage-curtain": {
    line: "M10 14h76M14 14v8q8 8 17 0 8 8 17 0 8 8 17 0 8 8 17 0v-8M16 26v54h14c0-18 8-34 14-52M80 26v54H66c0-18-8-34-14-52M23 30v50M73 30v50M10 84h76M31 44c-1 4-3 8-3 14M65 44c1 4 3 8 3 14",
    gold: "M48 54l2.5 6 6.5.5-5 4 2 6.5-6-4-6 4 2-6.5-5-4 6.5-.5z",
  },
  "film-strip": {
    line: "M10 22h76v52H10zM10 32h76M10 64h76M18 27h4M30 27h4M42 27h4M54 27h4M66 27h4M78 27h2M18 69h4M30 69h4M42 69h4M54 69h4M66 69h4M78 69h2M28 32v32M68 32v32M14 58l8-8 6 4M68 54l6-6 12 10",
    gold: "M42 40v16l14-8z",
  },
  "map-of-paths": {
    line: "M10 24l25-8 26 8 25-8v56l-25 8-26-8-25 8zM35 16v56M61 24v56M20 66c6-8 4-14 14-14M72 62c-6-4-6-12-16-12",
    gold: "M34 52c10 0 12-2 22-2s8-14 16-16M72 34v-8l6 2-6 3",
  },
} as const;

export type SpotName = keyof typeof spots;

export function Spot({ name, alt, className }: PictureProps & { name: SpotName }) {
  const { line, gold } = spots[name];
  return (
    <Picture
      viewBox="0 0 96 96"
      width="96"
      height="96"
      alt={alt}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={line} />
      <path d={gold} stroke="var(--color-gold)" />
    </Picture>
  );
}
