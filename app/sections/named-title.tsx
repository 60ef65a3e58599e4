import { classNames } from "#app/ui/class-names.ts";

type NamedTitleProps = {
  as?: "h1" | "h2";
  /** What the page is, in plain words: "Book Design". The title may say it more beautifully, and need not say it again. */
  name?: string;
  title: string;
  className?: string;
};

/** The first heading of a page: what it is, and then its headline, in one. */
export function NamedTitle({ as: Title = "h1", name, title, className }: NamedTitleProps) {
  return (
    <Title className={classNames("display", className)}>
      {name && (
        <>
          <span className="mb-2 block sm:mb-3 text-base leading-normal lg:mb-5">
            <span className="label text-ink-soft">{name}</span>
          </span>
          <span className="sr-only">: </span>
        </>
      )}
      {title}
    </Title>
  );
}
