/** How many letters of what was typed do not stand in the field in their order, and how many stand there that were not typed. */
export function countLost(typed: string, stands: string): number {
  let place = 0;
  let found = 0;
  for (const letter of stands) {
    const next = typed.indexOf(letter, place);
    if (next < 0) continue;
    place = next + 1;
    found += 1;
  }
  return typed.length - found + (stands.length - found);
}
