/** What is written, by the names of its fields. */
export type Words = Record<string, string>;

/** A row that grows by a version with every change. */
export type Versioned = { version: number };

/** What somebody writes on: the words as they stand now, and the version that they were begun on. */
export type Sheet<Text extends Words, Row extends Versioned> = {
  words: Text;
  /** Null where nothing was begun yet. */
  base: Row | null;
  /** What is stored under that version, as it was sent: a row may come back tidied. */
  stored: Text;
};

export const isSame = <Text extends Words>(a: Text, b: Text) => Object.keys(a).every((name) => a[name] === b[name]);

/** Something on it is not stored yet. */
export const isOpen = <Text extends Words, Row extends Versioned>({ words, stored }: Sheet<Text, Row>) =>
  !isSame(words, stored);

/**
 * Which of two sheets is shown. One's own stays while something on it is open, and where what was read is older than it;
 * else a newer version from elsewhere is taken over.
 */
export function chooseSheet<Text extends Words, Row extends Versioned>(
  own: Sheet<Text, Row> | undefined,
  read: Sheet<Text, Row>,
): Sheet<Text, Row> {
  return own && (isOpen(own) || versionOf(own) >= versionOf(read)) ? own : read;
}

const versionOf = ({ base }: { base: Versioned | null }) => base?.version ?? 0;
