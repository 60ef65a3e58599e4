/** Where the picture lies under which an article or a guide is shared: "/social/blog/how-to-revise-a-first-draft.jpg". */
export const socialPictureOf = (path: string): `/social/${string}.jpg` => `/social${path as `/${string}`}.jpg`;
