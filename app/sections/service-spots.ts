import type { SpotName } from "#app/drawings/spot.tsx";

/** Which drawing stands for which service, on the home page, in the catalogue and on the service's own page. */
export const serviceSpots = {
  "/services/editorial": "red-pencil",
  "/services/design": "type-case",
  "/services/publishing": "shelf",
  "/services/marketing": "megaphone",
  "/services/representation": "handshake-over-contract",
  "/services/ghostwriting": "quill",
  "/services/author-website-development": "lighthouse",
  "/services/social-media-setup": "calendar",
  "/services/press-release-distribution": "newspaper",
  "/services/book-trailer-video": "film-strip",
} as const satisfies Record<string, SpotName>;

export type ServicePath = keyof typeof serviceSpots;

export function spotOf(path: string): SpotName | undefined {
  return path in serviceSpots ? serviceSpots[path as ServicePath] : undefined;
}
