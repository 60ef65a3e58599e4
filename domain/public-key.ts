/**
 * What the browser sends as its anonymous key. The bundle is built before any secret exists, so it carries this fixed
 * word and the server's gateway puts the real key in its place: one build runs anywhere.
 */
export const publicKey = "halftitle-public";
