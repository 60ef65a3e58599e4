import { Fragment } from "react";

/** After a short name and its colon a title breaks before it breaks elsewhere; a long one would leave the rest no room beside it. */
export function ArticleTitle({ title }: { title: string }) {
  return title.split(/(?<=^.{1,16}:) /).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && " "}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}
