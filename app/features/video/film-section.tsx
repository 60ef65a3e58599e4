import { type ReactNode, useId } from "react";
import { Island } from "#app/islands/island.tsx";
import { Container } from "#app/ui/container.tsx";
import { site } from "#content/site.ts";
import { VideoPlayer, type VideoWords } from "./video-player.tsx";

export type FilmSectionProps = VideoWords & {
  label: string;
  text: string;
  privacyNote: string;
  poster: ReactNode;
};

/** The house's film on a night band: what it shows on the left page, the frame on the right. */
export function FilmSection({ label, text, privacyNote, poster, ...words }: FilmSectionProps) {
  const titleId = useId();
  return (
    <section data-tone="night" aria-labelledby={titleId} className="night py-section print:hidden">
      <Container className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div>
          <p className="folio label flex items-baseline gap-3 text-gold-ink">{label}</p>
          <h2 id={titleId} className="mt-5 text-title-l">
            {words.title}
          </h2>
          <p className="mt-5 max-w-measure text-lead text-ink-soft">{text}</p>
          <p className="mt-6 border-t border-rule pt-5 text-sm text-ink-soft">{privacyNote}</p>
        </div>
        <Island of={VideoPlayer} props={{ videoId: site.videoId, words, poster }} when="visible" />
      </Container>
    </section>
  );
}
