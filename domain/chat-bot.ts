/** What the assistant can speak about; of contact, outofscope and general it speaks when it is asked for nothing of these. */
export const chatTopics = [
  "editorial",
  "ghostwriting",
  "marketing",
  "industry",
  "success",
  "roi",
  "process",
  "publishing",
] as const;
type ChatTopicName = (typeof chatTopics)[number];
export type ChatCategory = ChatTopicName | "contact" | "outofscope" | "general";

/**
 * One idea in all its spellings; any of them counts once. A star stands for the rest of a word: "edit*" is edit, editor
 * and editing.
 */
type Concept = readonly string[];

/** One of the things a topic is asked about, by its own words, and what to say to just that. */
export type ChatPoint<Reply> = { words: Concept; reply: Reply };

export type ChatTopic<Reply> = {
  /** 0.6 to 0.9. */
  weight: number;
  /** Four at most: a single match of more could never pass the threshold. */
  concepts: readonly Concept[];
  /** The first is an overview; the others are interchangeable. */
  replies: readonly [Reply, ...Reply[]];
  /** Words that name the topic and ask nothing in particular, like "publish". */
  broad?: Concept;
  /** Passages for single questions. Whatever is asked about is said first; see answerMessage. */
  points?: readonly ChatPoint<Reply>[];
};

export type ChatScript<Reply> = {
  topics: Readonly<Record<ChatTopicName, ChatTopic<Reply>>>;
  /** `notMeant` is cut out first: who asks about an e-mail list does not want to write to us. */
  contact: { words: Concept; notMeant: Concept; replies: readonly [Reply, ...Reply[]] };
  /** `always` is never about a book, whatever else is asked; `words` may be what somebody's book is about. */
  outofscope: { words: Concept; always: Concept; replies: readonly [Reply, ...Reply[]] };
  /** Nobody in distress may get an answer about books. */
  distress: { words: Concept; reply: Reply };
  general: { replies: readonly [Reply, ...Reply[]] };
};

/** `points` come first, and `isWhole` says that they leave no part of the question to the topic's own reply. */
export type ChatAnswer<Reply> = {
  category: ChatCategory;
  reply: Reply;
  points: readonly Reply[];
  isWhole: boolean;
};

/** More than this many at once nobody reads. */
const mostPoints = 3;

const thresholds = { answer: 0.2, variety: 0.6 } as const;

/**
 * The reply to a message. `random` gives numbers from 0 up to 1, like Math.random. Which topic answers, and whether by its
 * first reply or by any of them, follows from the score alone; what of the topic was asked about is said in front.
 */
export function answerMessage<Reply>(
  message: string,
  script: ChatScript<Reply>,
  random: () => number,
): ChatAnswer<Reply> {
  const only = (category: ChatCategory, reply: Reply) => ({ category, reply, points: [], isWhole: false });
  if (mentions(message, script.distress.words)) return only("outofscope", script.distress.reply);
  if (wantsContact(message, script)) return only("contact", pick(script.contact.replies, random));
  if (mentions(message, script.outofscope.always)) return only("outofscope", pick(script.outofscope.replies, random));
  const { topic, score } = findTopic(message, script);
  if (score > thresholds.answer) {
    const { replies } = script.topics[topic];
    const reply = score > thresholds.variety ? pick(replies, random) : replies[0];
    return { category: topic, reply, ...findPoints(message, script.topics[topic]) };
  }
  const category = mentions(message, script.outofscope.words) ? "outofscope" : "general";
  return only(category, pick(script[category].replies, random));
}

/** What of a topic was asked about. A concept is served when a point that was asked about knows one of its words. */
function findPoints<Reply>(message: string, { concepts, broad = [], points = [] }: ChatTopic<Reply>) {
  const asked = points.filter(({ words }) => mentions(message, words)).slice(0, mostPoints);
  const said = new Set(asked.flatMap(({ words }) => words));
  const isServed = (concept: Concept) => {
    const asking = concept.filter((word) => !broad.includes(word));
    return !mentions(message, asking) || asking.some((word) => said.has(word));
  };
  return { points: asked.map(({ reply }) => reply), isWhole: asked.length > 0 && concepts.every(isServed) };
}

/** Matched concepts, divided by all concepts of the topic, times its weight. */
export function scoreTopic(message: string, { concepts, weight }: Pick<ChatTopic<unknown>, "concepts" | "weight">) {
  const matched = concepts.filter((concept) => mentions(message, concept)).length;
  return (matched / concepts.length) * weight;
}

/** The best score wins; of equals, the topic that stands first. */
function findTopic(message: string, { topics }: Pick<ChatScript<unknown>, "topics">) {
  return chatTopics
    .map((topic) => ({ topic, score: scoreTopic(message, topics[topic]) }))
    .reduce((best, next) => (next.score > best.score ? next : best));
}

function wantsContact(message: string, { contact }: Pick<ChatScript<unknown>, "contact">): boolean {
  const { email, phone } = findContactDetails(message);
  if (email || phone) return true;
  const meant = contact.notMeant.reduce(
    (text, phrase) => text.replaceAll(new RegExp(patternOf(phrase), "giu"), " "),
    message,
  );
  return mentions(meant, contact.words);
}

const emailPattern = /[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[\p{L}\p{N}-]*[\p{L}\p{N}]/u;
/**
 * Ten digits as Americans write them, with or without their country's one; seven, as neighbours do; eleven that begin
 * with a zero and fall into groups, as in Britain; or any number that begins with a plus.
 */
const phonePattern = new RegExp(
  [
    String.raw`\+\d[\d\s().-]{6,}\d`,
    String.raw`(?<![\d$.,-])(?:1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?![\d-])`,
    String.raw`(?<![\d$.,-])\(?0\d{2,4}\)?[\s-]\d{3,4}[\s-]?\d{3,4}(?![\d-])`,
    String.raw`(?<![\d$.,-])\d{3}[.-]\d{4}(?![\d-])`,
  ].join("|"),
);

/** An address or a number that somebody left in a message. */
export function findContactDetails(message: string): { email?: string; phone?: string } {
  const email = emailPattern.exec(message)?.[0];
  const phone = phonePattern.exec(email ? message.replace(email, " ") : message)?.[0].trim();
  return { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}

/** A message without the first letters of a spelling does not hold it: that is quicker to see than a pattern is to make. */
function mentions(message: string, spellings: Concept): boolean {
  const lower = message.toLowerCase();
  return spellings.some((spelling) => lower.includes(firstLetters(spelling)) && patternOf(spelling).test(message));
}

const firstLetters = (spelling: string) => spelling.slice(0, /[\s*'’-]|$/.exec(spelling)?.index).toLowerCase();

const patterns = new Map<string, RegExp>();

/** Whole words, whatever their case; a straight and a curly apostrophe are the same, and so are a hyphen and a space. */
function patternOf(spelling: string): RegExp {
  const known = patterns.get(spelling);
  if (known) return known;
  const body = spelling
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "[\\p{L}\\p{N}]*")
    .replace(/['’]/g, "['’]")
    .replace(/[ -]/g, "[\\s-]+");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, "iu");
  patterns.set(spelling, pattern);
  return pattern;
}

function pick<Reply>(replies: readonly [Reply, ...Reply[]], random: () => number): Reply {
  return replies[Math.floor(random() * replies.length)] ?? replies[0];
}
