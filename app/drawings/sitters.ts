/**
 * Who can sit for a portrait. Each is a profile facing right in a 120 by 150 oval, cut like a paper silhouette: the head
 * and bust are shared, a sitter brings hair, the engraver's light in it, and dress. Coordinates follow the shared head:
 * crown at 56 28, brow at 84 54, ear at 55 68, nape at 44 94.
 */
export type Sitter = {
  /** Filled with ink, over the shared head. */
  mass: string;
  /** Lines of light engraved into the dark: strands, folds, lapels. */
  light: string;
  /** Spectacles: a rim and its arm, finer than any other light. */
  glass?: string;
  /** Small things in gold: an earring, a pin. */
  gold?: string;
  facesLeft?: true;
};

const shirt = "M43 104q11 8 24 4l5 14q-18 1-33-11M72 122l5 15";
const coat = "M43 104q11 8 23 4l8 28q-9-4-16-11l3-6q-12-2-21-8";
const scoop = "M39 112q14 16 34 1";
const high = "M44 103q11 7 22 1M42 109q12 7 26 0";

const cap = "M75 39C74 26 62 20 51 22 36 24 28 38 30 56c1 12 5 22 10 28 8 2 13-4 14-12 0-8 5-9 10-14 4-5 7-12 11-19z";
const crop =
  "M77 42C80 30 72 20 58 20 42 20 30 32 31 52c0 11 3 20 9 27l8-2c2-4 3-8 3-13 2-4 5-3 8-6 2-4 2-9 6-12 4-2 8-2 12-4z";
const capLight = "M70 32Q50 27 38 50M71 37Q54 34 43 62M70 43Q58 44 48 70";
const cropLight = "M70 26Q52 24 40 42M73 32Q56 30 46 50M74 38Q60 36 53 54";

