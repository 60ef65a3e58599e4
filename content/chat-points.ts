import { claims } from "#content/claims.ts";
import { earnBack, exampleCopies } from "#content/example-book.ts";
import { houseTerms } from "#content/house-terms.ts";
import {
  additionalServices,
  consultation,
  design,
  distribution,
  editorial,
  ghostwriting,
  marketing,
  offer,
  packages,
  representation,
  startingPrices,
} from "#content/prices.ts";
import type { Action } from "#content/shapes.ts";
import { site } from "#content/site.ts";
import type { ChatPoint } from "#domain/chat-bot.ts";
import {
  formatCents,
  formatCount,
  formatDuration,
  formatMoney,
  formatMoneySpan,
  formatPercentSpan,
} from "#domain/money.ts";

/** What the assistant says: paragraphs, and where to read on. */
export type ChatReply = { text: string; links?: readonly Action[] };

const { share, statements, license, reversion, refund, sale, trade } = houseTerms;

/** One paperback of the example book, sold through a bookstore. */
const copy = exampleCopies.bookstore;

export const link = {
  consultation: { label: "Free consultation", to: "/consultation" },
  packages: { label: "Packages and prices", to: "/packages" },
  editorial: { label: "Editorial services", to: "/services/editorial" },
  design: { label: "Book design", to: "/services/design" },
  publishing: { label: "Publishing and distribution", to: "/services/publishing" },
  marketing: { label: "Marketing and publicity", to: "/services/marketing" },
  representation: { label: "Literary representation", to: "/services/representation" },
  ghostwriting: { label: "Ghostwriting", to: "/services/ghostwriting" },
  stories: { label: "Author stories", to: "/success-stories" },
  faq: { label: "All questions", to: "/faq" },
  guide: { label: "Author success guide", to: "/author-success-guide" },
  compare: { label: "Compare offers", to: "/tools/compare" },
  tools: { label: "Tools for authors", to: "/tools" },
  countBack: { label: "Count back from a date", to: "/tools/calendar" },
  spine: { label: "Spine and cover", to: "/tools/cover" },
  queryLab: { label: "Query lab", to: "/tools/query" },
  manuscriptCheck: { label: "Manuscript check", to: "/tools/manuscript" },
  oneBook: { label: "One book, every document", to: "/one-book" },
  query: { label: "Query letter template", to: "/query-letter-template" },
  hybrid: { label: "What hybrid publishing really means", to: "/blog/what-hybrid-publishing-really-means" },
  advances: { label: "The truth about book advances", to: "/blog/the-truth-about-book-advances" },
  launch: { label: "A launch plan for ninety days", to: "/blog/a-launch-plan-for-the-first-ninety-days" },
  editors: { label: "What each kind of editor does", to: "/blog/what-each-kind-of-editor-does" },
  about: { label: "About us", to: "/about" },
  website: { label: "Author website", to: "/services/author-website-development" },
  social: { label: "Social media setup", to: "/services/social-media-setup" },
  press: { label: "Press releases", to: "/services/press-release-distribution" },
  trailer: { label: "Book trailers", to: "/services/book-trailer-video" },
  signIn: { label: "Log in", to: "/auth" },
  contract: { label: "Contract guide (PDF)", download: "/resources/hybrid-publishing-contract-guide.pdf" },
  calculator: { label: "Budget calculator (XLSX)", download: "/resources/publishing-budget-calculator.xlsx" },
  checklist: { label: "Manuscript checklist (PDF)", download: "/resources/manuscript-preparation-checklist.pdf" },
  call: { label: `Call ${site.phone.label}`, href: site.phone.href },
  email: { label: "Write to us", href: `mailto:${site.email}` },
  terms: { label: "Terms of service", to: "/terms-of-service" },
  privacy: { label: "Privacy policy", to: "/privacy-policy" },
} as const satisfies Record<string, Action>;

type Point = ChatPoint<ChatReply>;
const point = (words: readonly string[], text: string, ...links: readonly Action[]): Point => ({
  words,
  reply: { text, links },
});

