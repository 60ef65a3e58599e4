/** Words as a word processor counts them: runs between spaces (or long dashes) that hold a letter or a figure. */
export function countWords(text: string): number {
  return text.split(/[\s—]+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
