/**
 * What others have published, and who has read it. An address is the page itself, never a front door where the page has
 * an address of its own. `read` is the day on which one of us read the page or a stored copy of it; what nobody could read
 * carries `notRechecked` and stands in `npm run launch-check`: the day of the copy its figures came from, or, where the copy
 * bears none or nobody noted which page it was, the day or month in which one of us last had the figure in hand.
 */
export type Source = { name: string; href: `https://${string}` } & (
  | { read: string; notRechecked?: undefined }
  | { notRechecked: string; read?: undefined }
);

export const sources = {
  // Hybrid publishing
  "ibpa-criteria": {
    name: "Independent Book Publishers Association, Hybrid Publisher Criteria",
    href: "https://www.ibpa-online.org/page/hybrid-publisher-criteria-download",
    notRechecked: "2026-11-15",
  },
  "ibpa-criteria-2018": {
    name: "Independent Book Publishers Association, Hybrid Publisher Criteria, first edition",
    href: "https://www.ibpa-online.org/page/hybridpublisher",
    notRechecked: "2026-11-15",
  },
  "ibpa-revision": {
    name: "Publishers Weekly, “IBPA Revises Hybrid Publisher Criteria”",
    href: "https://www.publishersweekly.com/pw/by-topic/industry-news/publisher-news/article/90218-ibpa-revises-hybrid-publisher-criteria.html",
    read: "2026-11-15",
  },
  "she-writes-faq": {
    name: "She Writes Press, frequently asked questions",
    href: "https://shewritespress.com/how-it-works/faqs/",
    read: "2026-11-15",
  },
  "she-writes-process": {
    name: "She Writes Press, our process",
    href: "https://shewritespress.com/our-process",
    notRechecked: "2026-11-15",
  },
  "she-writes-earnings": {
    name: "She Writes Press, “What will authors earn off the standard list price of $17.99?”",
    href: "https://shewritespress.com/faq-items/what-will-authors-earn-off-the-standard-list-price-of-17-99/",
    read: "2026-11-15",
  },
  "manuscripts-cost": {
    name: "Manuscripts, “How Much Does Hybrid Publishing Cost in 2026?”",
    href: "https://manuscripts.com/how-much-does-hybrid-publishing-cost-in-2026-real-price-ranges-roi-and-what-authors-actually-pay-for",
    read: "2026-11-15",
  },
  "girl-friday-cost": {
    name: "Meghan Harvey of Girl Friday Productions, “Is Hybrid Publishing Ethical?”, at Jane Friedman",
    href: "https://www.janefriedman.com/is-hybrid-publishing-ethical/",
    read: "2026-11-15",
  },
  "is-it-a-steal": {
    name: "Society of Authors and Writers’ Guild of Great Britain, “Is It a Steal?”, as reported by the ALCS",
    href: "https://www.alcs.co.uk/news/is-it-a-steal-report-on-hybrid-publishers-exposes-widespread-bad-practice",
    notRechecked: "2022-04",
  },
  "writer-beware-vanity": {
    name: "Writer Beware, vanity and subsidy publishers",
    href: "https://sfwa.org/other-resources/for-authors/writer-beware/vanity",
    notRechecked: "2026-11",
  },
  "scribe-media": {
    name: "Josh Bernoff on Scribe Media and how authors can protect themselves",
    href: "https://bernoff.com/blog/in-the-wake-of-shocking-changes-at-scribe-media-tips-on-how-authors-can-protect-themselves",
    notRechecked: "2023-05",
  },

  // Agents and traditional publishing
  "aala-canon": {
    name: "Association of American Literary Agents, Canon of Ethics",
    href: "https://aalitagents.org/canon-of-ethics/",
    notRechecked: "2026-11",
  },
  "aala-revision": {
    name: "Writer Beware on the revised Canon of Ethics",
    href: "https://writerbeware.blog/2022/05/13/the-aala-formerly-the-aar-revises-its-canon-of-ethics/",
    notRechecked: "2022-05",
  },
  "agent-commission": {
    name: "One Person Enterprise on agents’ commission",
    href: "https://onepersonenterprise.com/117",
    notRechecked: "2026-11",
  },
  "querytracker-faq": {
    name: "QueryTracker, help pages on agents and queries",
    href: "https://querytracker.net/help/agents/faq/",
    notRechecked: "2026-11",
  },
  "guild-advance": {
    name: "Authors Guild, Model Trade Book Contract, section 4 and its commentary",
    href: "https://go.authorsguild.org/contract_sections/4",
    read: "2026-11-15",
  },
  "guild-royalties": {
    name: "Authors Guild, Model Trade Book Contract, section 5",
    href: "https://go.authorsguild.org/contract_sections/5",
    read: "2026-11-15",
  },
  "guild-income": {
    name: "Authors Guild, Key Takeaways from the 2023 Author Income Survey",
    href: "https://authorsguild.org/news/key-takeaways-from-2023-author-income-survey/",
    notRechecked: "2023-10-25",
  },
  "pw-income": {
    name: "Publishers Weekly, “Author Incomes Post Small Gains”",
    href: "https://www.publishersweekly.com/pw/by-topic/industry-news/publisher-news/article/93301-author-incomes-post-small-gains.html",
    read: "2026-11-15",
  },
  "publishdrive-income": {
    name: "PublishDrive on the Authors Guild’s 2023 Author Income Survey",
    href: "https://publishdrive.com/amp/the-2023-us-author-income-survey.html",
    read: "2026-11-15",
  },
  "deal-key": {
    name: "Sanctuary Editorial on the deal categories of Publishers Marketplace",
    href: "https://www.sanctuaryeditorial.com/post/publisher-s-marketplace-a-nice-deal-decoded",
    read: "2026-11-15",
  },
  bertelsmann: {
    name: "United States v. Bertelsmann, memorandum opinion (D.D.C. 2022)",
    href: "https://www.docketalarm.com/cases/District_Of_Columbia_District_Court/1--21-cv-02886/UNITED_STATES_OF_AMERICA_v._BERTELSMANN_SE_%26_CO._KGAA_et_al/196/",
    notRechecked: "2022-11",
  },
  "bertelsmann-analysis": {
    name: "Authors Alliance, analysis of United States v. Bertelsmann",
    href: "https://www.authorsalliance.org/2022/11/18/analysis-opinion-released-in-u-s-v-bertelsmann/",
    read: "2026-11-15",
  },
  "friedman-synopsis": {
    name: "Jane Friedman, “How to Write a Novel Synopsis,” as reprinted in Writers’ Tricks of the Trade",
    href: "https://view.joomag.com/writers-tricks-of-the-trade-issue-1-volume-9/0210025001554337432?page=39",
    read: "2026-11-15",
  },
  "query-dos": {
    name: "Writer Unboxed, “Writing the Query Letter: Dos & Don’ts”",
    href: "https://writerunboxed.com/2019/09/26/writing-the-query-letter-dos-donts/",
    read: "2026-11-16",
  },
  "query-guide": {
    name: "An agent’s quick guide to the query letter, Arcaedia",
    href: "https://arcaedia.livejournal.com/234045.html",
    read: "2026-11-16",
  },
  "query-peeves": {
    name: "A Pitch Wars mentor on queries",
    href: "https://jaminord.wordpress.com/2016/10/03/pitchwars-lessons-queries-some-pet-peeves/",
    read: "2026-11-16",
  },
  "query-comps": {
    name: "iWrity, “Writing a Query Letter”",
    href: "https://www.iwrity.com/writing-query-guide",
    read: "2026-11-16",
  },
  "word-counts": {
    name: "Dawn Rumburg, “Word Count Guidelines”",
    href: "https://dawnrumburg.blogspot.com/2014/09/word-count-guidelines.html",
    read: "2026-11-15",
  },
  "word-counts-debut": {
    name: "Operation Awesome, “Query Breakdown: Word Count for Debut”",
    href: "https://operationawesome6.blogspot.com/2022/03/query-breakdown-word-count-for-debut.html",
    read: "2026-11-15",
  },
  "word-counts-memoir": {
    name: "Pauline Perron, word count guide",
    href: "https://paulineperron.com/2021/08/13/word-count-guide/",
    notRechecked: "2021-08-13",
  },

  // Retailers and printers
  "kdp-print-royalty": {
    name: "KDP’s notice to authors of the print royalty change, as quoted by an author who received it",
    href: "https://oldnfo.substack.com/p/welp-we-knew",
    read: "2026-11-15",
  },
  "kdp-paperback-royalty": {
    name: "KDP, Paperback Royalty",
    href: "https://kdp.amazon.com/en_US/help/topic/G201834330",
    notRechecked: "2026-09-02",
  },
  "kdp-print-cost": {
    name: "KDP, Paperback Printing Cost",
    href: "https://kdp.amazon.com/en_US/help/topic/G201834340",
    notRechecked: "2026-11-15",
  },
  "kdp-ebook-royalty": {
    name: "KDP, eBook Royalties",
    href: "https://kdp.amazon.com/en_US/help/topic/G200644210",
    notRechecked: "2026-11-15",
  },
  "kdp-expanded": {
    name: "The KDP royalty change, broken down by AMZKDP",
    href: "https://www.amzkdp.com/en/resources/new-amazon-kdp-royalties-2025-complete-breakdown-of-changes",
    notRechecked: "2025-06",
  },
  "kdp-content": {
    name: "KDP, Content Guidelines",
    href: "https://kdp.amazon.com/en_US/help/topic/G200672390",
    notRechecked: "2026-11",
  },
  "kdp-preorder": {
    name: "KDP, Release Date Options",
    href: "https://kdp.amazon.com/en_US/help/topic/GZUV7SNV728WT4QE",
    read: "2026-11-15",
  },
  "kdp-preorder-dates": {
    name: "KDP, rescheduling an e-book pre-order",
    href: "https://kdp.amazon.com/en_US/help/topic/G201499440",
    read: "2026-11-15",
  },
  "kdp-paperback": {
    name: "KDP, Paperback Submission Guidelines",
    href: "https://kdp.amazon.com/en_US/help/topic/G201857950",
    read: "2026-11-15",
  },
  "kdp-covers": {
    name: "KDP Easy, cover questions",
    href: "https://www.kdpeasy.com/faq/covers",
    read: "2026-11-15",
  },
  "kdp-cover-sizes": {
    name: "Kidillus, a guide to KDP cover sizes",
    href: "https://kidillus.com/kdp-cover-size-guide",
    read: "2026-11-16",
  },
  "kdp-barcode": {
    name: "Publishing.co.uk on the barcode of a KDP cover, June 2026",
    href: "https://publishing.co.uk/guides/kdp-error-barcode-placement/",
    read: "2026-11-16",
  },
  "kdp-back-cover": {
    name: "KDP Print Cover, “How to Design a KDP Back Cover”",
    href: "https://kdpprintcover.com/blog/how-to-design-kdp-back-cover",
    read: "2026-11-16",
  },
  "kdp-select": {
    name: "KDP, how to enroll in KDP Select",
    href: "https://kdp.amazon.com/en_US/help/topic/GD9PMU58BV24QFZ7",
    read: "2026-11-15",
  },
  "kdp-countdown": {
    name: "KDP, Kindle Countdown Deals",
    href: "https://kdp.amazon.com/en_US/help/topic/G201293780",
    read: "2026-11-15",
  },
  "kdp-free-days": {
    name: "AuthorImprints on the promotions of KDP Select",
    href: "https://www.authorimprints.com/amazons-expands-kdp-select-to-include-kindle-countdown-deals-benefit/",
    read: "2026-11-15",
  },
  "kenp-payouts": {
    name: "Daniel J. Tortora, KDP Select Global Fund payouts, July 2015 to November 2024",
    href: "https://danieljtortora.com/blog/amazon-kdp-select-global-fund-payout",
    read: "2026-11-15",
  },
  "bookbub-requirements": {
    name: "BookBub, Featured Deal submission requirements",
    href: "https://support.bookbub.com/articles/submission-requirements-and-advice/",
    read: "2026-11-15",
  },
  "bookbub-selection": {
    name: "BookBub, how the selection process works",
    href: "https://insights.bookbub.com/how-bookbub-selection-process-works",
    read: "2026-11-15",
  },
  "bookbub-deal": {
    name: "BookBub, your Featured Deal",
    href: "https://support.bookbub.com/articles/your-bookbub-featured-deal/",
    read: "2026-11-15",
  },
  "bookbub-2015": {
    name: "Dan Koboldt, analysis of BookBub’s prices and results",
    href: "https://dankoboldt.com/bookbub-analysis-update-2018/",
    read: "2026-11-15",
  },
  "ingram-discount": {
    name: "Nonfiction Authors Association on IngramSpark’s discounts and returns",
    href: "https://nonfictionauthorsassociation.com/how-to-set-retail-discounts-and-returns-on-your-book-with-ingramspark/",
    notRechecked: "2026-11",
  },
  "ingram-minimum": {
    name: "Formatting Experts on IngramSpark’s minimum discount",
    href: "https://formattingexperts.com/news/ingramspark-wholesale-discount-united-states-change/",
    read: "2026-11-15",
  },
  "ingram-returns": {
    name: "IngramSpark, Distribution Returns Information",
    href: "https://help.ingramspark.com/hc/en-us/articles/209072526-Distribution-Returns-Information",
    notRechecked: "2026-11",
  },
  "ingram-fee": {
    name: "IngramSpark, Compensation; the fee as a publisher noted it in September 2026",
    href: "https://help.lightningsource.com/hc/en-us/articles/360021369231-Compensation",
    notRechecked: "2026-09-12",
  },
  "ingram-tolerance": {
    name: "IngramSpark help center, print and title setup",
    href: "https://help.ingramspark.com/hc/en-us/articles/5341507452173-Title-Setup-Instructions-and-Information-for-Print-Books-and-Ebook",
    notRechecked: "2026-11",
  },
  "ingram-file-tips": {
    name: "IngramSpark, manufacturing and file setup tips",
    href: "https://help.ingramspark.com/hc/en-us/articles/5338636202637-Manufacturing-and-File-Setup-Tips",
    read: "2026-11-16",
  },
  "ingram-barcode": {
    name: "Lightning Source, the barcode’s price extension",
    href: "https://help.lightningsource.com/hc/en-us/articles/5293920968589-Cover-Barcode-Price-Extension",
    read: "2026-11-16",
  },
  bowker: {
    name: "Stacey Carroll on Bowker’s ISBN prices in 2025",
    href: "https://staceycarroll.org/ink-and-income/isbns-you-have-to-spend-spend-spend-spend-to-make-money-on-your-book",
    read: "2026-11-15",
  },

  // Audio
  "acx-new-model": {
    name: "ACX, “Audible’s New Royalty Model: Early Access Successes”",
    href: "https://www.acx.com/mp/blog/audibles-new-royalty-model-early-access-successes",
    read: "2026-11-15",
  },
  "audible-royalties": {
    name: "Audible, the new royalty model",
    href: "https://www.audible.com/ep/royalties",
    read: "2026-11-15",
  },
  "acx-2014": {
    name: "ACX, announcement of the royalties of 2014",
    href: "https://www.acx.com/help/important-announcement/201457230",
    read: "2026-11-15",
  },
  "scribecount-acx": {
    name: "ScribeCount, “ACX and Audible for Indie Authors”",
    href: "https://scribecount.com/author-resource/audiobook-creation-guide/acx-for-indie-authors",
    read: "2026-11-15",
  },
  "acx-90-days": {
    name: "ACX blog on leaving exclusive distribution after 90 days",
    href: "https://blog.acx.com/tag/publishing/",
    read: "2026-11-15",
  },
  "audio-model-explained": {
    name: "Boktugg on how the new Audible royalty is worked out",
    href: "https://boktugg.se/2024/11/12/audible-lanserar-ny-royaltymodell",
    read: "2026-11-15",
  },
  "finished-hour": {
    name: "Karen Commins, “Top 10 Questions About Audiobook Production”",
    href: "https://www.karencommins.com/2017/10/top-10-q-audiobook-production.html",
    read: "2026-11-15",
  },
  "finished-hour-budget": {
    name: "Home Cooked Books, a primer on publishing in audio",
    href: "https://www.homecookedbooks.com/post/did-you-know-vol-1",
    read: "2026-11-15",
  },

  // Editing
  "efa-medians": {
    name: "Page & Provenance, the Editorial Freelancers Association’s medians",
    href: "https://pageandprovenance.com/provenance-studio/editors",
    read: "2026-11-15",
  },
  "efa-definitions": {
    name: "Editorial Freelancers Association, definitions of the kinds of editing",
    href: "https://www.the-efa.org/rates-survey-definitions/",
    read: "2026-11-15",
  },
  "editing-low-end": {
    name: "Insomnia Publishing, “Rates and Reasons”",
    href: "https://editing.insomnia-publishing.com/2021/05/19/rates-and-reasons/",
    read: "2026-11-15",
  },

  // Reviews and marketing
  "pw-guidelines": {
    name: "Publishers Weekly, submission guidelines",
    href: "https://www.publishersweekly.com/pw/corp/submissionguidelines.html",
    read: "2026-11-15",
  },
  "kirkus-guidelines": {
    name: "Kirkus Reviews, submission guidelines for publishers",
    href: "https://www.kirkusreviews.com/publisher-services/",
    read: "2026-11-15",
  },
  "booklist-lead": {
    name: "The Booklist Reader, October 2006, on how long a review takes",
    href: "https://www.booklistreader.com/2006/10/02/book-news/talk-about-timely/",
    read: "2026-11-16",
  },
  "ftc-can-spam": {
    name: "Federal Trade Commission, CAN-SPAM Act: A Compliance Guide for Business",
    href: "https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business",
    notRechecked: "2026-11",
  },
  "gmail-senders": {
    name: "Google, email sender guidelines",
    href: "https://support.google.com/mail/answer/81126",
    notRechecked: "2024-02",
  },
  "apple-mail-privacy": {
    name: "Apple, Mail Privacy Protection with iOS 15",
    href: "https://www.apple.com/newsroom/2021/06/apple-advances-its-privacy-leadership-with-ios-15-ipados-15-macos-monterey-and-watchos-8/",
    notRechecked: "2021-09",
  },
  "ftc-reviews": {
    name: "Federal Trade Commission, Rule on the Use of Consumer Reviews and Testimonials, 16 CFR part 465",
    href: "https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465",
    notRechecked: "2024-10",
  },

  // Law
  "usc-412": {
    name: "17 U.S.C. § 412",
    href: "https://www.law.cornell.edu/uscode/text/17/412",
    notRechecked: "2026-11",
  },
  "usc-302": {
    name: "17 U.S.C. § 302",
    href: "https://www.law.cornell.edu/uscode/text/17/302",
    notRechecked: "2026-11",
  },
  "usc-203": {
    name: "17 U.S.C. § 203",
    href: "https://www.law.cornell.edu/uscode/text/17/203",
    notRechecked: "2026-11",
  },
  "bankruptcy-365": {
    name: "11 U.S.C. § 365(e), clauses that end a contract on bankruptcy",
    href: "https://www.law.cornell.edu/uscode/text/11/365",
    notRechecked: "2026-11",
  },
  "copyright-fees": {
    name: "US Copyright Office, fees",
    href: "https://www.copyright.gov/about/fees.html",
    notRechecked: "2026-11",
  },
  "copyright-fee-rule": {
    name: "US Copyright Office, final rule on fees, Federal Register of February 19, 2020",
    href: "https://www.govinfo.gov/content/pkg/FR-2020-02-19/html/2020-03268.htm",
    read: "2026-11-15",
  },
  "copyright-ai": {
    name: "US Copyright Office, Copyright and Artificial Intelligence, Part 2",
    href: "https://www.copyright.gov/ai/",
    notRechecked: "2025-01",
  },
  "loc-pcn": {
    name: "Library of Congress, Preassigned Control Number program",
    href: "https://www.loc.gov/publish/pcn/about/",
    read: "2026-11-15",
  },
  "loc-prepub": {
    name: "David Wogahn on the Library of Congress’s PrePub Book Link",
    href: "https://www.davidwogahn.com/library-of-congress-prepub-book-link-lccn/",
    read: "2026-11-15",
  },
  "first-draft": {
    name: "In re First Draft, Inc., 76 USPQ2d 1183 (TTAB 2005)",
    href: "https://casetext.com/admin-law/first-draft-inc",
    read: "2026-11-15",
  },
  tmep: {
    name: "USPTO, Trademark Manual of Examining Procedure § 1202.09(a)",
    href: "https://tmep.uspto.gov/",
    notRechecked: "2024-05",
  },
  isni: { name: "ISNI International Agency, ISO 27729", href: "https://isni.org/", notRechecked: "2026-11" },
  "eu-accessibility": {
    name: "Directive (EU) 2019/882",
    href: "https://eur-lex.europa.eu/eli/dir/2019/882/oj",
    notRechecked: "2026-11",
  },
  "epub-33": { name: "W3C, EPUB 3.3", href: "https://www.w3.org/TR/epub-33/", notRechecked: "2026-11" },
  "epub-accessibility": {
    name: "W3C, EPUB Accessibility 1.1",
    href: "https://www.w3.org/TR/epub-a11y-11/",
    notRechecked: "2026-11",
  },
  wcag: {
    name: "W3C, Web Content Accessibility Guidelines 2.2, criterion 1.4.3",
    href: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
    notRechecked: "2026-11",
  },

  // Taxes
  "irs-schedule-c": {
    name: "TaxSlayer on reporting an author’s income",
    href: "https://support.taxslayer.com/hc/en-us/articles/13571177602445-How-do-I-report-my-author-income-that-was-reported-to-me-on-a-1099-MISC",
    read: "2026-11-15",
  },
  "irs-self-employment": {
    name: "LegalClarity on the self-employment tax for 2026",
    href: "https://legalclarity.org/how-much-is-self-employment-tax-the-15-3-rate-explained",
    read: "2026-11-15",
  },
  "irs-1099": {
    name: "Jones & Kolb on the 1099 threshold from 2026",
    href: "https://www.joneskolb.com/firm-news-1/the-new-law-includes-a-game-changer-for-business-payment-reporting",
    read: "2026-11-15",
  },
  "irs-royalties-ten": {
    name: "Intuit community, the instructions for Schedule E on royalties of $10 or more",
    href: "https://ttlc.intuit.com/community/forums/forumtopicprintpage/board-id/208/message-id/287/print-single-message/true/page/1",
    notRechecked: "2014-01",
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
export const sourceIds = Object.keys(sources) as SourceId[];