export const sitters = {
  // Low chignon
  1: {
    mass: `${cap}M42 78a12 11 0 1 0-24-2 12 11 0 1 0 24 2z`,
    light: `${capLight}M22 74q8-8 15 0M21 80q8-7 16 1M24 86q6-4 11 0${scoop}`,
    gold: "M55 78v6",
  },
  // Cropped hair, jacket
  2: { mass: crop, light: cropLight + coat },
  // Long loose hair
  3: {
    mass: "M76 40C76 26 62 19 50 21 32 24 26 42 27 62c1 20-8 32-4 52 10 8 24 6 30-4-6-12-2-24 1-36 2-10 6-12 11-16 4-5 7-11 11-18z",
    light: "M71 31Q48 26 38 56T32 112M72 37Q52 34 45 64T41 112M71 43Q58 44 51 70T48 108",
  },
  // Round natural curls
  4: {
    mass: "M78 42q6-8-1-14 0-8-9-9-4-7-12-4-8-5-14 1-9-1-11 7-8 3-7 11-6 6-2 13-3 8 4 12 0 8 7 10 3 6 9 4 8 2 10-8c1-7 5-8 9-12 4-4 6-8 17-11z",
    light: "M40 30q4-5 8-1M54 24q5-4 9 0M33 44q3-6 8-3M47 42q4-5 8-1M62 36q4-5 8-1M36 58q3-5 7-2M46 64q3-5 7-1",
    gold: "M54 80a3 3 0 1 0 .1 0",
  },
  // Bald, full beard
  5: {
    mass: "M38 62c0 10 2 16 6 20l8-4c2-5 1-9 3-12-5-3-11-8-17-4zM55 70c2 8 6 9 12 8 6-1 10-4 18-3l1 5-2 5c2 6 0 13-7 14-11 2-20-11-22-29z",
    light: `M60 83q3 9 12 13M67 82q3 8 11 10M75 81q2 5 8 6M78 79q4-2 7 0M42 66q1 8 4 12${shirt}`,
  },
  // Bob with a fringe
  6: {
    mass: "M82 50C84 30 70 19 54 20 34 21 26 38 28 58c1 14-1 24-2 36 10 5 24 5 33 0-1-10-1-18 1-26 2-8 8-12 22-18z",
    light: "M76 34Q50 24 38 50T34 92M78 40Q56 34 46 56T42 94M78 46Q62 44 54 62T50 93",
    facesLeft: true,
  },
  // Knot at the crown
  7: {
    mass: `${cap}M56 24a10 9 0 1 0-20-2 10 9 0 1 0 20 2z`,
    light: `M70 32Q56 32 46 30M72 38Q52 36 42 34M69 46Q50 44 38 40M52 70Q42 58 38 46M40 20q6-5 11 0M40 25q6-4 12 1${coat}`,
    gold: "M55 77a2 2 0 1 0 .1 0",
  },
  // Side parting, spectacles, a printer’s apron with a pencil in its bib
  8: {
    mass: crop,
    light: `${cropLight}M43 104q11 8 24 4M46 107l2 17M66 109l5 15M41 141l3-17h32l5 14`,
    glass: "M81 56.500a2.600 4.800 0 1 1-.1 0M78.400 60.500L57 62.500q-4 .5-3.500 7",
    gold: "M64 119l2.500 13",
    facesLeft: true,
  },
  // Tail gathered high
  9: {
    mass: `${cap}M36 36C18 36 12 56 18 72c3 9 2 18-4 26 14 0 22-12 20-26-2-10 0-16 8-22z`,
    light: `M70 32Q54 30 40 42M72 38Q54 36 40 46M69 45Q54 48 42 50M34 42q-14 6-11 26t-3 24M37 48q-10 6-8 22t-3 16${scoop}`,
    gold: "M25 33l25 18",
  },
  // Soft waves, short beard
  10: {
    mass: "M78 42q5-9-3-14-4-9-14-8-8-5-15 0-10 0-12 9-8 5-5 14-3 8 2 14 0 10 8 20l9-2c1-4 2-8 3-12 2-3 5-2 8-6 1-4 2-8 7-10 5-1 8-2 12-5zM55 68c3 8 10 10 16 12l14 2c0 6 1 14-6 17-12 3-24-12-24-31z",
    light: `M44 28q6-6 12-2M60 26q6-4 11 2M38 42q4-8 11-6M54 38q6-6 12-2M38 58q3-7 8-5M60 84q6 8 16 11M68 85q5 5 13 7${shirt}`,
  },
  // Receding, swept back, open collar
  11: {
    mass: "M66 30C52 22 36 28 32 44c-3 14 2 32 10 42 6-2 9-8 10-16 1-6 4-8 6-12 2-8 2-18 8-28z",
    light: `M60 32Q42 34 39 58M58 40Q46 44 44 68M40 78l6-6${coat}`,
    facesLeft: true,
  },
  // Close pixie cut
  12: {
    mass: "M79 46C82 32 74 21 58 21 42 21 31 33 32 52c1 10 3 18 8 26 6 2 8-4 9-10 3 1 6 4 8 8 1-6 0-10 3-14 6-6 14-8 19-16z",
    light: "M74 34Q56 28 44 46M76 40Q60 36 50 56M40 74q-4-10-2-22M46 72q-3-8-1-16M46 104q12 8 21 0",
    gold: "M56 80a3 3 0 1 0 .1 0",
  },
  // Veil
  13: {
    mass: "M78 42C78 26 64 17 50 19 30 21 23 40 26 60c2 18-6 34-10 56 14 14 46 16 62 2-2-10-8-14-12-21-6-3-10-12-8-22 2-12 12-20 20-33z",
    light: "M74 36Q44 24 36 58T24 116M70 48Q50 46 46 72T36 124M62 62Q54 80 62 98T64 124M66 102q-6 12-26 16",
  },
  // Wrapped head
  14: {
    mass: "M80 44C86 26 72 12 52 12 30 12 18 28 22 46c3 14 12 26 22 32 8 0 10-8 14-14 5-8 12-13 22-20z",
    light: `M80 42Q52 30 22 44M79 34Q54 22 26 34M72 24Q54 16 36 22M74 48Q50 42 28 58M60 62Q46 56 34 68${high}`,
    gold: "M55 78v7",
  },
  // Braid over the shoulder
  15: {
    mass: `${cap}M40 76c-10 6-10 18-4 26-4 8-2 18 6 26 8-6 10-16 5-25 6-9 6-19-7-27z`,
    light: `${capLight}M35 88l6 5 6-5M36 98l5 5 5-5M36 110l6 5 5-5M38 119l4 4 4-4`,
    facesLeft: true,
  },
  // Flat cap
  16: {
    mass: `${crop}M96 45C90 40 86 20 60 16 36 14 22 32 28 47c20-7 40-7 56-1q6 2 12-1z`,
    light: `M86 42Q56 34 29 44M78 30Q58 19 36 28M56 16q-1-3 3-3${coat}`,
  },
} as const satisfies Record<number, Sitter>;

export type SitterId = keyof typeof sitters;
