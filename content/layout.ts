import { site } from "./site.ts";

/** The words around every page: header, footer, newsletter box, and what stands in for pages that need scripts. */
export const layoutWords = {
  skipToContent: "Skip to the text",
  menu: "Menu",
  mainNavigation: "Main",
  opensNewTab: "opens in a new tab",
  quickContact: "Quick contact",
  footer: {
    services: "Services",
    resources: "Resources",
    contact: "Contact",
    legal: "Legal",
    copyright: `© ${site.copyrightYear} ${site.name}. All rights reserved.`,
    demo: "This is a demonstration. People, books, quotes and figures on this site are samples.",
  },
  newsletter: {
    title: site.newsletter,
    email: "Email address",
    submit: "Subscribe",
  },
  needsScripts: `This part of ${site.name} needs JavaScript. Please turn it on in your browser and reload the page; everything else on the site works without it.`,
  loading: "Loading...",
  /** When a part of a page cannot be fetched any more. */
  outOfReach: {
    title: "You seem to be offline",
    text: "This needs a connection. Nothing you typed is lost: please try again when you are back.",
  },
  /** In the place of a page that was asked for without a connection. */
  waitingForNetwork: {
    title: "You seem to be offline",
    text: "The next page opens by itself as soon as there is a connection.",
  },
  failure: {
    title: "Something went wrong on our side",
    text: `The page could not be shown. Please try again in a moment, or write to ${site.email} if it keeps happening.`,
    home: "Return to Home",
  },
  /** What a page of the portal is called before it knows who is there. */
  portalTitle: "Author portal",
} as const;
