import { classNames } from "#app/ui/class-names.ts";
import type { SampleCalendar } from "#content/services/social-media-setup.ts";
import { Sheet } from "./sheet.tsx";

/** The whole month as it hangs above a desk. Publication day and the reading stand out. */
export function CalendarMonth({ sample, marked }: { sample: SampleCalendar; marked: readonly number[] }) {
  return (
    <Sheet className="top-[1.6em] left-1/2 w-[min(62em,96cqi)] -translate-x-1/2 px-[1.8em] pt-[1.4em] pb-[2em]">
      <p className="flex items-baseline justify-between gap-[2em] border-b-2 border-ink pb-[0.5em]">
        <span className="text-[1.5em] italic">{sample.book}</span>
        <span className="text-ink-soft max-sm:hidden">{sample.author}</span>
      </p>
      <div className="mt-[0.9em] grid grid-cols-6 border-t border-l border-rule sm:grid-cols-10">
        {sample.posts.map((post) => (
          <p
            key={post.day}
            className={classNames(
              "h-[6.4em] overflow-hidden border-r border-b border-rule px-[0.5em] py-[0.35em] font-sans leading-tight",
              marked.includes(post.day) && "bg-gold/25",
            )}
          >
            <span className="block font-serif text-[1.35em] text-gold-ink lining-nums">{post.day}</span>
            <span className="mt-[0.3em] block text-[0.74em] hyphens-auto">{post.kind}</span>
          </p>
        ))}
      </div>
    </Sheet>
  );
}
