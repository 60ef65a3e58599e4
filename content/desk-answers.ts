import { consultation, offer } from "./prices.ts";
import { site } from "./site.ts";

export type DeskAnswer = { id: string; name: string; subject: string; body: string };

/**
 * Letters that a reply can begin with. `{name}` is how the person is addressed, `{me}` whoever writes. Each is finished by
 * hand: the gaps in brackets are for the writer, and no letter leaves with one.
 */
export const deskAnswers: readonly DeskAnswer[] = [
  {
    id: "first-contact",
    name: "First reply: find a time to talk",
    subject: "Your book, and a time to talk about it",
    body: `Dear {name},

Thank you for writing to us. I have read what you sent and would like to hear more: how far along the manuscript is, who you wrote it for, and what would make you glad you published it.

The consultation takes ${consultation.minutes} minutes, by phone or video, and costs nothing. Would one of these times work for you? All of them are Pacific time.

– [day and time]
– [day and time]
– [day and time]

If none of them does, suggest another. If you would rather write than talk, just reply to this email.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "appointment",
    name: "The appointment, confirmed",
    subject: "Our conversation on [day]",
    body: `Dear {name},

This is to confirm that we will talk on [day] at [time], Pacific time, for ${consultation.minutes} minutes. I will call you at [number].

Nothing needs to be ready. Two things help if you have them at hand: the length of the manuscript, and one book yours could sit next to.

If something comes up, reply to this email or call ${site.phone.label}, and we will find another time.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "missed-call",
    name: "We called and missed you",
    subject: "I tried to reach you",
    body: `Dear {name},

You asked us to call, and I did, on [day] at [time], but I missed you. I called from ${site.phone.label}, in case you don’t pick up for numbers you don’t know.

Tell me when is a good time and which number is best, or call me back. If an email would do, ask me here and I will reply myself.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "after-the-call",
    name: "After the call: what we said",
    subject: "What we talked about, and what comes next",
    body: `Dear {name},

Thank you for the conversation. This is what I took from it; please correct me where I have it wrong.

Your book: [the book in a sentence]
What it needs, as far as I can tell without having read it: [what it needs]
What that costs and how long it takes, roughly: [range and time]

Next, I would like to read about ten pages from the middle, if you haven’t sent them yet. Please use the link in our confirmation of your request, or reply to this email with a Word file or PDF. You will hear from me by [day], either with a proposal or with the reasons why I am not making one.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "sample-pages",
    name: "Please send us some pages",
    subject: "A few pages of your manuscript",
    body: `Dear {name},

Before I say anything about what your book needs, I would like to read some of it. Please send me about ten pages from the middle, as a Word file or PDF: by the link in our confirmation of your request, or in reply to this email. The middle is where a book shows how it is really written.

Only our staff can open them. You will hear from me by [day], with what I think the book needs and what it doesn’t.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "proposal",
    name: "The proposal",
    subject: "Our proposal for [title]",
    body: `Dear {name},

I have read your pages, and we would like to publish this book with you. The proposal is [attached or below]; in short:

What we would do: [services or package]
What it leaves out: [what is not included]
The whole price: [price], paid in [number] stages
The schedule: [first date] to [publication date]
Who you would work with: [names]

The price holds for 30 days. Take your time, show it to somebody who works for you, and compare it with another house if you can. If anything is unclear, reply here or call ${site.phone.label}.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "we-are-late",
    name: "We are late",
    subject: "This is late, and here is the new date",
    body: `Dear {name},

I promised you [what] by [old date], and it is not ready. The delay is ours: [reason].

You will have it by [new date]. What that changes in the rest of the schedule: [what moves, or nothing].

If the new date causes you trouble, tell me and I will see what we can do.

With apologies,
{me}
${site.name}`,
  },
  {
    id: "offer-code",
    name: "About the offer code",
    subject: "Your code, and what it covers",
    body: `Dear {name},

You asked for our current offer, and your code is in the email we sent you. It takes ${offer.percent}% off editorial, design, production, marketing, distribution and promotion, separately or in a package, but not ghostwriting, printing or fees paid to others. It is yours alone, and it ends on the day named in that email.

You don’t have to decide by then; giving us the code in time is enough. If you would like to know what a book like yours would cost, tell me three things: how long it is, how far along it is, and what you hope to do with it. I will write back with a range; the exact price comes in a proposal, once I have read some pages.

With kind regards,
{me}
${site.name}`,
  },
  {
    id: "not-for-us",
    name: "Not for us, with a better idea",
    subject: "Your book, and an honest reply",
    body: `Dear {name},

Thank you for letting us look at your plans. I don’t think we are the right house for this book, and you should hear that before you spend time or money on us.

The reason is [reason]. What I would try instead is [suggestion]: it costs less, and it suits this book better.

That is one reader’s view, and I may be wrong. If the book changes, or the next one is a different kind of book, write to me again.

With good wishes,
{me}
${site.name}`,
  },
];
