import { classNames } from "#app/ui/class-names.ts";
import type { SampleCalendar } from "#content/services/social-media-setup.ts";
import { Sheet } from "./sheet.tsx";

type CalendarMonthProps = {
  sample: SampleCalendar;
  marked: readonly number[];
  /** Too small for the whole: the days keep their width, and the edge cuts the week. */
  isClose?: true;
};

/** The whole month as it hangs above a desk. Publication day and the reading stand out. */
export function CalendarMonth({ sample, marked, isClose }: CalendarMonthProps) {
  return (
    <Sheet
      className={isClose ? "left-[2em]" : "left-1/2 -translate-x-1/2"}
      style={{
        top: "1.6em",
        width: isClose ? "70em" : "min(62em,96cqi)",
        paddingInline: "1.8em",
        paddingTop: "1.4em",
        paddingBottom: "2em",
      }}
    >
      <p
        className="flex items-baseline justify-between border-b-2 border-ink"
        style={{ gap: "2em", paddingBottom: "0.5em" }}
      >
        <span className="italic" style={{ fontSize: "1.5em" }}>
          {sample.book}
        </span>
        <span className="text-ink-soft max-sm:hidden">{sample.author}</span>
      </p>
      <div className="grid grid-cols-5 border-t border-l border-rule sm:grid-cols-10" style={{ marginTop: "0.9em" }}>
        {sample.posts.map((post) => (
          <p
            key={post.day}
            className={classNames(
              "h-[6.4em] overflow-hidden border-r border-b border-rule px-[0.5em] py-[0.35em] font-sans leading-tight",
              marked.includes(post.day) && "bg-gold/25",
            )}
          >
            <span className="block font-serif text-gold-ink lining-nums" style={{ fontSize: "1.35em" }}>
              {post.day}
            </span>
            <span className="block hyphens-auto" style={{ marginTop: "0.3em", fontSize: "0.74em" }}>
              {post.kind}
            </span>
          </p>
        ))}
      </div>
    </Sheet>
  );
}
