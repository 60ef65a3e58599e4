import { templateOf } from "#content/production-templates.ts";
import type { Day } from "#domain/desk.ts";
import type { FileKind, Side, StageKind } from "#domain/production.ts";
import { addDays } from "#domain/weeks.ts";
import { countWorkdays } from "#domain/workdays.ts";
import { idOf } from "../chance.ts";
import { titles } from "../words.ts";
import { members } from "../work-on-leads.ts";
import { type Lived, liveUntil, type Slip } from "./live-through.ts";

/** The demonstration's three books: what happened to each, and what was said. Nobody and nothing of it exists. */

const [imogen, tobias, priya] = members;

const ownerOf = (kind: StageKind) =>
  ["developmental", "line", "copyedit"].includes(kind) ? tobias : ["cover", "interior"].includes(kind) ? priya : imogen;

/** A day of the story: so many workdays before today, or the day on which a stage began or ended. */
type When = { ago: number; at: string } | { stage: StageKind; end: "started" | "finished"; at: string };

type Told = { when: When; side: Side; who?: (typeof members)[number]; text: string; file?: string };
type Sent = {
  when: When;
  side: Side;
  who?: (typeof members)[number];
  kind: FileKind;
  document: string;
  name: string;
  change: string;
  /** What is in it: the manuscript with so many of its paragraphs, or a printed page. */
  content: { draft: 1 | 2 } | { pages: "cover" | "interior" | "agreement" };
};
type Asked = {
  when: When;
  document: string;
  number: number;
  who: (typeof members)[number];
  note: string;
  due?: number;
  answer?: { when: When; note: string };
};
type Task = {
  when: When;
  stage: StageKind;
  side: Side;
  title: string;
  why: string;
  minutes: number | null;
  /** Workdays from today. */
  due: number | null;
  wants?: FileKind;
  done?: When;
};

export type Story = {
  id: number;
  owner: string;
  author: string;
  title: string;
  package: "launch" | "pro" | "endorsed";
  /** What the author calls it in the portal by now. */
  status: string;
  live: (today: Day) => Lived;
  sent: readonly Sent[];
  handedIn: { when: When; names: readonly string[]; note: string };
  asked: readonly Asked[];
  comments: readonly { when: When; side: Side; who?: (typeof members)[number]; page: number; place: [number, number] | null; text: string; answers?: true }[]; // biome-ignore format: one kind of line
  tasks: readonly Task[];
  said: readonly Told[];
  /** Who has opened the manuscript. */
  opened: readonly { when: When; who: (typeof members)[number]; name: string }[];
};

const find = ({ stages }: Lived, kind: StageKind) => stages.find((stage) => stage.kind === kind);

function lives(
  slug: Story["package"],
  slips: readonly Slip[],
  isThere: (lived: Lived, today: Day) => boolean,
  stuck?: StageKind,
) {
  // biome-ignore format: one line of a table
  return (today: Day) =>
    liveUntil({ template: templateOf(slug), slips, stuck, ownerOf }, today, (lived) => isThere(lived, today));
}

