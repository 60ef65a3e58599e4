import { Still } from "./stills/still.tsx";

/** The still before the film: a book in the light of a lamp, opened where its story begins. Around it is the night that it lies on. */
export function VideoPoster({ alt }: { alt: string }) {
  return (
    <Still
      of="film-book"
      alt={alt}
      sizes="(width >= 64rem) 56vw, 100vw"
      className="film-light absolute inset-0 size-full object-contain"
    />
  );
}
