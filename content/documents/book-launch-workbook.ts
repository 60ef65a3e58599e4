import { consultation } from "../prices.ts";
import { rates } from "../rates.ts";
import type { DocumentContent } from "./document-content.ts";
import { sources } from "./sources.ts";

export const bookLaunchWorkbook: DocumentContent = {
  file: "book-launch-workbook.pdf",
  title: "Book Launch Workbook",
  subtitle: "Six months before, one week of, ninety days after: a workbook to write in.",
  description:
    "A launch is a favor asked of people who already like you, made simple for them. These pages hold the dates, the names, the letters and the thanks, from the first plan to the quiet look back.",
  pages: 18,
  chapters: [
    {
      title: "The launch on one page",
      lead: "If it does not fit on this page, it is two launches.",
      blocks: [
        {
          type: "fields",
          label: "The book",
          columns: 2,
          fields: [
            "Title",
            "Publication date",
            "Formats and prices",
            "ISBN of each format",
            "Publisher and distributor",
            "My budget for the launch",
          ],
        },
        { type: "lines", label: "In one sentence", prompt: "What it is and who will love it:", count: 2 },
        {
          type: "table",
          label: "Three things, no more",
          head: ["By the end of launch week I want", "How I will count it", "Number"],
          widths: [2.4, 1.8, 0.7],
          tall: true,
          emptyRows: 3,
          rows: [],
        },
        {
          type: "list",
          label: "Not mine to want",
          items: [
            "A place on a list. Lists are made by others, by rules they do not publish.",
            "A rank. It moves by the hour and is forgotten by the evening.",
            "Everyone. The book is for the people on page seven of this workbook.",
          ],
        },
        { type: "fill", label: "Why it matters", prompt: "On the tired days I will read this sentence again:" },
      ],
    },
    {
      title: "The calendar",
      lead: "Count backward. The date is the last thing you choose and the first thing everyone asks.",
      blocks: [
        {
          type: "timeline",
          label: "Six months, ninety days",
          alt: "A line with five stops: twenty-six weeks before, decide; eighteen weeks before, send galleys; four weeks before, everything is live; publication week; and ninety days after, look back.",
          stops: [
            { label: "−26 weeks", text: "Date, aims, team, list" },
            { label: "−18 weeks", text: "Galleys and trade reviewers" },
            { label: "−4 weeks", text: "Pages live, letters written" },
            { label: "Week 0", text: "Event, letter, press" },
            { label: "+90 days", text: "Thanks, figures, next" },
          ],
        },
        {
          type: "table",
          head: ["Weeks", "What has to be true", "My date", "Done"],
          widths: [0.7, 3.3, 0.8, 0.5],
          rows: [
            ["−26", "The publication date leaves room for what follows. The contract is signed.", "", ""],
            ["−24", "Aims and budget are on page four. The mailing list exists.", "", ""],
            ["−22", "Cover approved. Description, categories and search phrases written.", "", ""],
            ["−20", "Copyedit finished. Galleys ordered. Control number requested.", "", ""],
            ["−18", "Galleys sent to trade reviewers, and to people who might give a line of praise.", "", ""],
            ["−16", "Website shows the book. Press page and sell sheet are ready.", "", ""],
            ["−14", "Retailer pages checked for price, format, author page.", "", ""],
            ["−12", "Launch team asked. Bookstore for the event agreed.", "", ""],
          ],
        },
        {
          type: "note",
          label: "Galleys",
          text: "Publishers Weekly asks for galleys three months, better four, before the month of publication, Kirkus four to five months before the day. Less time than that, and those weeks are better spent on readers and booksellers.",
        },
        {
          type: "fill",
          label: "Already late",
          prompt: "Lines above whose date has passed: move the date, or drop the line?",
        },
        { type: "break" },
        { type: "heading", text: "From twelve weeks out to ninety days after" },
        {
          type: "table",
          head: ["Weeks", "What has to be true", "My date", "Done"],
          widths: [0.7, 3.3, 0.8, 0.5],
          rows: [
            ["−10", "Proof read on paper, by two people. Final files released. Podcasts and radio asked.", "", ""],
            ["−8", "Advance readers have their copies, with a date and one request.", "", ""],
            ["−6", "Printed copy in hand.", "", ""],
            ["−5", "Press letters sent to people by name.", "", ""],
            ["−4", "Website, list and retailer pages are live and say the same thing.", "", ""],
            ["−3", "All three launch letters written. Event rehearsed aloud.", "", ""],
            ["−2", "Books ordered for the event. Helpers know their one thing.", "", ""],
            ["−1", "Nothing new. Rest.", "", ""],
            ["0", "Publication week: pages 13 and 14.", "", ""],
            ["+1", "Thanks to everyone on the list of helpers. Copyright registered, by week three.", "", ""],
            ["+4", "First month’s figures written down. One thing changed.", "", ""],
            ["+8", "Talks and visits booked for the second quarter.", "", ""],
            ["+12", "Ninety-day look back: page 17.", "", ""],
          ],
        },
        { type: "fill", label: "Days to avoid", prompt: "Holidays, elections, school weeks, my own family’s dates:" },
      ],
    },
    {
      title: "The people who said yes",
      shortTitle: "Launch team",
      lead: "Ten people who each do one thing beat a hundred who each meant to.",
      blocks: [
        {
          type: "text",
          text: "Write down everyone who has ever said “let me know when it is out.” Then give each of them one thing, with a date, that takes under ten minutes. One thing; not a choice of six.",
        },
        {
          type: "list",
          label: "One thing each",
          items: [
            "Read an advance copy and post a review, good or bad, in publication week.",
            "Ask the local library to order it.",
            "Bring one friend to the event.",
            "Forward the launch letter to one reading group.",
            "Lend a shop, a stage, a kitchen or a microphone.",
          ],
        },
        {
          type: "table",
          label: "Names",
          head: ["Name", "Their one thing", "By", "Asked", "Done", "Thanked"],
          widths: [1.5, 2, 0.6, 0.6, 0.6, 0.7],
          fillPage: true,
          rows: [],
        },
      ],
    },
    {
      title: "Everything you will be asked for",
      shortTitle: "The kit",
      lead: "Make it once, keep it in one folder, and launch week will find you calm.",
      blocks: [
        {
          type: "table",
          head: ["Piece", "What it has to be", "Ready"],
          widths: [1.3, 3.2, 0.6],
          rows: [
            ["Cover", "Front at full size and at 1,000 pixels; the spine readable across a room.", ""],
            ["Portrait", "Two, one upright, one wide; may be printed; photographer named.", ""],
            ["Biography", "25, 75 and 150 words, third person.", ""],
            ["Description", "One sentence, 50 words, 150 words.", ""],
            ["Sell sheet", "One page: ISBN, price, pages, discount, returns, distributor.", ""],
            ["Press release", "One page, the news in its first sentence.", ""],
            ["Excerpt", "The chapter that may be printed, and its length.", ""],
            ["Questions", "Ten for interviewers, eight for reading groups.", ""],
            ["Passages", "Three to read aloud: two, six and ten minutes.", ""],
            ["Pictures for posting", "Five, each with its description in words.", ""],
            ["Signature", "A line under my email with title, date and link.", ""],
          ],
        },
        {
          type: "checklist",
          label: "Check",
          items: [
            "Title, subtitle, name, price and date are the same everywhere.",
            "Every link has been opened on a phone by someone else.",
            "Every picture may be used, and I can prove it.",
          ],
        },
        { type: "fill", label: "Where it lives", prompt: "Folder, link, and who else has it:" },
      ],
    },
    {
      title: "Shop windows",
      lead: "A retailer’s page is where most readers decide. Visit yours as a stranger.",
      blocks: [
        {
          type: "table",
          label: "Each page, each format",
          head: ["Retailer", "Price", "Cover", "Text", "Category", "Author page", "Sample", "Checked on"],
          widths: [1.5, 0.6, 0.6, 0.5, 0.8, 0.9, 0.7, 0.9],
          emptyRows: 7,
          rows: [],
        },
        {
          type: "text",
          text: `Price, discount and returns are one decision. On Amazon a paperback under ${rates["kdp-print-threshold"].figure} earns a smaller share than one at ${rates["kdp-print-threshold"].figure} or more; an e-book earns the higher share only between ${rates["kdp-ebook-floor"].figure} and ${rates["kdp-ebook-ceiling"].figure}. Bookstores look at the discount first and at whether copies can be returned second. Change one, and work out again what a copy earns you.`,
        },
        {
          type: "checklist",
          label: "As a stranger",
          items: [
            "The first two lines of the description would make me open the rest.",
            "The cover can be read at the size of a stamp.",
            "The sample begins with the book, not with eight pages of front matter.",
            "Formats are linked to one another, and to my author page.",
            "If a machine wrote or drew any part, the retailer has been told as its rules require.",
          ],
        },
        { type: "fill", label: "To mend", prompt: "What is wrong, whom to tell, by when:" },
      ],
    },
    {
      title: "Advance copies",
      lead: "Every copy that leaves the house leaves with a name, a date and a reason.",
      blocks: [
        {
          type: "table",
          head: ["To whom", "Print or file", "Why them", "Sent", "Heard back", "What they said"],
          widths: [1.4, 0.7, 1.2, 0.6, 0.8, 1.6],
          fillPage: true,
          rows: [],
        },
      ],
    },
    {
      title: "Letters worth writing",
      lead: "Four short letters. Change every word that does not sound like you.",
      blocks: [
        {
          type: "note",
          label: "To a friend",
          text: [
            "Dear [name], on [date] my book comes out. You said once that you would help, and there is one thing that would: [the one thing], by [date]. It takes about ten minutes. If this is a bad month, say so and I will only be glad you came to the party.",
          ],
        },
        {
          type: "note",
          label: "With an advance copy",
          text: [
            "Dear [name], here is [title], which is published on [date]. I thought of you because [true reason]. If you read it and have something to say, a review on [place] in that week, whatever you thought of it, would help more than anything. If it is not for you, pass it on with my good wishes.",
          ],
        },
        {
          type: "note",
          label: "To a bookseller",
          text: [
            "Dear [name], I live [where], and my book [title] is published on [date] by [publisher]: ISBN, price, discount and returns are on the sheet enclosed. It belongs on your [which] shelf, near [comparison title]. May I leave a copy, and ask in two weeks whether an evening would suit you?",
          ],
        },
        {
          type: "note",
          label: "To an editor",
          text: [
            "Dear [name], your piece on [subject] on [date] ended where my story begins: [the story, in two sentences]. I can write it, or talk about it, any day before [date]. The book behind it is [title]. A press page with pictures is at [address].",
          ],
        },
        { type: "fill", label: "My true reasons", prompt: "Names, and why I thought of them:" },
        { type: "break" },
        { type: "heading", text: "Three letters to your list" },
        {
          type: "text",
          text: "Four weeks before, on the day, and two weeks after. Each gives something first. Each asks for one thing. Draft them here by hand; they will be shorter for it.",
        },
        {
          type: "lines",
          label: "Four weeks before",
          prompt: "I give (a chapter, a story, a first look), and I ask:",
          count: 6,
        },
        { type: "lines", label: "On the day", prompt: "I say thank you for, and I ask:", count: 6 },
        { type: "fill", label: "Two weeks after", prompt: "I tell how it went, and I ask:" },
      ],
    },
    {
      title: "Publication week",
      lead: "Seven days, one thing a day. The rest of the day is for answering people.",
      blocks: [
        {
          type: "table",
          head: ["Day", "One thing", "With whom", "Done"],
          widths: [0.8, 2.2, 1.4, 0.5],
          tall: true,
          rows: [
            ["Monday", "Check every page and link once more. Then leave them alone.", "", ""],
            ["Tuesday", "Publication. The letter to the list, in the morning.", "", ""],
            ["Wednesday", "Thank by name everyone who answered.", "", ""],
            ["Thursday", "The event.", "", ""],
            ["Friday", "Visit two bookstores and a library, with the sell sheet.", "", ""],
            ["Saturday", "One post about a reader, not about the book.", "", ""],
            ["Sunday", "Nothing. Walk.", "", ""],
          ],
        },
        {
          type: "note",
          label: "If it goes wrong",
          text: "A page shows the wrong price; a box of books is late; a reviewer is unkind. Write down what happened and who can mend it, write to that one person, and go on with the day’s one thing. Never answer a review.",
        },
        { type: "fill", label: "My own week", prompt: "What I would change in this plan, and whom I can call:" },
        { type: "break" },
        { type: "heading", text: "A diary of the week" },
        {
          type: "text",
          text: "You will want to remember this, and you will not. Three lines a day: what happened, who was kind, what to do differently.",
        },
        { type: "lines", label: "Monday", count: 3 },
        { type: "lines", label: "Tuesday", count: 3 },
        { type: "lines", label: "Wednesday", count: 3 },
        { type: "lines", label: "Thursday", count: 3 },
        { type: "lines", label: "Friday", count: 3 },
        { type: "fill", label: "Saturday and Sunday" },
      ],
    },
    {
      title: "The event",
      lead: "Half an hour for them, ten minutes of the book, and time to sign slowly.",
      blocks: [
        {
          type: "fields",
          label: "Agreed",
          columns: 2,
          fields: ["Host and place", "Date, doors, start", "Who introduces me", "Who sells the books"],
        },
        {
          type: "checklist",
          label: "Before",
          items: [
            "Copies ordered four weeks ahead; who takes back the rest is settled.",
            "The room has a ramp, a microphone, chairs for half the people I hope for.",
            "Passage marked in my copy, read aloud three times, timed.",
            "The first question is planted with a friend.",
          ],
        },
        {
          type: "table",
          label: "Forty-five minutes",
          head: ["Minutes", "What", "My notes"],
          widths: [0.7, 1.9, 2.2],
          tall: true,
          rows: [
            ["0–5", "Welcome, and thanks to the host by name", ""],
            ["5–15", "The story behind the book", ""],
            ["15–25", "Reading", ""],
            ["25–40", "Questions", ""],
            ["40–45", "One request, then the table", ""],
          ],
        },
        {
          type: "checklist",
          label: "Bring",
          items: ["Three pens, a water bottle, a sheet for the list, small change, and someone to spell the names."],
        },
        { type: "fill", label: "Afterward", prompt: "People, copies, names for the list, whom to thank:" },
      ],
    },
    {
      title: "The next ninety days",
      lead: "A book is new for a season and in print for decades. This is where the season turns.",
      blocks: [
        {
          type: "checklist",
          label: "Days 8 to 30",
          items: [
            "Copyright registered, in the first three weeks; the window that matters closes three months after publication.",
            "Everyone who helped has been thanked and told how it went.",
            "The first reviews have been read once, for what they keep mentioning.",
            "The description carries one line of praise that may be quoted.",
            "Bookstores visited again, with news.",
          ],
        },
        {
          type: "checklist",
          label: "Days 31 to 60",
          items: [
            "Three talks proposed where my subject is already being discussed.",
            "Reading-group questions on the website.",
            "One small advertising trial, only with the arithmetic done.",
            "A letter to the list that does not mention buying.",
          ],
        },
        {
          type: "checklist",
          label: "Days 61 to 90",
          items: [
            "Returns understood, and the date of the first statement known.",
            "Rights I still hold listed: audio, translation, large print, film.",
            "The next book has an hour a day again.",
          ],
        },
        {
          type: "table",
          label: "Figures",
          head: ["", "Day 30", "Day 60", "Day 90"],
          widths: [2, 1, 1, 1],
          rows: [
            ["Copies, net of returns", "", "", ""],
            ["Readers on the list", "", "", ""],
            ["Reviews", "", "", ""],
            ["Spent, and earned", "", "", ""],
          ],
        },
        { type: "fill", label: "One change" },
      ],
    },
    {
      title: "Looking back",
      lead: "Written while it is fresh, for the author of the next book, who will be you.",
      blocks: [
        {
          type: "lines",
          label: "The three things",
          prompt: "What I wanted on page four, and what became of each:",
          count: 4,
        },
        { type: "lines", label: "Worked", prompt: "What I would do again, exactly so:", count: 3 },
        { type: "lines", label: "Did not", prompt: "What I would leave out:", count: 3 },
        { type: "lines", label: "People", prompt: "Who turned out to matter, and what I owe them:", count: 3 },
        { type: "fill", label: "To myself", prompt: "Next time, begin with:" },
      ],
    },
  ],
  closing: {
    title: "When the chairs are stacked",
    text: [
      "Nearly every launch feels quieter than it was. The people who came will talk about it for longer than you think, and the book is still there on Monday.",
      `If you would like company on the way, we plan launches with authors as part of two of our packages, and talk about them for ${consultation.minutes} minutes with anyone, free.`,
    ],
    links: [
      { label: "Packages, and what they include", to: "/packages" },
      { label: "Marketing and publicity", to: "/services/marketing" },
      { label: "Ask for a free consultation", to: "/consultation" },
      { label: "The book marketing planner", to: "/resources/book-marketing-planner.pdf" },
    ],
    sources: [
      sources.pwGalleys,
      sources.kdpPrint,
      sources.kdpEbook,
      sources.kdpAi,
      sources.ingramReturns,
      sources.copyrightFees,
    ],
  },
};
