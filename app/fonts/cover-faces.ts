/** The typefaces that only covers are set in, each a small file of its own beside this one. */
export const coverFaces = { gothic: "League Gothic", roman: "Cinzel", geometric: "Jost" } as const;

export const fontFileOf = (family: string) => family.toLowerCase().replaceAll(" ", "-");
