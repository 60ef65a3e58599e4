import type { ReactNode } from "react";
import { AuthorSiteTop } from "#app/drawings/plates/author-site-top.tsx";
import { CalendarDays, CalendarMonth } from "#app/drawings/plates/calendar-month.tsx";
import { CopyrightPage } from "#app/drawings/plates/copyright-page.tsx";
import { EditedPage } from "#app/drawings/plates/edited-page.tsx";
import { FilmStill } from "#app/drawings/plates/film-still.tsx";
import { LetterPage } from "#app/drawings/plates/letter-page.tsx";
import { ReleaseSheet } from "#app/drawings/plates/release-sheet.tsx";
import { SellSheet } from "#app/drawings/plates/sell-sheet.tsx";
import { ThreeSizes } from "#app/drawings/plates/three-sizes.tsx";
import { TranscriptSheets } from "#app/drawings/plates/transcript-sheets.tsx";
import { ReleaseDetail, SiteDetail } from "#app/drawings/specimens/service-details.tsx";
import { Still, type StillName } from "#app/drawings/stills/still.tsx";
import type { NavLink } from "#content/links.ts";
import { copyrightPage, editedPage, jacket, letterPage, sellSheet, transcript } from "#content/plates.ts";
import { authorWebsitePage } from "#content/services/author-website-development.ts";
import { bookTrailerPage } from "#content/services/book-trailer-video.ts";
import { pressReleasePage } from "#content/services/press-release-distribution.ts";
import { socialMediaPage } from "#content/services/social-media-setup.ts";
import { servicesPage } from "#content/services.ts";
import { site } from "#content/site.ts";
import { Plate, type PlateProps } from "./plate.tsx";

type ServicePlate = Pick<PlateProps, "alt" | "ground" | "onPhone"> & {
  art: ReactNode;
  /** One detail of it, for the thumbnail. */
  small: ReactNode;
  /** Across the page, not beside the words. */
  wide?: "across" | "band";
};

const sample = authorWebsitePage.demo.sample;
/** The book that several of them were made for. */
export const sampleBook = { title: sample.book.title, author: sample.author, design: 7 } as const;
const film = bookTrailerPage.samples.trailers[1];
const stillFrame = film.frames[2];

/** What the craft handles, as light falls on it. */
const Thing = ({ of }: { of: StillName }) => (
  <Still of={of} alt="" sizes="(width >= 40rem) 24rem, 7rem" className="absolute inset-0 size-full object-cover" />
);

/** What stands for each service: the thing itself. Small in the catalog, large on the service's own page. */
const plates = {
  "/services/editorial": {
    alt: editedPage.alt,
    ground: "sage",
    art: <EditedPage />,
    small: <Thing of="service-editorial" />,
  },
  "/services/design": {
    alt: jacket.sizes,
    ground: "sand",
    wide: "band",
    small: <Thing of="service-design" />,
    onPhone: "tall",
    art: <ThreeSizes />,
  },
  "/services/publishing": {
    alt: copyrightPage.alt,
    ground: "sky",
    art: <CopyrightPage />,
    small: <Thing of="service-publishing" />,
  },
  "/services/marketing": {
    alt: sellSheet.alt,
    ground: "sand",
    onPhone: "high",
    art: <SellSheet book={sampleBook} line={sellSheet.line} site={sample} />,
    small: <Thing of="service-marketing" />,
  },
  "/services/representation": {
    alt: letterPage.alt,
    ground: "sage",
    art: <LetterPage />,
    small: <Thing of="service-representation" />,
  },
  "/services/ghostwriting": {
    alt: transcript.alt,
    ground: "clay",
    onPhone: "high",
    art: <TranscriptSheets />,
    small: <Thing of="service-ghostwriting" />,
  },
  "/services/author-website-development": {
    alt: authorWebsitePage.demo.description,
    ground: "sky",
    wide: "band",
    onPhone: "high",
    art: <AuthorSiteTop sample={sample} />,
    small: <SiteDetail sample={sample} design={sampleBook.design} />,
  },
  "/services/social-media-setup": {
    alt: socialMediaPage.demo.description,
    ground: "clay",
    wide: "band",
    art: <CalendarMonth sample={socialMediaPage.demo.sample} />,
    small: <CalendarDays sample={socialMediaPage.demo.sample} />,
  },
  "/services/press-release-distribution": {
    alt: pressReleasePage.demo.description,
    ground: "sky",
    onPhone: "high",
    art: <ReleaseSheet sample={pressReleasePage.demo.sample} name={site.name} />,
    small: <ReleaseDetail sample={pressReleasePage.demo.sample} />,
  },
  "/services/book-trailer-video": {
    alt: stillFrame.scene,
    ground: "none",
    wide: "across",
    art: <FilmStill lines={stillFrame.lines} className="absolute inset-0 size-full" />,
    small: (
      <FilmStill
        lines={stillFrame.lines}
        className="absolute inset-0 size-full @max-[8rem]:left-auto @max-[8rem]:w-[130%] @max-[8rem]:[&_text]:hidden"
      />
    ),
  },
} as const satisfies Record<string, ServicePlate>;

export type ServicePath = keyof typeof plates;

export const isServicePath = (path: string): path is ServicePath => path in plates;
export const isWidePlate = (path: ServicePath) => "wide" in plates[path];

export function ServicePlate({ path }: { path: ServicePath }) {
  const { alt, ground, onPhone, wide, art }: ServicePlate = plates[path];
  return (
    <Plate alt={alt} ground={ground} onPhone={onPhone} place={wide ?? "service"}>
      {art}
    </Plate>
  );
}

/** The same picture as a thumbnail, which says nothing that the words beside it do not say. */
export function SmallServicePlate({ path }: { path: ServicePath }) {
  const { ground, small } = plates[path];
  return (
    <Plate ground={ground} place="small">
      {small}
    </Plate>
  );
}

/** The services in the order in which a book needs them; the last leads back to the first. */
const rounds = [servicesPage.services.cards, servicesPage.additional.cards].map((cards) =>
  cards.flatMap(({ title, action }) => ("to" in action ? [{ label: title, to: action.to } satisfies NavLink] : [])),
);

export function nextServiceAfter(path: ServicePath): NavLink | undefined {
  const round = rounds.find((links) => links.some(({ to }) => to === path)) ?? [];
  return round[(round.findIndex(({ to }) => to === path) + 1) % round.length];
}
