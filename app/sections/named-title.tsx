import { classNames } from "#app/ui/class-names.ts";

type NamedTitleProps = {
  as?: "h1" | "h2";
  /** What the page is, in plain words: "Book Design". The title may say it more beautifully, and need not say it again. */
  name?: string;
  title: string;
  /** In the margin beside the text columns, where there is one; otherwise above the title. */
  inMargin?: boolean;
  className?: string;
};

const places = {
  above: "mb-5 block text-base leading-normal",
  // Set in the title's own size, so that the small words stand on the title's first line.
  margin:
    "max-lg:mb-5 max-lg:block max-lg:text-base max-lg:leading-normal lg:absolute lg:top-0 lg:-left-64 lg:w-52 lg:text-left",
} as const;

/** The first heading of a page: what it is, and then its headline, in one. */
export function NamedTitle({ as: Title = "h1", name, title, inMargin = false, className }: NamedTitleProps) {
  return (
    <Title className={classNames("display relative", className)}>
      {name && (
        <>
          <span className={places[inMargin ? "margin" : "above"]}>
            <span className="label text-gold-ink">{name}</span>
          </span>
          <span className="sr-only">: </span>
        </>
      )}
      {title}
    </Title>
  );
}
