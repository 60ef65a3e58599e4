/** Cuts a run of posts into weeks of seven, counted from the first day; the last one may be short. */
export function weeksOf<Post extends { day: number }>(posts: readonly Post[]): { number: number; posts: Post[] }[] {
  const weeks = Map.groupBy(posts, (post) => Math.ceil(post.day / 7));
  return [...weeks].map(([number, days]) => ({ number, posts: days }));
}
