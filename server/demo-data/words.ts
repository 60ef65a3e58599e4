/** What the demonstration's invented people are called, write about and say. Nobody and nothing of it exists. */
export const firstNames =
  "Adela Bram Celeste Dmitri Esther Farid Greta Hollis Ines Jonah Keiko Leander Mireille Nadia Orson Petra Quentin Rosalind Samir Thea Ulrich Vera Wendell Ximena Yusuf Zelda Anselm Beatrix Corin Delphine Emeka Fiona".split(
    " ",
  );

export const lastNames =
  "Abernathy Bellweather Castellane Dunmore Eastlake Fairweather Grantham Holloway Ivanter Jessop Kestrel Lindqvist Marchetti Northcote Okonjo Penhallow Quillfeather Ravensworth Saltmarsh Thornbury Underhay Vantongeren Whitlock Yarrow Zambrano Ashdown Birchall Corrigan".split(
    " ",
  );

export const titles = [
  "The Salt Almanac",
  "A House With Two Rivers",
  "The Apricot Papers",
  "Letters to a Lighthouse",
  "The Slow Arithmetic of Grief",
  "Small Engines",
  "The Night Ferry Cookbook",
  "Leading From the Back Row",
  "Our Year of Borrowed Rooms",
  "The Tin Cathedral",
  "How to Leave a Harbor",
  "Second Violin",
  "A Field Guide to Waiting",
  "The Cartographer’s Daughter",
  "Ordinary Miracles of Repair",
  "Thirty Acres of Sky",
  "The Quiet Balance Sheet",
  "Bread Before Dawn",
  "The Museum of Unsent Mail",
  "Where the Map Folds",
] as const;

export const messages = [
  "The draft is finished and two friends have read it. I would like to know what an editor would do first.",
  "I have been turned down by eleven agents and would rather spend the next year on readers than on letters.",
  "It is a memoir of my father’s repair shop. I do not know whether it is one book or two.",
  "I speak at about thirty conferences a year and people keep asking where they can buy the book. There is no book yet.",
  "How do royalties work with you, and who owns the files at the end?",
  "My illustrator is also my sister, so I need somebody to be honest with both of us.",
  "I self-published in 2021 and sold four hundred copies. I would like the second one to look like a real book.",
  "A short book about grief for people who do not read books about grief.",
  "I need it in print before my retirement dinner in the spring. Is that possible?",
  "The manuscript is 140,000 words and I suspect that is the problem.",
  "We are a small foundation and want to publish the letters of our founder, with notes.",
  "Could you tell me what the marketing part actually includes, week by week?",
] as const;

export const goals = [
  "A book I am not embarrassed to hand to a bookseller.",
  "Reach readers outside my own congregation.",
  "Use the book to open doors for my consulting work.",
  "See it in the library where I wrote it.",
  "Find out honestly whether it is good enough for an agent.",
] as const;

export const callbackWords = [
  "Mornings are best, before nine.",
  "I would rather talk than type. It is about a cookbook.",
  "Please call about the Pro package.",
  "I have a question about rights before I sign with somebody else.",
  "After four in the afternoon, please. Leave a message if I do not answer.",
] as const;

export const notes = [
  "Warm and well prepared. Has a finished draft and a budget.",
  "Left a message; will try again tomorrow morning.",
  "Wants to see two contracts before the call. Sent.",
  "Compares us with another house; asked for references.",
  "Not ready yet: asked us to write again in the new year.",
  "Sent the sample edit of the ten pages.",
  "Prefers email to the phone.",
] as const;

export const nextSteps = [
  "Call back",
  "Send the sample edit",
  "Send the proposal",
  "Ask whether the proposal has arrived",
  "Book the consultation",
] as const;

export const answers = [
  {
    subject: "Your book, and a time to talk",
    body: "Dear {name},\n\nThank you for writing to us. I have read what you sent and would like to hear more.\n\nWould Thursday at ten suit you, or Friday at two? If neither does, suggest a time that does.\n\nWith kind regards,\nHalftitle",
  },
  {
    subject: "A time to talk, and pages afterward",
    body: "Dear {name},\n\nThank you for your request. If you have about ten pages from the middle, send them by the link in our confirmation. Would Tuesday at eleven suit you?\n\nWith kind regards,\nHalftitle",
  },
] as const;

export const sources = [
  { referrer_host: null, utm: {}, weight: 5 },
  { referrer_host: "www.search.example", utm: {}, weight: 6 },
  { referrer_host: "writers-forum.example", utm: {}, weight: 2 },
  { referrer_host: null, utm: { utm_source: "newsletter", utm_medium: "email" }, weight: 3 },
  { referrer_host: null, utm: { utm_source: "book-fair", utm_campaign: "fall" }, weight: 2 },
  { referrer_host: "podcast.example", utm: { utm_source: "podcast" }, weight: 1 },
] as const;

export const pages = [
  { page: "/", views: 64 },
  { page: "/services", views: 22 },
  { page: "/packages", views: 26 },
  { page: "/consultation", views: 14 },
  { page: "/about", views: 9 },
  { page: "/success-stories", views: 11 },
  { page: "/blog", views: 12 },
  { page: "/blog/what-hybrid-publishing-really-means", views: 17 },
  { page: "/services/editorial", views: 8 },
  { page: "/services/design", views: 7 },
  { page: "/faq", views: 8 },
] as const;

export const letterTexts = [
  {
    subject: "On beginnings",
    body: "Most first chapters begin one chapter too early.\n\nThis month we looked at **forty opening pages** from our own shelf. What the ones that held us had in common was not an event but a question.\n\n- Who wants something?\n- What is in the way?\n- Why today?\n\nUntil next month.",
  },
  {
    subject: "What an editor reads first",
    body: "Not the first page. The *second to last* chapter.\n\nIf the end is earned there, the rest can be mended. Here is how we read a manuscript in its first week with us.",
  },
  {
    subject: "Paper, and why it matters",
    body: "Cream or white, 50 or 60 pound: the reader will not know why the book feels right.\n\n> A book is read with the hands first.\n\nA short guide to choosing paper.",
  },
  {
    subject: "The summer reading of our authors",
    body: "Seven authors, seven books that they did not write.\n\nWe asked each of them for one sentence, and got a page.",
  },
  {
    subject: "How royalties are worked out",
    body: "A sum on the back of an envelope, step by step, with our own figures.\n\n1. The list price\n2. What the bookstore keeps\n3. What printing costs\n4. What is left, and whose it is",
  },
] as const;

export const houseNotes = [
  "The copyedit is done. You will find forty queries in the margin; most need only a yes.",
  "Two sketches for the cover are on their way to you by email.",
  "The proofs are with the printer. We expect them back within ten days.",
] as const;
