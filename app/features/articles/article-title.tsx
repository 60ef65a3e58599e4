/** Two words before a colon stay together where there is room. */
export function ArticleTitle({ title }: { title: string }) {
  return title.split(/^(\S+ \S+:)/).map((part) => (
    <span key={part} className={part.endsWith(":") ? "min-[24rem]:whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));
}
