import { classNames } from "#app/ui/class-names.ts";
import { sampleViewing } from "#content/sample-viewing.ts";
import type { CalendarPost, SampleCalendar } from "#content/services/social-media-setup.ts";
import { weeksOf } from "./calendar-weeks.ts";

const words = sampleViewing.calendar;
/** The day that everything leads to speaks on all channels; so does the day of rest. */
const isEveryChannel = (post: CalendarPost, posts: readonly CalendarPost[]) =>
  posts.filter(({ channel }) => channel === post.channel).length <= 2;

/** The month twice: at a glance, as it hangs above a desk, and in full, as it is used. */
export function ContentCalendar({ sample }: { sample: SampleCalendar }) {
  const weeks = weeksOf(sample.posts);
  return (
    <div>
      <p className="font-serif text-title-s">
        <cite className="text-[1em]">{sample.book}</cite>
        <span className="block text-base text-ink-soft">{sample.author}</span>
      </p>
      {/* Says nothing that the table below does not say, so it is for the eyes alone. */}
      <div aria-hidden="true" className="mt-8 border-t border-l border-rule max-sm:hidden">
        {weeks.map((week) => (
          <div key={week.number} className="grid grid-cols-7 break-inside-avoid">
            {week.posts.map((post) => (
              <p
                key={post.day}
                className={classNames(
                  "min-h-23 border-r border-b border-rule p-2 text-label leading-tight tracking-title",
                  isEveryChannel(post, sample.posts) ? "bg-gold/15" : "bg-paper",
                )}
              >
                <span className="figures block font-serif text-title-s text-gold-ink">{post.day}</span>
                <span className="mt-1 block font-semibold">{post.kind}</span>
                <span className="mt-0.5 block text-ink-soft">{post.channel}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <table className="mt-10 w-full border-collapse text-left text-sm">
        <caption className="mb-6 max-w-measure text-left text-base text-ink-soft">{sample.note}</caption>
        <thead className="align-bottom">
          <tr className="border-b border-rule-strong">
            <Heading className="w-14">{words.day}</Heading>
            <Heading className="w-32 max-sm:hidden">{words.channel}</Heading>
            <Heading className="w-36 max-sm:hidden">{words.kind}</Heading>
            <Heading>{words.post}</Heading>
          </tr>
        </thead>
        {weeks.map((week) => (
          <tbody key={week.number}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="label pt-8 pb-2 font-semibold text-ink-soft">
                {words.week.replace("{number}", String(week.number))}
              </th>
            </tr>
            {week.posts.map((post) => (
              <tr key={post.day} className="break-inside-avoid border-t border-rule align-baseline">
                <th scope="row" className="figures py-3 pr-3 font-serif text-title-s font-normal text-gold-ink">
                  {post.day}
                </th>
                <td className="py-3 pr-4 font-semibold max-sm:hidden">{post.channel}</td>
                <td className="py-3 pr-4 text-ink-soft max-sm:hidden">{post.kind}</td>
                <td className="py-3">
                  <span className="mb-1 block sm:hidden">
                    <span className="font-semibold">{post.channel}</span>{" "}
                    <span className="text-ink-soft">· {post.kind}</span>
                  </span>
                  {post.text}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Heading({ className, children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={classNames("pb-2 font-semibold", className)}>
      {children}
    </th>
  );
}
