/** Two words before a colon stay together where there is room, and the two after it. */
export function ArticleTitle({ title }: { title: string }) {
  return title.split(/^(\S+ \S+:)( )(\S+ \S+)/).map((part, place) => (
    <span key={part} className={place % 2 === 1 ? "min-[24rem]:whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));
}
