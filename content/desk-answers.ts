import { consultation, offer } from "./prices.ts";
import { site } from "./site.ts";

export type DeskAnswer = { id: string; name: string; subject: string; body: string };

/**
 * Letters that an answer can begin with. `{name}` is how the person is addressed, `{me}` whoever writes. Each is finished
 * by hand: the gaps in brackets are for the writer, and no letter leaves with one.
 */
export const deskAnswers: readonly DeskAnswer[] = [
  {
    id: "first-contact",
    name: "First answer: find a time to talk",
    subject: "Your book, and a time to talk about it",
    body: `Dear {name},

Thank you for writing to us. I have read what you sent and would like to hear more: where the manuscript stands today, who you wrote it for, and what would make you glad you published it.

The consultation takes ${consultation.minutes} minutes, by telephone or video, and costs nothing. Would one of these times suit you?

– [day and time]
– [day and time]
– [day and time]

If none of them does, name one that is better. If you would rather write than talk, simply answer this letter.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "appointment",
    name: "The appointment, confirmed",
    subject: "Our conversation on [day]",
    body: `Dear {name},

This is to confirm that we speak on [day] at [time], Pacific time, for ${consultation.minutes} minutes. I will call you at [number].

Nothing needs to be ready. Two things help if you have them at hand: the length of the manuscript, and one book you would like yours to stand beside.

Should something come up, answer this letter or call ${site.phone.label}, and we find another time.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "missed-call",
    name: "We called and missed you",
    subject: "I tried to reach you",
    body: `Dear {name},

You asked us to call, and I did, on [day] at [time], without finding you. Calls from numbers one does not know are easily missed.

Tell me when it suits you and which number is best, or call me at ${site.phone.label}. If a letter would do, ask me here: I answer it myself.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "sample-pages",
    name: "Please send us some pages",
    subject: "A few pages of your manuscript",
    body: `Dear {name},

Before I say anything about what your book needs, I would like to read some of it. Please send me the first ten pages and the page you like best, as a Word file or PDF, in answer to this letter.

They stay with the editor who reads them. You hear from me by [day], with what I think the book needs and what it does not. If that is less than you feared, I will say so.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "offer-code",
    name: "About the offer code",
    subject: "Your code, and what it is good for",
    body: `Dear {name},

You asked for our current offer, and your code is in the mail that we sent you. It takes ${offer.percent}% off, it belongs to you alone, and it ends on the day that the mail names.

You need not decide before that day. If you would like to know first what a book like yours would cost with us and what it would not include, tell me three things: how long it is, how far along it is, and what you hope to do with it. I write back with a price, not with a brochure.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "not-for-us",
    name: "Not for us, with a better idea",
    subject: "Your book, and an honest answer",
    body: `Dear {name},

Thank you for letting us look at your plans. I do not think that we are the right house for this book, and you should hear it before you spend time or money on us.

The reason is [reason]. What I would try instead is [suggestion]: it costs less, and it suits this book better.

That is one reader’s view, and I may be wrong. Should the book change, or the next one be another kind of book, write to me again.

With good wishes,
{me}
${site.name}`,
  },
];
