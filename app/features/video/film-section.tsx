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

/** The house's film: the band itself is the ground of its picture, and the title stands beside it. */
export function FilmSection({ label, text, privacyNote, poster, ...words }: FilmSectionProps) {
  const titleId = useId();
  return (
    <section
      data-tone="night"
      data-head="plate"
      aria-labelledby={titleId}
      className="night overflow-clip py-close lg:py-section print:hidden"
    >
      <Container className="grid gap-x-10 lg:grid-cols-3 lg:grid-rows-2">
        <div className="lg:self-end">
          <SectionLabel label={label} className="mb-3" />
          <h2 id={titleId} className="text-title-l italic">
            {words.title}
          </h2>
        </div>
        <div className="max-lg:-mx-gutter max-lg:my-4 lg:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Island of={VideoPlayer} props={{ videoId: site.videoId, words, poster }} when="visible" />
        </div>
        <div>
          <p className="max-w-measure font-serif text-ink-soft italic max-sm:text-ui lg:mt-6">{text}</p>
          <p className="mt-2 text-sm text-ink-soft lg:mt-5">{privacyNote}</p>
        </div>
      </Container>
    </section>
  );
}
