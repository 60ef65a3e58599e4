import { type ReactNode, useId } from "react";
import { Island } from "#app/islands/island.tsx";
import { Container } from "#app/ui/container.tsx";
import { SectionLabel } from "#app/ui/section.tsx";
import { site } from "#content/site.ts";
import { VideoPlayer, type VideoWords } from "./video-player.tsx";

export type FilmSectionProps = VideoWords & {
  label: string;
  text: string;
  privacyNote: string;
  poster: ReactNode;
};

/** The house's film on a night band: the frame as a plate, what it shows as its caption. */
export function FilmSection({ label, text, privacyNote, poster, ...words }: FilmSectionProps) {
  const titleId = useId();
  return (
    <section
      data-tone="night"
      data-head="plate"
      aria-labelledby={titleId}
      className="night flex flex-col pb-close max-sm:pb-5 lg:pt-close print:hidden"
    >
      <Container className="order-2 mt-4 grid gap-x-10 gap-y-3 lg:mt-6 lg:grid-cols-2">
        <div>
          <SectionLabel label={label} className="mb-2" />
          <h2 id={titleId} className="text-title-l italic">
            {words.title}
          </h2>
        </div>
        <div>
          <p className="max-w-measure font-serif text-ink-soft italic max-sm:text-ui">{text}</p>
          <p className="mt-2 text-sm text-ink-soft">{privacyNote}</p>
        </div>
      </Container>
      <Container className="order-1 max-lg:px-0!">
        <Island of={VideoPlayer} props={{ videoId: site.videoId, words, poster }} when="visible" />
      </Container>
    </section>
  );
}
