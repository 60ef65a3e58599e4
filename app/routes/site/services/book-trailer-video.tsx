import { Fragment } from "react";
import { BookCover } from "#app/drawings/book-cover.tsx";
import { sampleStills, styleFrames } from "#app/drawings/specimens/film-frames.tsx";
import { filmPlaces, ThreeShapes } from "#app/drawings/specimens/film-places.tsx";
import { Storyboard } from "#app/drawings/specimens/storyboard.tsx";
import { PlayFilm } from "#app/features/trailers/play-film.tsx";
import { TrailerShelf } from "#app/features/trailers/trailer-shelf.tsx";
import { Island } from "#app/islands/island.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { FactStrip } from "#app/sections/fact-strip.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Results } from "#app/sections/results.tsx";
import { nextServiceAfter, ServicePlate } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { TrailerStyles } from "#app/sections/trailer-styles.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { homeLink } from "#content/links.ts";
import { marketing } from "#content/prices.ts";
import { sampleViewing } from "#content/sample-viewing.ts";
import { bookTrailerPage as page } from "#content/services/book-trailer-video.ts";

const path = "/services/book-trailer-video";

export const head = () => serviceMeta(page, path, [{ name: page.meta.title, price: marketing.trailer.price }]);

export default function BookTrailerVideoPage() {
  return (
    <>
      <PageHeader
        {...page.hero}
        trail={[homeLink, page.back]}
        current={page.hero.label}
        place="below"
        figure={
          <div className="relative">
            <ServicePlate path={path} />
            <Island of={PlayFilm} props={{ trailer: page.samples.trailers[1], label: page.samples.playLabel }} />
          </div>
        }
      >
        <FactStrip stats={page.facts} />
      </PageHeader>
      <Island
        of={TrailerShelf}
        props={{
          ...page.samples,
          covers: Object.fromEntries(
            page.samples.trailers.map(({ slug, coverId, title, author }, place) => [
              slug,
              <Fragment key={slug}>
                {sampleStills[place]}
                <BookCover design={coverId} title={title} author={author} className="absolute -bottom-30 left-0 w-16" />
              </Fragment>,
            ]),
          ),
        }}
        when="visible"
      />
      <TrailerStyles {...page.styles} bestForLabel={sampleViewing.trailer.bestFor} frames={styleFrames} />
      <CardGrid
        {...page.features}
        columns={2}
        head="running"
        layout="margin"
        tone="deep"
        beside={
          <Plate place="square" ground="sky">
            <ThreeShapes />
          </Plate>
        }
      />
      <Results {...page.impact} head="title-page" areSamples />
      <CardGrid {...page.platforms} pictures={filmPlaces} onPhone="beside" tone="deep" />
      <StepList
        {...page.timeline}
        beside={
          <Plate place="square" ground="sky">
            <Storyboard />
          </Plate>
        }
      />
      <CallToAction {...page.callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
