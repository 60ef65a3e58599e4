/** Where the product lies, seen from the bundle: set by press/bundle-server.ts, and from source there is none. */
declare const __ROOT__: string | undefined;

/** The product's own folder, from which everything that is read at run time is named. */
export const root = new URL(typeof __ROOT__ === "string" ? __ROOT__ : "../", import.meta.url);
