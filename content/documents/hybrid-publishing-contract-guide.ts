import { formatCents, formatCount } from "#domain/money.ts";
import { copiesToEarnBack, splitCopy } from "#domain/royalty.ts";
import { exampleCopies } from "../example-book.ts";
import { ingramFee } from "../example-with-fee.ts";
import { houseTerms } from "../house-terms.ts";
import { hybridCriteria } from "../hybrid-criteria.ts";
import { consultation } from "../prices.ts";
import { rates } from "../rates.ts";
import type { DocumentContent } from "./document-content.ts";
import { sources } from "./sources.ts";

const { share, trade } = houseTerms;
const fair = exampleCopies.bookstore;
const list = formatCents(fair.listPrice);

/** The same copy, with more taken off before the share is counted. */
const lessOf = (deduction: number) =>
  splitCopy({
    listPrice: fair.listPrice,
    received: fair.received - deduction,
    printing: fair.printing,
    sharePercent: share.print,
  });
const distributionFee = { percent: 15, of: (received: number) => received * 0.15 };
const administration = 1;
const withFee = lessOf(distributionFee.of(fair.received));
const withEverything = lessOf(distributionFee.of(fair.received) + administration);
const exampleFee = 7000;

const yourContract = "Your contract";

export const hybridPublishingContractGuide: DocumentContent = {
  file: "hybrid-publishing-contract-guide.pdf",
  title: "Hybrid Publishing Contract Guide",
  subtitle: "The clauses to find, understand and negotiate before you sign anything, ours included.",
  description:
    "What a hybrid publishing agreement should say about rights, money, time and parting, with questions to ask, wording to look for and room to note what your own contract says.",
  pages: 15,
  caution:
    "This guide explains; it does not advise. It is not legal advice, and the sample wording is there to show what a clear clause looks like, not to be copied into a contract. Have yours read by a lawyer who knows publishing, or by an authors’ organization.",
  chapters: [
    {
      title: "How to read a contract",
      lead: "A contract is a description of a bad day, written on a good one. Read it for the bad day.",
      blocks: [
        {
          type: "text",
          text: [
            "In a hybrid agreement the author pays some or all of the cost and the publisher does the publishing: it chooses the book, edits and designs it, puts its own imprint and ISBN on it, sells it, and pays the author a larger share of what comes in than a publisher that carries all the risk would.",
            "That makes it two contracts in one. The first is a contract for services, with a price, a list of work and dates. The second is a license of your rights, with a term, a territory and a royalty. Most trouble comes from a document that is detailed about the one and silent about the other.",
          ],
        },
        { type: "heading", text: "Read it three times" },
        {
          type: "list",
          ordered: true,
          items: [
            "**For the nouns.** Underline every capitalized word and find where it is defined. A word such as *Net Receipts* or *Work* that is never defined means whatever the other side later says it means.",
            "**For the verbs.** Mark each “shall,” “will,” “may” and “will endeavor to.” Only the first two are promises.",
            "**For the silences.** Go through this guide with a pencil. What is not in the contract is not agreed, whatever was said on the phone.",
          ],
        },
        {
          type: "checklist",
          label: "Before you start",
          items: [
            "I have the whole document, with every schedule it refers to.",
            "I know the name of the company that signs, and where it is registered.",
            "Nobody has given me a deadline shorter than two weeks.",
            "I have asked what may be negotiated, and had an answer in writing.",
          ],
        },
        { type: "fill", label: "First impressions", prompt: "What surprised me on the first reading:" },
      ],
    },
    {
      title: "What you grant",
      lead: "You keep the copyright. What you hand over is a license, and a license has edges.",
      blocks: [
        {
          type: "text",
          text: [
            "“The author keeps all rights” is a sentence for a brochure. No house can print and sell a book without some right to do so. The honest form is narrower and more useful: the author owns the copyright, and grants the publisher *these* rights, in *these* formats, in *these* places, for *this* long. Everything else stays with the author.",
            "Look for the grant clause and draw its edges. Then look for a clause that reserves to the author all rights not expressly granted. If it is missing, ask for it; it costs the publisher nothing it was entitled to.",
          ],
        },
        {
          type: "table",
          label: "The edges of the grant",
          head: ["Edge", "Narrow", "Wide", "My contract"],
          widths: [0.8, 1.3, 1.3, 1.4],
          tall: true,
          rows: [
            ["Formats", "Paperback and e-book, named", "All formats now known or later invented", ""],
            ["Territory", "United States and Canada", "The world, or “the universe”", ""],
            ["Language", "English", "All languages", ""],
            ["Time", "A number of years", "The life of copyright", ""],
            ["Exclusivity", "Exclusive for the formats granted", "Exclusive for everything", ""],
          ],
        },
        {
          type: "note",
          label: "Sample wording",
          text: "“The Author grants the Publisher the exclusive right to publish and sell the Work in English, in paperback and e-book form, in the United States and Canada, for five years from first publication. All rights not expressly granted are reserved to the Author.”",
        },
        { type: "fill", label: yourContract, prompt: "The clause, and what I would change in it:" },
      ],
    },
    {
      title: "How long, and the way back",
      shortTitle: "Term and reversion",
      lead: "A term says when the license ends. Reversion says when it ends sooner.",
      blocks: [
        {
          type: "text",
          text: [
            "A fixed term is the simplest protection there is: after so many years the rights come home unless both sides renew. Where the term is long, reversion does the work. The old test, “out of print,” means nothing now that a file on a server is always in print. A useful test is a number: copies sold, or royalties paid, in twelve months.",
            "Reversion should happen on your written notice, after a short time to put things right, and should say what you receive: the rights, the final files or a price for them, and the right to buy remaining stock.",
          ],
        },
        {
          type: "checklist",
          label: "Look for",
          items: [
            "A term in years, counted from publication, not from signature.",
            "No automatic renewal, or renewal that either side can stop with reasonable notice.",
            "A reversion test in copies or dollars over twelve months.",
            "A date by which the book must be published, after which the rights return and the unearned part of the fee with them.",
            "What you take along: print file, EPUB, cover, and whether the ISBN stays behind. (It does: an ISBN belongs to the publisher who issued it, and a new edition needs a new one.)",
          ],
        },
        {
          type: "note",
          label: "Sample wording",
          text: "“If in any period of twelve months the Publisher sells fewer than fifty copies in all formats, the Author may give notice. Unless fifty copies are sold in the following six months, all rights revert to the Author, with the final files, free of charge.”",
        },
        { type: "fill", label: yourContract, prompt: "Term, reversion test, and what I take with me:" },
      ],
    },
    {
      title: "Net receipts, defined",
      shortTitle: "Royalties",
      lead: "A share of net is worth exactly what “net” is worth. Ask for the definition before the percentage.",
      blocks: [
        {
          type: "text",
          text: [
            "Royalties are paid on one of two bases. *List price* is the price on the cover; a share of it is easy to check. *Net receipts* is what the publisher actually gets, and here two contracts with the same percentage can differ by half. The question is what is taken off before your share is counted.",
            "A fair definition is short: money the publisher receives for sold copies, less returns, less the cost of printing those copies. Distribution fees belong in the definition by name and percentage if they are deducted at all. Overheads, marketing, editing and “administration” do not: you have already paid for the services in your fee.",
          ],
        },
        {
          type: "bar",
          label: `Worked example: one paperback at ${list}, sold through a bookstore`,
          alt: `Of a list price of ${list} the bookstore and wholesaler keep ${formatCents(fair.keptByChannel)}, printing costs ${formatCents(fair.printing)}, and ${formatCents(fair.net)} remains as net receipts, of which the author's ${share.print} percent is ${formatCents(fair.author)} and the publisher's ${100 - share.print} percent is ${formatCents(fair.house)}.`,
          parts: [
            {
              label: `Trade discount, ${trade.discountPercent}%`,
              value: fair.keptByChannel,
              figure: formatCents(fair.keptByChannel),
            },
            { label: "Printing", value: fair.printing, figure: formatCents(fair.printing) },
            { label: `Author, ${share.print}% of net`, value: fair.author, figure: formatCents(fair.author) },
            { label: `House, ${100 - share.print}%`, value: fair.house, figure: formatCents(fair.house) },
          ],
        },
        {
          type: "text",
          text: `The figures are invented; the arithmetic is the trade’s. Bookstores expect a discount of about ${trade.discountPercent} percent and the right to return what they do not sell. What is left after printing is ${formatCents(fair.net)}, and everything in your royalty clause is a share of that.`,
        },
        {
          type: "table",
          label: "The same copy under three definitions",
          head: ["“Net” means", "Net", `${share.print}% of it`],
          widths: [3.4, 0.8, 0.9],
          figures: [1, 2],
          rows: [
            ["Receipts less printing", formatCents(fair.net), formatCents(fair.author)],
            [
              `Receipts less printing and a ${distributionFee.percent}% distribution fee on receipts`,
              formatCents(withFee.net),
              formatCents(withFee.author),
            ],
            [
              `Receipts less printing, the distribution fee and ${formatCents(administration)} a copy for “administration”`,
              formatCents(withEverything.net),
              formatCents(withEverything.author),
            ],
          ],
        },
        { type: "break" },
        { type: "heading", text: "Questions for the royalty clause" },
        {
          type: "checklist",
          items: [
            `Is net receipts defined, with every deduction named, the wholesaler’s own fee included? (IngramSpark charges ${ingramFee.percentOfList} percent of list.)`,
            "Is the share the same for print, e-book and audio, and for sales through the publisher’s own website?",
            "Are returns shared like sales, or charged to me alone, at the wholesale price? Is part of the royalty held back for them?",
            "How often am I paid, how long after the period ends, and from what minimum?",
            "Does the statement list copies by format and channel, with the price received for each?",
            "May I, or an accountant, look at the books once a year? Who pays if the error is large?",
            "What do I pay for copies of my own book, and do I earn on copies I buy?",
            "Am I ever obliged to buy copies? (A required purchase is a mark of a vanity press.)",
          ],
        },
        {
          type: "note",
          label: "Why it matters",
          text: `Divide everything you will pay by what one copy earns you. At ${formatCents(fair.author)} a copy, a fee of $${formatCount(exampleFee)} is earned back at ${formatCount(copiesToEarnBack(exampleFee, fair.author))} copies; at ${formatCents(withEverything.author)}, at ${formatCount(copiesToEarnBack(exampleFee, withEverything.author))}. The percentage was the same. The [budget calculator](/resources/publishing-budget-calculator.xlsx) does this sum with your own figures.`,
        },
        {
          type: "table",
          label: "My royalty clause",
          head: ["Format", "Basis", "Deductions", "Share", "Paid when"],
          widths: [1, 1, 1.7, 0.7, 1.1],
          tall: true,
          rows: [
            ["Paperback", "", "", "", ""],
            ["Hardcover", "", "", "", ""],
            ["E-book", "", "", "", ""],
            ["Audio", "", "", "", ""],
          ],
        },
        { type: "fill", label: yourContract, prompt: "Net receipts, in the contract’s own words:" },
      ],
    },
    {
      title: "Paying, and leaving early",
      shortTitle: "Fees, termination, refund",
      lead: "A refund rule is good when you can compute it yourself, on any date, without asking.",
      blocks: [
        {
          type: "text",
          text: [
            "The fee should be one number for a list of work, with dates, and with the extra things that are *not* in it named. Pay in installments that follow the work, not the calendar. Then turn to the way out: either side may need one, and a contract without a termination clause is not safer, only vaguer.",
            "There are three ways a project stops: you change your mind, they do not perform, or they change theirs. Each deserves its own rule. If they do not perform, you should get back more than the work not yet done.",
          ],
        },
        {
          type: "table",
          label: "Worked example: a refund schedule tied to stages",
          head: ["Stage completed", "Share of fee earned", "Refund on a fee of $6,000"],
          widths: [2.4, 1.3, 1.6],
          figures: [1, 2],
          rows: [
            ["Signed, nothing begun", "0%", "$6,000"],
            ["Developmental letter delivered", "25%", "$4,500"],
            ["Copyedit accepted", "50%", "$3,000"],
            ["Cover and pages approved", "85%", "$900"],
            ["Files released to distribution", "100%", "$0"],
          ],
        },
        {
          type: "checklist",
          label: "Look for",
          items: [
            "One total, with what each installment pays for.",
            "No fee that can rise after signature without my consent.",
            "A refund schedule like the one above, and a number of days in which it is paid.",
            "On termination, all rights return by a stated day and my manuscript stays mine, edits included.",
            "A cure period: thirty days’ notice to put a breach right, then out.",
          ],
        },
        { type: "fill", label: yourContract, prompt: "If I stopped the day after the copyedit, I would get back:" },
      ],
    },
    {
      title: "Audio, film and translation",
      lead: "Subsidiary rights are separate books waiting to be sold. Grant them one at a time.",
      blocks: [
        {
          type: "text",
          text: [
            "Audio, translation, large print, film and television, stage, merchandise: each is a right of its own, and each can be licensed by whoever holds it. A publisher that is equipped to sell a right earns its commission by selling it. A publisher that is not simply stands in the way.",
            "Two models are common. In the first you grant the right and receive a share of the license income; half each is an old custom, and better shares are often agreed for the author. In the second you keep the right and the publisher acts for you for a commission. The second is kinder, because a right that lies unused stays yours.",
          ],
        },
        {
          type: "table",
          label: "Who holds what",
          head: ["Right", "Granted?", "My share or their commission", "Returns if unsold by"],
          widths: [1.4, 0.7, 1.6, 1.4],
          rows: [
            ["Audio", "", "", ""],
            ["Translation", "", "", ""],
            ["Large print", "", "", ""],
            ["Film and television", "", "", ""],
            ["Stage and radio", "", "", ""],
            ["Serial and excerpt", "", "", ""],
            ["Merchandise", "", "", ""],
          ],
        },
        {
          type: "checklist",
          label: "Ask",
          items: [
            "Which of these rights have you sold for other authors in the last two years?",
            "Do I approve each license before it is signed?",
            "Does a right come back if it is not sold within a set time, say eighteen months?",
            "Is film out of the grant altogether, unless there is a named plan for it?",
          ],
        },
        { type: "fill", label: yourContract, prompt: "Rights I want back, and by when:" },
      ],
    },
    {
      title: "AI and your book",
      shortTitle: "AI clauses",
      lead: "Two questions: may your book train a machine, and may a machine make part of your book?",
      blocks: [
        {
          type: "text",
          text: [
            "A contract from five years ago says nothing about either. A broad grant, “all electronic uses,” may be read later to include more than anyone meant. So say it: the license does not include the right to use the work, or let others use it, to train artificial intelligence, and any such license is yours alone to give, price or refuse.",
            "The other direction matters as much. If the house uses generated text, narration, translation or cover art, you should know before it happens. Amazon’s publishing arm, for one, requires AI-*generated* content to be disclosed even when it has been edited; work that was merely AI-*assisted* need not be. You sign that declaration, so you need the facts.",
          ],
        },
        {
          type: "checklist",
          label: "Look for",
          items: [
            "Training use is excluded from the grant, in so many words.",
            "If a training license is ever offered, I decide, and the share is written down.",
            "No AI narration, translation or cover art without my written consent.",
            "My manuscript is not put into outside tools that keep or learn from it.",
            "What I warrant about my own use of such tools is something I can truthfully say.",
          ],
        },
        {
          type: "note",
          label: "Sample wording",
          text: "“The rights granted do not include the right to reproduce or use the Work to train, test or improve machine-learning systems. The Publisher shall not create or commission text, narration, translation or artwork for the Work by generative means without the Author’s prior written consent.”",
        },
        { type: "fill", label: yourContract, prompt: "What it says, or does not say:" },
      ],
    },
    {
      title: "What you may say",
      shortTitle: "Gag clauses, warranties",
      lead: "You should be able to tell another author what happened to you.",
      blocks: [
        {
          type: "text",
          text: [
            "Confidentiality has honest uses: unpublished sales plans, another author’s terms. A *gag clause* is something else. It forbids you to disparage the publisher, to discuss your contract, or to post a truthful review, and it usually comes with a penalty. It protects nobody’s trade secrets. Strike it, or narrow it to information marked confidential, and never agree to be silent about your own experience.",
            "Warranties are promises about the manuscript: that you wrote it, that it is not libelous, that it infringes no one. They are normal. What needs care is the *indemnity* behind them, in which you agree to pay if the promise proves false. Look for limits.",
          ],
        },
        {
          type: "checklist",
          label: "Look for",
          items: [
            "No non-disparagement clause, or one that binds both sides and exempts truthful statements.",
            "I may show the contract to advisers, authors’ organizations and watchdogs.",
            "Warranties limited to what I know, or reasonably should.",
            "Indemnity only for breaches found by a court or settled with my consent, and capped, for instance at what I have earned.",
            "No option on my next book, or a short one on the same kind of book at terms to be agreed.",
            "Disputes: which state’s law, which city, and is there mediation before anything costlier?",
          ],
        },
        {
          type: "note",
          label: "Narrower",
          text: "“Nothing in this Agreement prevents either party from making truthful statements about its performance, or from disclosing the Agreement to professional advisers or organizations of authors.”",
        },
        { type: "fill", label: yourContract, prompt: "Promises I make, and what they could cost me:" },
      ],
    },
    {
      title: "If the publisher fails",
      shortTitle: "Insolvency",
      lead: "Publishers close. When it happens without warning, an author’s rights can be sold as property of the house.",
      blocks: [
        {
          type: "text",
          text: [
            "Many contracts say that rights revert automatically on bankruptcy. United States bankruptcy courts generally do not enforce such a clause once a case has begun, so it is no protection by itself. What helps is arranged earlier: triggers that come *before* the courtroom, and money that was never mixed with the publisher’s own.",
            "Look for reversion on events that precede insolvency: a royalty unpaid sixty days after notice, statements missed twice, the business no longer trading. Look for your fee to be paid in stages, so that the most you can lose is the stage in hand. And keep your own copies of everything from the first day.",
          ],
        },
        {
          type: "checklist",
          label: "Look for",
          items: [
            "Reversion for non-payment, after notice and a short time to pay.",
            "Fees for work not yet begun are held apart, or not asked for yet.",
            "Royalties collected for me are mine, and are held as mine.",
            "The contract may not be sold to another company without my consent, or at least not apart from the whole list.",
            "I receive the working and final files as each stage is approved, not at the end.",
          ],
        },
        {
          type: "checklist",
          label: "Keep at home",
          items: [
            "The signed contract, every amendment, and proof of each payment.",
            "The edited manuscript, the print file, the EPUB and the cover, each with its date.",
            "Logins or written authority for anything set up in your name.",
            "Each royalty statement, saved on the day it arrives.",
          ],
        },
        { type: "fill", label: yourContract, prompt: "The most I could lose, at each stage:" },
      ],
    },
    {
      title: "Eleven marks of a hybrid publisher",
      shortTitle: "The IBPA criteria",
      lead: "The trade’s own yardstick, as questions. Ask them of any house that calls itself hybrid. Ask them of us.",
      blocks: [
        {
          type: "text",
          text: "The Independent Book Publishers Association set out criteria for hybrid publishers in 2018 and revised them in 2022. It does not accept nine out of eleven: a company that meets most of them is a service provider, which is a decent trade under its own name. The wording below is ours, and [our own answers](/are-we-a-real-hybrid) are on our site.",
        },
        {
          type: "table",
          head: ["", "A hybrid publisher", "So ask", "Evidence"],
          widths: [0.25, 1.55, 2.1, 1.1],
          rows: hybridCriteria.map(({ mark, ask }, index) => [String(index + 1), mark, ask, ""]),
        },
        { type: "fill", label: "My verdict" },
      ],
    },
  ],
  closing: {
    title: "Before you sign",
    text: [
      "Sleep on it. Have it read by someone who is paid by you. Ask for three changes, because the way a house answers is part of the offer. And if an answer is “we never change that,” ask why once more before you believe it.",
      `Register the copyright, too. It exists from the moment the words are fixed, but registration is what lets you sue in the United States, and registering ${rates["copyright-window"].figure} keeps the full remedies open. One work by one author usually costs ${rates["copyright-single"].figure}, the standard application ${rates["copyright-standard"].figure}. The contract should say who files, when, and in whose name: yours.`,
      `If you would like to go through a contract with someone, ours or another house’s, a first conversation of ${consultation.minutes} minutes is free. We will tell you what we would ask for. We are a publisher and not your lawyer, so take what we say as the opinion of an interested party.`,
    ],
    links: [
      { label: "Ask for a free consultation", to: "/consultation" },
      { label: "Our specimen agreement, with notes", to: "/specimen-agreement" },
      { label: "Our terms in plain words, with the sums", to: "/terms-in-plain-words" },
      { label: "The publishing budget calculator", to: "/resources/publishing-budget-calculator.xlsx" },
    ],
    sources: [sources.ibpa, sources.ibpaRevision, sources.writerBeware, sources.kdpAi, sources.copyrightFees],
  },
};