/**
 * Single questions and what a good reply to each says. A word here is also a word of one of the topic's concepts, or it
 * could never be heard; a test says so.
 */
export const points = {
  // Money
  royalties: point(
    ["royalt*", "author's share", "what percentage", "get paid", "paid per copy", "per book sold", "net receipts"],
    `You are paid ${share.print} percent of net on print and ${share.ebook} percent of net on e-books and audio. Net is what we receive for copies sold, less the cost of printing them and less copies returned in the period; nothing else comes off. On an ${formatCents(copy.listPrice)} paperback sold in a bookstore we receive ${formatCents(copy.received)} and pay ${formatCents(copy.printing)} for printing, so ${formatCents(copy.author)} is yours. Statements come twice a year, and we pay within ${statements.paidWithinDays} days of the period’s end.`,
    link.publishing,
    link.calculator,
  ),
  breakEven: point(
    ["break even", "break-even", "recoup*", "earn back", "make my money back", "how many copies", "copies do i"],
    `Divide everything you will spend by what one sold copy pays you. At ${formatCents(copy.author)} for a bookstore copy of an ${formatCents(copy.listPrice)} paperback, the ${packages.launch.name} is earned back after ${formatCount(earnBack.launch.bookstore)} copies. Many books never get there, so spend what you could also lose. Our comparison does the sum for your own figures.`,
    link.compare,
    link.calculator,
  ),
  returns: point(
    ["returned copies", "returned books", "unsold", "bookstore returns", "returnable"],
    "A returned copy is taken out of the receipts of the period in which it comes back, and its printing stays in the account, so the loss is shared the way the gain is. You never get a bill for returns: a balance below zero is carried forward against later royalties and forgiven when the agreement ends.",
    link.publishing,
  ),
  discount: point(
    ["discount*", "coupon*", "promo code*", "offer code*", "25% off", "my code"],
    `The current offer takes ${offer.percent}% off editorial, design, production, marketing, distribution and promotion, separately or in a package; not ghostwriting, printing or fees paid to others. Giving us the code in time is enough: you don’t have to decide by then. If you have an account, your codes are listed there.`,
    link.consultation,
    link.terms,
  ),
  extraCosts: point(
    [
      "hidden fee*",
      "hidden cost*",
      "extra cost*",
      "extra fee*",
      "additional cost*",
      "have to buy",
      "buy copies",
      "buy my own",
    ],
    "The price in your proposal is the whole price of what it lists. Not ours, and never hidden in a fee: copies you order for yourself, advertising you choose to run, and the Copyright Office’s fee. Author copies cost what their printing costs, plus shipping, and you never have to buy any.",
    link.packages,
    link.faq,
  ),
  // How we work
  paymentPlan: point(
    [
      "payment plan*",
      "instal*",
      "pay monthly",
      "pay in parts",
      "pay over time",
      "deposit*",
      "financing",
      "pay up front",
      "pay upfront",
    ],
    "Yes: you pay stage by stage, as each stage begins, not all at once. Your agreement lists the stages with their prices and dates. We offer no credit and no monthly financing.",
    link.terms,
    link.packages,
  ),
  refund: point(
    ["refund*", "cancel*", "money back", "change my mind", "stop early", "back out", "not happy"],
    `You can stop at any time. Within ${refund.fullWithinDays} days of signing, if no stage has begun, you get everything back. After that, stages not begun are refunded in full, a stage that has begun at half its price until you have seen a first version, and finished stages are paid for. The terms work through an example, so you can compute it yourself.`,
    link.terms,
    link.faq,
  ),
  who: point(
    [
      "who will i work",
      "who do i work",
      "work with me",
      "project manager",
      "my contact",
      "contact person",
      "who edits",
      "who will edit",
      "your team",
      "your staff",
      "who are you",
      "updates",
    ],
    "One person is yours from the proposal to the end of your support period: your project editor, who knows the schedule and tells you who is waiting for whom. Editors and designers talk to you directly about their own work. The people who run the house are on the About page.",
    link.about,
    link.faq,
  ),
  sending: point(
    [
      "submit*",
      "send my manuscript",
      "send you my",
      "upload*",
      "send pages",
      "send a chapter",
      "where do i send",
      "file format",
      "word document",
    ],
    "Ask for a free consultation first; right after the form, and from the link in its confirmation, you can send one file: about ten pages from the middle, as a Word file, ODT, RTF, TXT or PDF of up to 20 MB. Only our staff can open it, it is deleted after 90 days, and the rights stay with you.",
    link.consultation,
    link.checklist,
  ),
  declining: point(
    [
      "accept my",
      "accept every*",
      "accept any*",
      "reject*",
      "turn down",
      "turn books down",
      "take any book",
      "take every*",
      "selective",
    ],
    "No, we don’t take every manuscript. An editor reads pages before we propose anything, and if the book is not for us, or not ready, we say why. Asking costs nothing.",
    link.consultation,
    link.about,
  ),
  bankrupt: point(
    [
      "bankrupt*",
      "out of business",
      "go under",
      "insolven*",
      "close down",
      "shut down",
      "sell the company",
      "sold to another",
    ],
    `Fees for stages that have not begun are kept in a separate account and go back to you, and royalties we collect are held as your money. Your agreement can’t be handed to another company without your written consent; if the whole house is sold, we tell you ${sale.noticeDays} days before, and you may leave. US courts generally do not enforce a clause that returns rights “on insolvency,” so we don’t offer one as protection.`,
    link.terms,
    link.contract,
  ),
  abroad: point(
    [
      "uk",
      "united kingdom",
      "england",
      "canada",
      "canadian",
      "australia*",
      "india",
      "europe",
      "abroad",
      "overseas",
      "outside the us",
      "outside the u.s.",
      "outside the united states",
      "outside america",
      "another country",
      "international*",
      "non-us",
    ],
    "Our services are meant for authors in the United States: the agreements, the prices and the tax papers are made for them. The books themselves are in English and can be ordered worldwide. If you live elsewhere, call or write before you spend time on a form, and we will tell you whether it can work.",
    link.call,
    link.email,
  ),
  signIn: point(
    ["log in", "login", "log on", "sign in", "my account", "author account", "dashboard", "password"],
    "Log in with your email address and password, or with a passkey if you have added one; the button is at the top of every page. If you have forgotten the password, the same page sends you a link to set a new one. An account is free; it shows your projects and, once we are making it, your book.",
    link.signIn,
  ),
  privacy: point(
    ["privacy", "my data", "personal information", "confidential*", "nda", "steal my", "stolen"],
    "What you write here stays in your browser unless you ask for a callback. What you send by a form is read by our staff to reply to you, and sold to nobody. A chapter you send can be opened only by our staff, and each opening is logged; all rights in it stay yours, and ghostwriting is confidential by agreement.",
    link.privacy,
  ),
  // The trade
  trust: point(
    [
      "scam*",
      "legit*",
      "trustworthy",
      "reputable",
      "vanity",
      "fraud*",
      "rip off",
      "ripoff",
      "trust you",
      "too good to be true",
    ],
    "A fair question. A vanity press takes everybody’s money and stops there. A real hybrid house turns books down, prints its prices and what they exclude, states your share, has real distribution, leaves you the copyright and says how you get your rights back. Ask us, and anybody else, for each of these in writing before you pay, and search the name together with “complaint.”",
    link.hybrid,
    link.contract,
  ),
  agent: point(
    ["agent*", "represent*", "representation"],
    `You need a literary agent for the large publishers, who read little that comes without one; for a small press or for us you don’t. Reputable agents charge nothing up front: they earn ${formatPercentSpan(representation.publisherRepresentation.commissionPercent)} of what they sell. We prepare submissions (${formatMoneySpan(representation.submissionPreparation.price)}) and represent a few books on commission; no package buys representation or improves its odds.`,
    link.representation,
    link.query,
  ),
  query: point(
    ["query letter*", "query", "queries", "querying", "book proposal*", "pitch*"],
    "A query is one page: a greeting by name, a hook, the story in two or three sentences, what is at stake, the word count and genre, two comparison titles, and a line about you. Our template is free to copy, with each part explained and a checklist for the end.",
    link.query,
    link.queryLab,
  ),
  advance: point(
    ["advance", "advances", "book deal*"],
    "An advance is what a traditional publisher pays you against your royalties, usually in parts, and most are smaller than the ones you read about. We pay none: with us you pay for the making and are paid from the first copy sold. The article has the figures and where they come from.",
    link.advances,
    link.hybrid,
  ),
  ai: point(
    ["artificial intelligence", "ai", "a.i.", "chatgpt", "machine learning"],
    "People write, edit, design and read here. We don’t put your manuscript into AI systems, don’t use it to train them and don’t license others to. If you used such a tool for text, pictures or a translation, tell us early: some retailers want it disclosed.",
    { label: "Questions about how we work", to: "/faq" },
    link.terms,
  ),
  tools: point(
    ["tool", "tools", "calculator*", "spreadsheet*"],
    "There are six, free and without an account: compare offers, count back from a publication date, measure a spine and cover, try a query letter, check a manuscript file, and look up the trade’s figures with their sources. They work in your browser and send nothing.",
    link.tools,
  ),
  dates: point(
    ["publication date*", "release date*", "pub date", "deadline*", "galley*", "pre-order*", "preorder*"],
    "Enter the date on the cover and our calendar counts back from it: when editing and design begin, when galleys go to the trade journals, what is already missed, and the earliest honest date. You can take it along as a calendar file.",
    link.countBack,
    link.launch,
  ),
  fileCheck: point(
    ["check my manuscript", "check my file", "format my manuscript", "manuscript format*", "tracked changes"],
    "Our manuscript check reads a DOCX, EPUB or text file in your browser, where it stays: words, chapters, tracked changes and comments left in, straight and curly quotes mixed, names spelled two ways, and how to mend each in Word or Google Docs.",
    link.manuscriptCheck,
    link.checklist,
  ),
  // The book itself
  spine: point(
    ["spine*", "cover template*", "cover size*", "trim size*", "bleed"],
    "The spine is the number of pages times the thickness of one. Give our tool the trim, the pages and the paper, and it draws the whole paperback cover with bleed, safe areas and a checked barcode, as an SVG or PDF template. Hardcover cases differ from printer to printer; use the printer’s own template for those.",
    link.spine,
    link.design,
  ),
  rights: point(
    ["rights", "copyright*", "own my book", "who owns", "ownership", "license"],
    `The copyright is and stays yours, and you register it in your own name; we prepare the file and remind you. You license the English-language edition to us, worldwide, in the formats the agreement names, for ${license.years} years from publication and then from year to year, until either side ends it with ${license.noticeDays} days’ notice. Everything else stays with you.`,
    link.publishing,
    link.contract,
  ),
  leaving: point(
    ["rights back", "reversion", "revert*", "get out of", "end the contract", "leave the contract", "terminate"],
    `The license ends after its term with ${license.noticeDays} days’ notice from either side. Sooner: after the first two years, if fewer than ${reversion.copies} copies sold in twelve months, ask in writing and the rights return within ${reversion.withinDays} days, free of charge, with the print PDF, the EPUB and the cover.`,
    link.terms,
    link.contract,
  ),
  isbn: point(
    ["isbn*", "barcode*", "library of congress", "lccn", "imprint"],
    `Each format needs an ISBN of its own, and under our imprint we supply them (${formatMoneySpan(distribution.isbn.price)}, registration included). An ISBN is not a copyright, which you have from the moment you write. A Library of Congress number is free but has to be requested before publication; that is part of cataloging (${formatMoneySpan(distribution.cataloguing.price)}).`,
    link.publishing,
  ),
  bookstores: point(
    ["bookstore*", "book store*", "bookshop*", "barnes", "libraries", "library", "ingram*", "shelves"],
    `Almost any bookstore or library can order your book: it is listed with ${trade.distributor}’s network, which reaches ${claims.bookstores.figure} ${claims.bookstores.label} and libraries, at a trade discount of ${trade.discountPercent} percent. Being orderable is not the same as being on the table; each buyer decides what to stock. Returnable terms and outreach (${formatMoneySpan(marketing.bookstoreOutreach.price)}) help.`,
    link.publishing,
  ),
  online: point(
    ["amazon", "kindle", "kdp", "ebook*", "e-book*", "apple books", "online stores"],
    `Yes, print and e-book are listed on Amazon, Kindle included, and with the other large online stores; worldwide distribution is ${formatMoneySpan(distribution.global.price)}. The e-book is an accessible EPUB (${formatMoneySpan(design.ebook.price)}).`,
    link.publishing,
    link.design,
  ),
  audio: point(
    ["audiobook*", "audio book*", "audible", "narrat*", "audio"],
    `An audiobook is in none of our packages, and the audio rights stay with you unless we make the recording by a separate agreement; then you are paid ${share.ebook} percent of net. If you want to offer the rights to an audio publisher, rights management is ${formatPercentSpan(representation.rightsManagement.commissionPercent)} of what they bring.`,
    link.representation,
    link.consultation,
  ),
  children: point(
    ["children's*", "childrens", "children*", "picture book*", "kids book*", "kid's book*", "middle grade"],
    "A children’s book with mostly text is made like any other. A picture book gets its own quote, because illustration and color printing are priced by the page; the packages are for text-based books. Tell us the age of the readers, the number of pages and whether you have an illustrator.",
    link.consultation,
    link.design,
  ),
  shortForms: point(
    ["poetry", "poem*", "short stor*", "essay*", "novella*", "cookbook*"],
    "Yes. Poetry, stories, essays and cookbooks are edited and set like other books; where pages need special layout or many pictures, you get a quote of its own instead of a package price. Expect small sales for poetry, whoever publishes it.",
    link.consultation,
    link.design,
  ),
  hardcover: point(
    ["hardcover*", "hardback*", "paperback*", "print on demand", "printing", "printed"],
    `Books are printed on demand, so no stock has to be paid for: paperback as a rule, hardcover on request and in the ${packages.endorsed.name}. Setup is ${formatMoneySpan(design.printOnDemand.price)}, and each format needs its own ISBN and cover file.`,
    link.design,
    link.publishing,
  ),
  cover: point(
    ["cover*", "illustrat*", "layout", "typeset*", "interior"],
    `A cover is ${formatMoneySpan(design.cover.price)} and an interior ${formatMoneySpan(design.interior.price)}. You see several directions, choose one, and revisions are unlimited until you approve the files. The last word on your cover is yours.`,
    link.design,
  ),
  translation: point(
    ["translat*", "spanish", "foreign rights", "foreign language", "film rights", "movie rights", "screenplay*"],
    `Translation, film and other rights stay with you. Where they have a chance we offer them for ${formatPercentSpan(representation.rightsManagement.commissionPercent)} of what they bring, and a film or TV deck is ${formatMoneySpan(representation.filmDeck.price)}. We publish in English and do not translate.`,
    link.representation,
  ),
  // Editing
  ready: point(
    [
      "feedback",
      "critique*",
      "manuscript review",
      "manuscript assessment",
      "beta reader*",
      "is my book any good",
      "is my manuscript ready",
      "good enough",
    ],
    "Ask for the free consultation and send about ten pages from the middle right after the form. An editor reads them before you talk and tells you what the book needs first, even if that is another draft of your own. A written assessment of the whole manuscript is part of every package.",
    link.consultation,
    link.editors,
  ),
  draft: point(
    ["first draft", "rough draft", "revis*", "rewrit*", "polish*"],
    "Put it away for a few weeks, then revise it yourself before you pay anybody: structure first, sentences last. When you can’t see its faults anymore, an outside reader is worth money. Our article takes a first draft through in order.",
    { label: "How to revise a first draft", to: "/blog/how-to-revise-a-first-draft" },
    link.editorial,
  ),
  proofreading: point(
    [
      "proofread*",
      "proof-read*",
      "copyedit*",
      "copy edit*",
      "typo*",
      "grammar",
      "grammarly",
      "spelling",
      "punctuation",
    ],
    `Copyediting corrects grammar, spelling and consistency (${formatMoneySpan(editorial.copyediting.price)} a word, ${formatDuration(editorial.copyediting.weeks, "week")}); proofreading is the last look at the laid-out pages (${formatMoneySpan(editorial.proofreading.price)}, ${formatDuration(editorial.proofreading.days, "day")}). A checker such as Grammarly finds some of the first and none of the second: new errors come in with the layout.`,
    link.editorial,
  ),
  // Ghostwriting
  voice: point(
    ["interview*", "in my voice", "my own voice", "sound like me", "dictat*", "voice notes", "recordings"],
    "A ghostwriter interviews you and writes from what you say, so it should sound like you; you read chapter by chapter, and nothing goes on until it does. Recordings and notes you already have are a good start.",
    link.ghostwriting,
  ),
  idea: point(
    [
      "not a writer",
      "no writer",
      "can't write",
      "cannot write",
      "no time to write",
      "never written",
      "only an idea",
      "just an idea",
      "have an idea",
      "book idea",
    ],
    `An idea is enough to begin with, if you have the time to be interviewed. A ghostwriter turns it into a manuscript that is yours, from ${formatMoney(startingPrices.ghostwriting)}: memoir ${formatMoney(ghostwriting.memoir.price)}, business ${formatMoney(ghostwriting.business.price)}, fiction ${formatMoney(ghostwriting.fiction.price)}, self-help ${formatMoney(ghostwriting.selfHelp.price)}. If you would rather write it yourself, the free guide starts at the beginning.`,
    link.ghostwriting,
    link.guide,
  ),
  // Marketing
  reviews: point(
    ["book review*", "reviews", "reviewer*", "goodreads"],
    `Ask early and ask readers, not friends. Trade reviewers want advance copies three to five months before publication; readers on Amazon and Goodreads come after it. The ${packages.endorsed.name} leaves room to send advance copies in time. We promise no review, and would label a paid one as paid.`,
    link.launch,
    link.marketing,
  ),
  mailingList: point(
    ["email list", "e-mail list", "mailing list", "newsletter"],
    "Yes, and start now: a mailing list is the one audience nobody can take from you. Put a sign-up on your website and at the end of the book, write when you have something to say, and let people leave with one click.",
    link.website,
    link.launch,
  ),
  social: point(
    ["social media", "instagram", "facebook", "tiktok", "booktok", "linkedin", "youtube"],
    `One network that you like is better than five you neglect, and no book needs all of them. We set up profiles in ${formatDuration(additionalServices.socialMedia.weeks, "week")} with a ${additionalServices.socialMedia.calendarDays}-day content calendar, and you post in your own voice.`,
    link.social,
  ),
  website: point(
    ["author website", "my website", "a website", "author platform", "platform"],
    `An author website needs who you are, the book, where to buy it and a sign-up. We build one in ${formatDuration(additionalServices.authorWebsite.weeks, "week")} for ${formatMoneySpan(marketing.authorWebsite.price)}, and it belongs to you.`,
    link.website,
  ),
  press: point(
    ["press release*", "press", "media coverage", "podcast*", "radio", "newspaper*", "publicist*", "publicity"],
    `A press release with a list of people who might care is ${formatMoneySpan(marketing.pressRelease.price)} and takes about ${formatDuration(additionalServices.pressRelease.weeks, "week")}. A pickup by a wire service is not coverage; one local paper or podcast is worth more. Nobody can promise either.`,
    link.press,
  ),
  trailer: point(
    ["book trailer*", "trailer*", "video*"],
    `A book trailer of ${formatDuration(additionalServices.bookTrailer.seconds, "second")} takes about ${formatDuration(additionalServices.bookTrailer.weeks, "week")} and costs ${formatMoneySpan(marketing.trailer.price)}. You can play three samples on its page.`,
    link.trailer,
  ),
  launching: point(
    ["launch*", "find readers", "reach readers", "reach more readers", "get readers", "audience"],
    "A launch is three months of small, dated steps rather than one loud day, and it starts with knowing who the book is for. Our article lists the steps; marketing with us is planned from about four months before publication.",
    link.launch,
    link.marketing,
  ),
  // The record
  guarantee: point(
    ["guarantee*", "best seller*", "bestseller*", "best-seller*", "promise*"],
    "No. Nobody can honestly guarantee sales, reviews, a bestseller list or an agent, and you should distrust whoever does. What we guarantee is the work in your agreement, and a refund rule you can compute.",
    link.terms,
    link.stories,
  ),
  references: point(
    [
      "testimonial*",
      "case stud*",
      "references",
      "your authors",
      "other authors",
      "portfolio",
      "examples",
      "track record",
      "authors have you",
      "books have you",
    ],
    `Six authors tell their own stories on our site, setbacks included, and you can play samples of our trailers, websites and press releases. The record we state is ${claims.authorsServed.figure} ${claims.authorsServed.label} and ${claims.booksPublished.figure} ${claims.booksPublished.label}; ask us in the consultation what stands behind each figure.`,
    link.stories,
    { label: "Media coverage", to: "/media-coverage" },
  ),
  samples: point(
    [
      "sample book*",
      "sample document*",
      "sample page*",
      "sample royalty statement*",
      "synopsis",
      "synopses",
      "sell sheet*",
      "style sheet*",
      "editorial letter*",
      "statement look like",
      "proposal look like",
    ],
    "One sample book has all its papers here, filled in and with notes in the margin: query, synopsis, proposal, editorial letter, a page in three edits, copyright page, sell sheet, metadata, budget, first royalty statement and a report after ninety days. Each can be downloaded filled or blank.",
    link.oneBook,
  ),
  single: point(
    ["just one service", "single service", "only editing", "only a cover", "without a package", "a la carte"],
    `Yes, every service can be bought separately. Starting prices: editorial ${formatMoney(startingPrices.editorial)}, design ${formatMoney(startingPrices.design)}, publishing ${formatMoney(startingPrices.publishing)}, marketing ${formatMoney(startingPrices.marketing)}, representation ${formatMoney(startingPrices.representation)}, ghostwriting ${formatMoney(startingPrices.ghostwriting)}. A single short job can cost less.`,
    { label: "All services", to: "/services" },
  ),
  which: point(
    [
      "which package",
      "right package",
      "best package",
      "difference between the packages",
      "compare packages",
      "upgrade*",
    ],
    `${packages.launch.name} (${formatMoney(packages.launch.price)}) is for a revised manuscript that is ready to be made; ${packages.pro.name} (${formatMoney(packages.pro.price)}) adds line editing and marketing; ${packages.endorsed.name} (${formatMoney(packages.endorsed.price)}) adds developmental editing and preparation for agents. If in doubt, take the smaller: upgrading later credits all you paid.`,
    link.packages,
  ),
  hours: point(
    ["when are you open", "are you open", "weekend*"],
    `The phone is answered ${site.hours.days}, ${site.hours.from} to ${site.hours.to} ${site.hours.zone}. We reply in writing within ${consultation.contactWithinHours} hours, weekends included.`,
    link.call,
    link.email,
  ),
} as const;

/** A topic's own points first, then all others: a question has as many sides as its author gives it. */
export function pointsOf(...own: readonly (keyof typeof points)[]): readonly Point[] {
  const first: Point[] = own.map((name) => points[name]);
  return [...first, ...Object.values<Point>(points).filter((other) => !first.includes(other))];
}
