/** Generous bounds, in characters. The database repeats them; the content files say them in words. */
export const textLimits = { line: 200, email: 320, text: 10_000 } as const;
