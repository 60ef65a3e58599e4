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
export type ChatTopicName = (typeof chatTopics)[number];
export type ChatCategory = ChatTopicName | "contact" | "outofscope" | "general";

/**
 * One idea in all its spellings; any of them counts once. A star stands for the rest of a word: "edit*" is edit, editor
 * and editing.
 */
type Concept = readonly string[];

export type ChatTopic<Reply> = {
  /** 0.6 to 0.9. */
  weight: number;
  /** Four at most: a single match of more could never pass the threshold. */
  concepts: readonly Concept[];
  /** The first is an overview; the others are interchangeable. */
  replies: readonly [Reply, ...Reply[]];
};

export type ChatScript<Reply> = {
  topics: Readonly<Record<ChatTopicName, ChatTopic<Reply>>>;
  /** `notMeant` is cut out first: who asks about an e-mail list does not want to write to us. */
  contact: { words: Concept; notMeant: Concept; replies: readonly [Reply, ...Reply[]] };
  outofscope: { words: Concept; replies: readonly [Reply, ...Reply[]] };
  /** Nobody in distress may get an answer about books. */
  distress: { words: Concept; reply: Reply };
  general: { replies: readonly [Reply, ...Reply[]] };
};

export type ChatAnswer<Reply> = { category: ChatCategory; reply: Reply };

const thresholds = { answer: 0.2, variety: 0.6 } as const;

/** The reply to a message. `random` gives numbers from 0 up to 1, like Math.random. */
export function answerMessage<Reply>(
  message: string,
  script: ChatScript<Reply>,
  random: () => number,
): ChatAnswer<Reply> {
  if (mentions(message, script.distress.words)) return { category: "outofscope", reply: script.distress.reply };
  if (wantsContact(message, script)) return { category: "contact", reply: pick(script.contact.replies, random) };
  const { topic, score } = findTopic(message, script);
  if (score > thresholds.answer) {
    const { replies } = script.topics[topic];
    return { category: topic, reply: score > thresholds.variety ? pick(replies, random) : replies[0] };
  }
  const category = mentions(message, script.outofscope.words) ? "outofscope" : "general";
  return { category, reply: pick(script[category].replies, random) };
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
  const meant = contact.notMeant.reduce((text, phrase) => text.replace(patternOf(phrase), " "), message);
  return mentions(meant, contact.words);
}

const emailPattern = /[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[\p{L}\p{N}-]*[\p{L}\p{N}]/u;
/** Ten digits as Americans write them, with or without their country's one; or any number that begins with a plus. */
const phonePattern = /\+\d[\d\s().-]{6,}\d|(?<![\d$.,])(?:1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;

/** An address or a number that somebody left in a message. */
export function findContactDetails(message: string): { email?: string; phone?: string } {
  const email = emailPattern.exec(message)?.[0];
  const phone = phonePattern.exec(email ? message.replace(email, " ") : message)?.[0].trim();
  return { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}

function mentions(message: string, spellings: Concept): boolean {
  return spellings.some((spelling) => patternOf(spelling).test(message));
}

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
