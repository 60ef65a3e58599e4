/** The workshop's specimens (app/gallery), which no built site has. */
const specimens = import.meta.env?.DEV
  ? {
      ActionSpecimen: () => import("#app/gallery/primitive-specimens.tsx").then((part) => part.ActionSpecimen),
      FormSpecimen: () => import("#app/gallery/form-specimen.tsx").then((part) => part.FormSpecimen),
      PrimitiveSpecimen: () => import("#app/gallery/primitive-specimens.tsx").then((part) => part.PrimitiveSpecimen),
    }
  : {};

/**
 * Every part of a public page that moves, by its name. Each is fetched when a page that has it wakes; what no page shows
 * is not fetched. A part that is missing here cannot be drawn: `Island` says so when the site is built.
 */
export const islands = {
  AccountLink: () => import("#app/layout/account-link.tsx").then((part) => part.AccountLink),
  BookingChooser: () => import("#app/features/booking/booking-chooser.tsx").then((part) => part.BookingChooser),
  BlogBrowser: () => import("#app/features/articles/blog-browser.tsx").then((part) => part.BlogBrowser),
  ArticlesBrowser: () => import("#app/features/articles/articles-browser.tsx").then((part) => part.ArticlesBrowser),
  ChatLauncher: () => import("#app/features/chat/chat-launcher.tsx").then((part) => part.ChatLauncher),
  CompareOffers: () =>
    import("#app/features/author-tools/compare/compare-offers.tsx").then((part) => part.CompareOffers),
  CopyButton: () => import("#app/ui/copy-button.tsx").then((part) => part.CopyButton),
  CountBack: () => import("#app/features/author-tools/calendar/count-back.tsx").then((part) => part.CountBack),
  CoverWrap: () => import("#app/features/author-tools/cover/cover-wrap.tsx").then((part) => part.CoverWrap),
  FaqBrowser: () => import("#app/routes/site/faq-browser.tsx").then((part) => part.FaqBrowser),
  HalfTitle: () => import("#app/sections/half-title.tsx").then((part) => part.HalfTitle),
  HeaderSearch: () => import("#app/features/search/header-search.tsx").then((part) => part.HeaderSearch),
  HybridSheet: () => import("#app/routes/site/hybrid-sheet.tsx").then((part) => part.HybridSheet),
  LongConsultationForm: () =>
    import("#app/features/consultation/long-consultation-form.tsx").then((part) => part.LongConsultationForm),
  ManuscriptCheck: () =>
    import("#app/features/author-tools/manuscript/manuscript-check.tsx").then((part) => part.ManuscriptCheck),
  NewsletterForm: () => import("#app/features/newsletter/newsletter-form.tsx").then((part) => part.NewsletterForm),
  Offer: () => import("#app/features/offer/offer.tsx").then((part) => part.Offer),
  QueryLab: () => import("#app/features/author-tools/query/query-lab.tsx").then((part) => part.QueryLab),
  RateAges: () => import("#app/features/author-tools/rates/rate-ages.tsx").then((part) => part.RateAges),
  PlayFilm: () => import("#app/features/trailers/play-film.tsx").then((part) => part.PlayFilm),
  SaveButton: () => import("#app/features/articles/save-button.tsx").then((part) => part.SaveButton),
  SavedArticles: () => import("#app/features/articles/saved-articles.tsx").then((part) => part.SavedArticles),
  ShareButton: () => import("#app/features/articles/share-button.tsx").then((part) => part.ShareButton),
  ShortConsultationForm: () =>
    import("#app/features/consultation/short-consultation-form.tsx").then((part) => part.ShortConsultationForm),
  SiteMenuButton: () => import("#app/layout/site-menu-button.tsx").then((part) => part.SiteMenuButton),
  Tabs: () => import("#app/ui/tabs.tsx").then((part) => part.Tabs),
  TrailerShelf: () => import("#app/features/trailers/trailer-shelf.tsx").then((part) => part.TrailerShelf),
  VideoPlayer: () => import("#app/features/video/video-player.tsx").then((part) => part.VideoPlayer),
  ViewDemo: () => import("#app/features/demos/view-demo.tsx").then((part) => part.ViewDemo),
  ...specimens,
} as const;

export type IslandName = keyof typeof islands;