export const stories: readonly Story[] = [
  {
    id: 1,
    owner: "00000000-0000-4000-8000-000000000101",
    author: "Nora Ellison",
    title: "Nine Minutes of Daylight",
    package: "pro",
    status: "In Design",
    live: lives(
      "pro",
      [
        {
          kind: "copyedit",
          after: 6,
          by: 5,
          reason:
            "Tobias was ill for a week. He has read the first half and should finish it himself, so we would rather wait than hand it on.",
        },
        {
          kind: "interior",
          after: 4,
          by: 2,
          reason:
            "The station’s calendar at the head of each chapter has to be set by hand. Two more days, and the columns line up.",
        },
      ],
      (lived, today) => {
        const began = find(lived, "proofs")?.startedOn;
        return began !== undefined && began !== null && countWorkdays(began, today) >= 5;
      },
    ),
    sent: [
      {
        when: { stage: "agreement", end: "finished", at: "16:05" },
        side: "house",
        who: imogen,
        kind: "agreement",
        document: "Publishing agreement",
        name: "nine-minutes-agreement.pdf",
        change: "Signed by both sides",
        content: { pages: "agreement" },
      },
      {
        when: { stage: "line", end: "started", at: "14:31" },
        side: "author",
        kind: "manuscript",
        document: "Manuscript",
        name: "nine-minutes-draft-4.docx",
        change: "The fourth draft, with the silence chapters cut by a third",
        content: { draft: 1 },
      },
      {
        when: { stage: "copyedit", end: "finished", at: "22:40" },
        side: "house",
        who: tobias,
        kind: "edited",
        document: "Edited manuscript",
        name: "nine-minutes-copyedited.docx",
        change: "Copyedit done; 31 queries in the margin, all answered",
        content: { draft: 2 },
      },
      {
        when: { stage: "cover", end: "finished", at: "17:12" },
        side: "house",
        who: priya,
        kind: "cover",
        document: "Front cover",
        name: "nine-minutes-cover.pdf",
        change: "Direction B, with the smaller station and your name in gold",
        content: { pages: "cover" },
      },
      {
        when: { stage: "interior", end: "finished", at: "23:02" },
        side: "house",
        who: priya,
        kind: "proof",
        document: "Interior",
        name: "nine-minutes-interior.pdf",
        change: "First laid-out pages, calendars set by hand",
        content: { pages: "interior" },
      },
    ],
    handedIn: {
      when: { stage: "line", end: "started", at: "14:44" },
      names: ["nine-minutes-draft-4.docx"],
      note: "Chapter nineteen is the one I am least sure of.",
    },
    asked: [
      {
        when: { stage: "cover", end: "finished", at: "17:20" },
        document: "Front cover",
        number: 1,
        who: priya,
        note: "This is direction B as we spoke about it. Look at your name above all.",
        answer: {
          when: { stage: "cover", end: "finished", at: "21:48" },
          note: "I have looked at it all evening. Yes.",
        },
      },
      {
        when: { ago: 4, at: "17:30" },
        document: "Interior",
        number: 1,
        who: priya,
        note: "Please read for what only you can see: names, dates, the calendar at the head of each chapter.",
        due: 3,
      },
    ],
    comments: [
      {
        when: { ago: 2, at: "19:05" },
        side: "author",
        page: 3,
        place: [520, 300],
        text: "Should the calendar say “ninth of Thaw” here? In chapter two it is “Thaw the ninth.”",
      },
      {
        when: { ago: 1, at: "16:22" },
        side: "house",
        who: priya,
        page: 3,
        place: null,
        text: "You are right, and it happens twice more. We will make it “ninth of Thaw” everywhere unless you say no.",
        answers: true,
      },
    ],
    tasks: [
      {
        when: { stage: "line", end: "started", at: "14:00" },
        stage: "line",
        side: "author",
        title: "Send the manuscript",
        why: "Tobias starts the line edit from it.",
        minutes: 10,
        due: null,
        wants: "manuscript",
        done: { stage: "line", end: "started", at: "14:46" },
      },
      {
        when: { ago: 3, at: "18:10" },
        stage: "proofs",
        side: "author",
        title: "Say how you want to be named in the acknowledgments",
        why: "The last page is set; it has room for one line more.",
        minutes: 5,
        due: 2,
      },
      {
        when: { ago: 3, at: "18:12" },
        stage: "printer",
        side: "house",
        title: "Ask the printer for paper samples, cream, 50 and 60 pound",
        why: "You wanted to feel both before the printer’s proof.",
        minutes: null,
        due: 4,
      },
    ],
    said: [
      {
        when: { stage: "copyedit", end: "started", at: "17:00" },
        side: "house",
        who: tobias,
        text: "I begin the copyedit today. I will put questions in the margin and not in emails, so that you can answer them in one sitting.",
      },
      {
        when: { stage: "copyedit", end: "finished", at: "22:45" },
        side: "house",
        who: tobias,
        text: "Done, and thank you for the wait. Of the 31 queries you answered, four changed something a reader will notice.",
        file: "nine-minutes-copyedited.docx",
      },
      {
        when: { stage: "interior", end: "started", at: "18:30" },
        side: "author",
        text: "Is there any chance of starting each chapter on a right-hand page? It is a book about keeping time, and I would like the reader to have to turn.",
      },
      {
        when: { stage: "interior", end: "started", at: "20:15" },
        side: "house",
        who: priya,
        text: "Yes. It costs about eleven blank pages, which the format takes without a change of price.",
      },
      {
        when: { ago: 4, at: "17:35" },
        side: "house",
        who: priya,
        text: "The laid-out pages are in the proof room. Take your time with them: until you approve, revisions of the design are unlimited.",
        file: "nine-minutes-interior.pdf",
      },
      {
        when: { ago: 0, at: "08:10" },
        side: "house",
        who: priya,
        text: "The three calendars are corrected here. I will wait for the rest of your reading and send one new version instead of three.",
      },
    ],
    opened: [
      { when: { stage: "line", end: "started", at: "16:20" }, who: tobias, name: "nine-minutes-draft-4.docx" },
      { when: { stage: "copyedit", end: "started", at: "16:58" }, who: tobias, name: "nine-minutes-draft-4.docx" },
      { when: { stage: "interior", end: "started", at: "16:30" }, who: priya, name: "nine-minutes-copyedited.docx" },
    ],
  },
  {
    id: 2,
    owner: idOf("author Emeka Thornbury"),
    author: "Emeka Thornbury",
    title: titles[3],
    package: "endorsed",
    status: "Editing",
    live: lives(
      "endorsed",
      [
        {
          kind: "developmental",
          after: 9,
          by: 5,
          reason:
            "After the first letter you asked for a second conversation about the middle chapters. It moves everything by a week, and the book is better for it.",
        },
      ],
      (lived, today) => {
        const line = find(lived, "line");
        return line?.startedOn != null && countWorkdays(addDays(line.forecast.end, 1), today) >= 3;
      },
      "line",
    ),
    sent: [
      {
        when: { stage: "developmental", end: "started", at: "19:31" },
        side: "author",
        kind: "manuscript",
        document: "Manuscript",
        name: "letters-to-a-lighthouse.docx",
        change: "The whole book, as it stands",
        content: { draft: 1 },
      },
      {
        when: { stage: "line", end: "started", at: "15:12" },
        side: "author",
        kind: "manuscript",
        document: "Manuscript",
        name: "letters-to-a-lighthouse-2.docx",
        change: "The middle in its new order; two letters are gone, one is new",
        content: { draft: 2 },
      },
    ],
    handedIn: {
      when: { stage: "line", end: "started", at: "15:20" },
      names: ["letters-to-a-lighthouse-2.docx"],
      note: "The new letter is the seventh.",
    },
    asked: [],
    comments: [],
    tasks: [
      {
        when: { ago: 8, at: "17:40" },
        stage: "line",
        side: "author",
        title: "Answer Tobias’s queries to letters one to twelve",
        why: "He cannot close the line edit before he knows which of the keepers is speaking.",
        minutes: 90,
        due: -2,
      },
      {
        when: { ago: 8, at: "17:42" },
        stage: "line",
        side: "house",
        title: "Send the list of place names for checking",
        why: "So that the map and the text agree.",
        minutes: null,
        due: 1,
      },
    ],
    said: [
      {
        when: { stage: "line", end: "started", at: "16:00" },
        side: "house",
        who: tobias,
        text: "The new order works. I start from this version, and the seventh letter is the best thing in it.",
        file: "letters-to-a-lighthouse-2.docx",
      },
      {
        when: { ago: 1, at: "20:48" },
        side: "author",
        text: "I am behind with your queries: my father has been in the hospital. I can do half of them by Friday. Should I send what I have?",
      },
    ],
    opened: [
      {
        when: { stage: "developmental", end: "started", at: "21:02" },
        who: tobias,
        name: "letters-to-a-lighthouse.docx",
      },
      { when: { stage: "line", end: "started", at: "15:55" }, who: tobias, name: "letters-to-a-lighthouse-2.docx" },
    ],
  },
  {
    id: 3,
    owner: idOf("author Ines Marchetti"),
    author: "Ines Marchetti",
    title: titles[12],
    package: "launch",
    status: "Published",
    live: lives(
      "launch",
      [
        {
          kind: "printer",
          after: 3,
          by: 3,
          reason:
            "The printer’s first copy had the spine two millimeters to the left. They print another, at their cost.",
        },
      ],
      (lived, today) => {
        const out = find(lived, "launch")?.finishedOn;
        return out !== undefined && out !== null && countWorkdays(out, today) >= 12;
      },
    ),
    sent: [
      {
        when: { stage: "interior", end: "started", at: "15:10" },
        side: "author",
        kind: "manuscript",
        document: "Manuscript",
        name: "field-guide-final.docx",
        change: "Final text",
        content: { draft: 1 },
      },
      {
        when: { stage: "interior", end: "finished", at: "22:02" },
        side: "house",
        who: priya,
        kind: "proof",
        document: "Interior",
        name: "field-guide-interior.pdf",
        change: "Laid-out pages",
        content: { pages: "interior" },
      },
    ],
    handedIn: { when: { stage: "interior", end: "started", at: "15:14" }, names: ["field-guide-final.docx"], note: "" },
    asked: [
      {
        when: { stage: "interior", end: "finished", at: "22:10" },
        document: "Interior",
        number: 1,
        who: priya,
        note: "Sixty-two small entries. Look at where the pages turn.",
        answer: { when: { stage: "proofs", end: "finished", at: "16:30" }, note: "" },
      },
    ],
    comments: [],
    tasks: [
      {
        when: { ago: 3, at: "17:05" },
        stage: "aftercare",
        side: "house",
        title: "Correct the subject code at two stores",
        why: "They list it under gardening.",
        minutes: null,
        due: 1,
      },
    ],
    said: [
      {
        when: { stage: "launch", end: "finished", at: "16:00" },
        side: "house",
        who: imogen,
        text: "It is out. The first three stores have it, the others follow within the week. Congratulations from all of us.",
      },
      {
        when: { ago: 4, at: "19:20" },
        side: "author",
        text: "Two stores list it under gardening. My mother is delighted, but could we change that?",
      },
      {
        when: { ago: 3, at: "17:06" },
        side: "house",
        who: imogen,
        text: "We can. The data goes out today; stores take up to a week to show it.",
      },
    ],
    opened: [{ when: { stage: "interior", end: "started", at: "16:00" }, who: priya, name: "field-guide-final.docx" }],
  },
];

export type { When };
