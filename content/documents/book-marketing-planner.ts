import { formatCents, formatCount, formatDuration, formatMoney, formatMoneySpan } from "#domain/money.ts";
import { copiesToEarnBack } from "#domain/royalty.ts";
import { exampleCopies } from "../example-book.ts";
import { additionalServices, consultation, marketing } from "../prices.ts";
import type { DocumentContent } from "./document-content.ts";
import { sources } from "./sources.ts";

/** The example book’s copies, and invented sums beside them. */
const perPaperback = exampleCopies.bookstore.author;
const perEbook = exampleCopies.ebook.author;
const plan = 1500;
const buyers = 4;
const click = 0.15;

export const bookMarketingPlanner: DocumentContent = {
  file: "book-marketing-planner.pdf",
  title: "Book Marketing Planner",
  subtitle: "A year of finding readers, planned on paper, one page at a time.",
  description:
    "Eleven worksheets that turn “marketing” into names, dates and sums: who the book is for, what you will spend, whom you will ask, and how you will know whether it worked.",
  pages: 16,
  chapters: [
    {
      title: "The reader",
      lead: "Marketing begins when “everyone” becomes one person you could call.",
      blocks: [
        {
          type: "text",
          text: "Think of someone you know who would love this book and did not write any of it. Describe her here. Every later page will ask you where she is, and you will be glad to have met her.",
        },
        {
          type: "fields",
          label: "She, or he",
          columns: 2,
          fields: [
            "Name, real or not",
            "Age, work, town",
            "Last three books she finished",
            "Where she hears about books",
          ],
        },
        { type: "lines", label: "What she wants", prompt: "She picks up this book because", count: 2 },
        { type: "lines", label: "What she says", prompt: "She recommends it to a friend in these words:", count: 2 },
        {
          type: "table",
          label: "Books she already owns",
          head: ["Title and author", "Year", "What she loved in it", "How mine differs"],
          widths: [1.8, 0.5, 1.5, 1.5],
          tall: true,
          rows: [],
          fillPage: true,
        },
      ],
    },
    {
      title: "Aims and money",
      lead: "Decide what a good year would look like before you decide what to spend on it.",
      blocks: [
        {
          type: "text",
          text: "A book can do several jobs, and few books do all of them. Give each job a number from one to five. The two highest decide everything after this page; the rest are pleasant surprises.",
        },
        {
          type: "table",
          label: "What this book is for",
          head: ["Job", "1–5", "I will know by"],
          widths: [2, 0.4, 2.4],
          rows: [
            ["Readers: to be read by people I have never met", "", ""],
            ["Income: to earn more than it cost", "", ""],
            ["Authority: to open doors in my work", "", ""],
            ["Cause: to change something", "", ""],
            ["Keeping: to hand something on", "", ""],
          ],
        },
        {
          type: "fields",
          label: "One year from now",
          columns: 2,
          fields: ["Copies sold, net of returns", "Readers on my list", "Spent at most", "Hours a week I can give"],
        },
        {
          type: "note",
          label: "Break-even",
          text: `Everything you will spend, divided by what one copy earns you. If a paperback earns ${formatCents(perPaperback)} and the plan costs ${formatMoney(plan)}, the plan has to sell ${formatCount(copiesToEarnBack(plan, perPaperback))} more copies than would have sold without it. Write the number where you can see it.`,
        },
        { type: "fill", label: "My number", prompt: "What a copy earns, what I will spend, the copies that makes:" },
        { type: "break" },
        { type: "heading", text: "The budget" },
        {
          type: "text",
          text: "Fill in “My plan” from quotes you have been given, and “Spent” as you go. What our own services cost stands beside them, so that you have something to compare; you can do most of this without us.",
        },
        {
          type: "table",
          head: ["Line", "Our price", "My plan", "Spent"],
          widths: [2.4, 1.2, 0.9, 0.9],
          figures: [1],
          rows: [
            ["Author website", formatMoneySpan(marketing.authorWebsite.price), "", ""],
            ["Press release and distribution", formatMoneySpan(marketing.pressRelease.price), "", ""],
            ["Bookstore outreach", formatMoneySpan(marketing.bookstoreOutreach.price), "", ""],
            ["Book trailer", formatMoneySpan(marketing.trailer.price), "", ""],
            ["Mailing-list service", "–", "", ""],
            ["Advance copies: printing and postage", "–", "", ""],
            ["Photographs and graphics", "–", "", ""],
            ["Advertising", "–", "", ""],
            ["Events and travel", "–", "", ""],
            ["Prizes and fees for entry", "–", "", ""],
            ["Copies to give away", "–", "", ""],
            ["Held back for what works", "–", "", ""],
            ["Total", "", "", ""],
          ],
          totalRow: true,
        },
        {
          type: "checklist",
          label: "Before you pay anyone",
          items: [
            "I know what I get, by when, and what happens if I do not.",
            "Nobody has promised me sales, reviews or a place on a list.",
            "A paid review is labeled as one. Paid trade reviews are not the same as being considered for free.",
            "I have kept a third of the money for the second half of the year.",
          ],
        },
        { type: "fill", label: "Notes" },
      ],
    },
    {
      title: "What you say",
      lead: "One sentence, one paragraph, one page. Write them once and use them everywhere.",
      blocks: [
        {
          type: "lines",
          label: "One sentence",
          prompt: "Who, what they want, what stands in the way. Or: the question and who is asking it.",
          count: 2,
        },
        {
          type: "lines",
          label: "The description",
          prompt:
            "For the back cover and the retailer’s page. 150 words; the first two lines matter most, because the rest is folded away.",
          count: 5,
        },
        {
          type: "fields",
          label: "To be found",
          columns: 2,
          fields: [
            "Category or BISAC code, first",
            "Category or BISAC code, second",
            "Search phrase 1",
            "Search phrase 2",
            "Search phrase 3",
            "Search phrase 4",
          ],
        },
        {
          type: "checklist",
          label: "Test it",
          items: [
            "A stranger can say what kind of book it is after one sentence.",
            "No superlatives, and nothing a competitor could also claim.",
            "Search phrases are words a reader would type, tried in a search box.",
            "It is true.",
          ],
        },
        { type: "fill", label: "Lines to steal", prompt: "Sentences from the book that would make someone open it:" },
      ],
    },
    {
      title: "A place of your own",
      lead: "A website and a mailing list are the two things nobody can take from you.",
      blocks: [
        {
          type: "text",
          text: `Platforms rent you an audience; a list is yours. Build both slowly, and begin before the book is finished. (If you have the website made, allow for it: ours takes ${formatDuration(additionalServices.authorWebsite.weeks, "week")}.)`,
        },
        {
          type: "checklist",
          label: "Website",
          items: [
            "The book’s title, cover and one sentence on the first screen, on a phone.",
            "Links to several retailers and to a bookstore near me.",
            "A way to reach me, and a page for press: biography in three lengths, photograph, cover, ISBN, dates.",
            "A form for the list that says what I send and how often.",
            "It loads fast, works by keyboard, and every picture has words behind it.",
          ],
        },
        {
          type: "checklist",
          label: "List",
          items: [
            "People ask to be on it; I never add anyone.",
            "The first letter goes out by itself and gives something: a chapter, a map, a recipe.",
            "Every letter carries my postal address and a link to leave, and leaving works at once.",
          ],
        },
        {
          type: "table",
          label: "Twelve letters",
          head: ["Month", "What I give", "What I ask"],
          widths: [0.7, 2.4, 1.4],
          fillPage: true,
          rows: [],
        },
      ],
    },
    {
      title: "The year",
      lead: "Work back from the publication date. Most of the plan happens before it.",
      blocks: [
        {
          type: "timeline",
          label: "Where the months go",
          alt: "A line with five stops: nine months before, foundations; six months before, materials; four months before, galleys; publication; and the twelve months after, the long tail.",
          stops: [
            { label: "−9 months", text: "Reader, message, website, list" },
            { label: "−6 months", text: "Cover, description, retailer pages" },
            { label: "−4 months", text: "Galleys to trade reviewers and booksellers" },
            { label: "Publication", text: "One event, one letter, one piece of press" },
            { label: "+12 months", text: "Talks, letters, second looks, the next book" },
          ],
        },
        {
          type: "text",
          text: "Trade reviewers ask for galleys three to five months ahead, and some never look at a published book. If your date leaves no room for them, move the date or leave them out; do not send late and hope.",
        },
        {
          type: "table",
          label: "Month by month",
          head: ["Month", "What happens", "Whom I ask", "Done"],
          widths: [1, 2.5, 1.3, 0.5],
          rows: [
            ["−9 to −7", "", "", ""],
            ["−6 and −5", "", "", ""],
            ["−4", "", "", ""],
            ["−3", "", "", ""],
            ["−2", "", "", ""],
            ["−1", "", "", ""],
            ["Publication", "Register the copyright in the first three weeks.", "", ""],
            ["+1 and +2", "", "", ""],
            ["+3", "First quarterly look.", "", ""],
            ["+4 to +6", "Second quarterly look. Stop one thing.", "", ""],
            ["+7 to +9", "Third quarterly look.", "", ""],
            ["+10 to +12", "Refresh description, categories, search phrases.", "", ""],
          ],
        },
        { type: "fill", label: "Dates I know", prompt: "Seasons, anniversaries and conferences of my subject:" },
      ],
    },
    {
      title: "Advance readers and reviews",
      lead: "Reviews come from readers who were asked early, kindly and only once.",
      blocks: [
        {
          type: "checklist",
          label: "Rules of the house",
          items: [
            "I ask for an honest review, never a good one.",
            "I never pay for, trade or reward a review, and never ask family to write one.",
            "Every copy goes out with a date and one clear request.",
            "I thank everyone, including those who did not like it.",
          ],
        },
        {
          type: "table",
          label: "Whom I ask",
          head: ["Name", "Where they review", "Sent", "Reminded", "Appeared"],
          widths: [1.7, 1.7, 0.7, 0.8, 0.8],
          fillPage: true,
          rows: [],
        },
      ],
    },
    {
      title: "Press",
      lead: "Editors do not want your book. They want a story their readers will read to the end.",
      blocks: [
        {
          type: "text",
          text: `Find the story beside the book: a date, a place, a quarrel, a number, a person. A release tells it in one page. (A press-release campaign with us runs about ${formatDuration(additionalServices.pressRelease.weeks, "week")}.) A wire service will post it in many places at once, and those postings are not coverage; coverage is when someone chooses you.`,
        },
        { type: "lines", label: "The story", prompt: "Why now, why here, why this person:", count: 3 },
        {
          type: "checklist",
          label: "The kit",
          items: [
            "Release: headline, place and date, the news in the first sentence, one quotation, how to reach me.",
            "Biography in 25, 75 and 150 words; a portrait that may be printed, with its credit.",
            "Cover file, ISBN, price, pages, publisher, date.",
            "Ten questions I can answer well, and a chapter that may be excerpted.",
          ],
        },
        {
          type: "table",
          label: "Whom I write to",
          head: ["Outlet and person", "Their kind of story", "Sent", "Answer"],
          widths: [1.7, 1.9, 0.7, 1],
          fillPage: true,
          rows: [],
        },
      ],
    },
    {
      title: "Bookstores and libraries",
      lead: "A bookseller has one minute. Bring one sheet.",
      blocks: [
        {
          type: "text",
          text: [
            "Bookstores order from wholesalers, expect a discount of about 55 percent, and expect to send back what does not sell. Returns are charged to the publisher at the current wholesale price, so returnability is a real cost and not a courtesy. Know who carries it in your contract before you offer it.",
            "Libraries want a control number, a review, and a patron who asks. Ask your readers to ask.",
          ],
        },
        {
          type: "fields",
          label: "The sell sheet",
          columns: 2,
          fields: [
            "Title, subtitle, author",
            "ISBN, each format",
            "Publication date and price",
            "Trim size and pages",
            "Discount and returns",
            "Distributor or wholesaler",
            "Two comparison titles",
            "Local connection",
          ],
        },
        {
          type: "table",
          label: "Visits",
          head: ["Store or library", "Person", "Visited", "Ordered", "Event?", "Back on"],
          widths: [1.9, 1.2, 0.7, 0.7, 0.7, 0.7],
          fillPage: true,
          rows: [],
        },
      ],
    },
    {
      title: "Talks and events",
      lead: "Twenty people who came on purpose are worth two thousand who scrolled past.",
      blocks: [
        {
          type: "text",
          text: "Go where your subject is already being discussed: a society, a school, a conference, a book club, a podcast. The talk is never “about my book”; it is about what the audience came for, and the book lies on the table.",
        },
        {
          type: "lines",
          label: "Three talks",
          prompt: "Titles I could speak on for thirty minutes, for people who have not read it:",
          count: 3,
        },
        {
          type: "checklist",
          label: "For each one",
          items: [
            "Who sells the books, who orders them, by when, and who takes back the rest.",
            "A passage of six minutes, rehearsed aloud and timed.",
            "A sheet for the list, and a pen.",
            "A letter of thanks within the week, and a photograph if they agree.",
          ],
        },
        {
          type: "table",
          label: "Asked, agreed, held",
          head: ["Host", "Date", "People", "Copies", "Joined the list", "Again?"],
          widths: [2, 0.8, 0.6, 0.6, 0.9, 0.6],
          fillPage: true,
          rows: [],
        },
      ],
    },
    {
      title: "Advertising, with arithmetic",
      shortTitle: "Advertising",
      lead: "An advertisement is a trade: so many cents for a visitor, so many visitors for a sale.",
      blocks: [
        {
          type: "text",
          text: "Do not advertise until you can fill in this page. The most you may pay for a click is what a copy earns you, multiplied by the share of visitors who buy. Above that, you are paying strangers to take your book.",
        },
        {
          type: "table",
          label: "Worked example: our example book, with invented clicks",
          head: ["Step", "Example", "Mine"],
          widths: [2.8, 0.9, 0.9],
          figures: [1],
          rows: [
            ["A. One e-book sold earns me", formatCents(perEbook), ""],
            ["B. Visitors to the page who buy, out of 100", String(buyers), ""],
            ["C. The most a click may cost: A × B ÷ 100", formatCents((perEbook * buyers) / 100), ""],
            ["D. What a click costs today", formatCents(click), ""],
            ["E. Earned on 1,000 clicks: 10 × A × B", formatCents(10 * perEbook * buyers), ""],
            ["F. Paid for 1,000 clicks: 1,000 × D", formatCents(1000 * click), ""],
            ["G. Left over: E − F", formatCents(10 * perEbook * buyers - 1000 * click), ""],
          ],
        },
        {
          type: "checklist",
          label: "Rules",
          items: [
            "A daily limit I would not miss, for two weeks.",
            "One thing changed at a time: picture, words or audience.",
            "Retailer page first: an advertisement cannot mend a weak description.",
            "I stop when G has been negative for a week.",
          ],
        },
        {
          type: "table",
          label: "Trials",
          head: ["From–to", "Where", "Paid", "Clicks", "Sales", "Left over"],
          widths: [1, 1.6, 0.7, 0.7, 0.7, 0.8],
          fillPage: true,
          rows: [],
        },
      ],
    },
    {
      title: "Four looks a year",
      lead: "Sales rank moves by the hour. Look at these once a quarter instead, with a cup of something.",
      blocks: [
        {
          type: "table",
          label: "The figures",
          head: ["At the end of", "Month 3", "Month 6", "Month 9", "Month 12"],
          widths: [1.8, 0.8, 0.8, 0.8, 0.8],
          rows: [
            ["Copies sold, net of returns: print", "", "", "", ""],
            ["Copies sold: e-book", "", "", "", ""],
            ["Earned from all formats", "", "", "", ""],
            ["Spent on this plan", "", "", "", ""],
            ["Copies still to break even", "", "", "", ""],
            ["Readers on the list", "", "", "", ""],
            ["Reviews", "", "", "", ""],
            ["Doors opened", "", "", "", ""],
          ],
        },
        { type: "lines", label: "More of", prompt: "What worked, and why I think so:", count: 3 },
        { type: "lines", label: "Less of", prompt: "The one thing I will stop:", count: 2 },
        { type: "fill", label: "Next", prompt: "What I will try in the next quarter, and what it may cost:" },
      ],
    },
  ],
  closing: {
    title: "The slow things win",
    text: [
      "A list that hears from you, a talk that sells twenty copies, a second book that sells the first. If you have time for one page of this planner only, let it be the one about letters.",
      `If you would like someone to read your plan and tell you what to leave out, that is what the free ${consultation.minutes}-minute consultation is for. No one can promise you sales, and we do not.`,
    ],
    links: [
      { label: "Marketing and publicity", to: "/services/marketing" },
      { label: "Author websites", to: "/services/author-website-development" },
      { label: "Press releases", to: "/services/press-release-distribution" },
      { label: "Ask for a free consultation", to: "/consultation" },
      { label: "The book launch workbook", to: "/resources/book-launch-workbook.pdf" },
    ],
    sources: [
      sources.pwGalleys,
      sources.kirkusGalleys,
      sources.ingramReturns,
      sources.pcn,
      sources.kdpEbook,
      sources.copyrightFees,
    ],
  },
};
