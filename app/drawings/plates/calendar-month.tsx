import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import type { PostMark, SampleCalendar } from "#content/services/social-media-setup.ts";
import { BookCover } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { Sheet } from "./sheet.tsx";

/** Publication day and the reading: red in every picture of the month. */
export const redLetterDays: readonly number[] = [15, 17];

/** The whole month from margin to margin, ten days in a row and on a phone six, so that no day stands alone; the fifteenth shows the book. */
export function CalendarMonth({ sample }: { sample: SampleCalendar }) {
  const [title] = sample.book.split(":");
  return (
    <Container className="h-full">
      <div className="relative h-full">
        <Sheet className="inset-x-0 px-[1.8em] pt-[0.7em] pb-[0.55em] max-sm:inset-y-[0.9em] max-sm:flex max-sm:flex-col max-sm:px-[1.1em] max-sm:pt-[0.5em] max-sm:pb-[0.3em] sm:top-1/2 sm:-translate-y-1/2">
          <p
            className="flex items-baseline justify-between border-b-2 border-ink"
            style={{ gap: "2em", paddingBottom: "0.3em" }}
          >
            <span className="text-[1.4em] italic">{sample.book}</span>
            <span className="text-ink-soft max-sm:hidden">{sample.author}</span>
          </p>
          <div className="grid grid-cols-10 gap-x-[1em] max-sm:grow max-sm:grid-cols-6 max-sm:gap-x-[0.5em]">
            {sample.posts.map((post) => {
              const isMarked = redLetterDays.includes(post.day);
              return (
                <p
                  key={post.day}
                  style={isMarked ? { color: accent } : undefined}
                  className="relative h-[5.7em] pt-[0.55em] sm:max-xl:h-[5.4em] sm:max-xl:pt-[0.5em] font-sans leading-tight before:absolute before:top-0 before:left-0 before:-right-[1em] before:border-t before:border-rule sm:nth-[10n]:before:right-0 sm:nth-[-n+10]:before:hidden max-sm:flex max-sm:h-auto max-sm:items-center max-sm:pt-0 max-sm:nth-[6n]:before:right-0 max-sm:nth-[-n+6]:before:hidden"
                >
                  {/* A sign belongs to its number: it stands with it, and far from the next. */}
                  <span className="flex items-start max-sm:items-center sm:max-xl:flex-col">
                    <span
                      className={classNames(
                        "w-[1.3em] font-serif text-[1.6em] leading-none lining-nums max-sm:w-[1.2em] max-sm:text-[1.25em]",
                        !isMarked && "text-gold-ink",
                      )}
                    >
                      {post.day}
                    </span>
                    <span className="flex size-[2.7em] justify-center max-sm:size-[2em] sm:max-xl:mt-[0.15em]">
                      {post.mark === "book" ? (
                        <BookCover design={7} title={title ?? sample.book} author={sample.author} className="h-full" />
                      ) : (
                        <PostSign mark={post.mark} />
                      )}
                    </span>
                  </span>
                  <span
                    className={classNames(
                      "mt-[0.4em] -mr-[1em] block text-[0.8em] text-balance max-xl:hidden",
                      isMarked && "font-semibold",
                    )}
                  >
                    {post.kind}
                  </span>
                </p>
              );
            })}
          </div>
          <p className="border-t border-rule pt-[0.45em] font-serif leading-snug text-ink-soft italic max-xl:hidden">
            {sample.note}
          </p>
        </Sheet>
      </div>
    </Container>
  );
}

/** Each sign on a tile of one size, whatever its own is. */
export const PostSign = ({ mark }: { mark: PostMark }) => (
  <svg
    viewBox={mark === "quote" ? "-6 -10.500 44 44" : "-6 -6 44 44"}
    aria-hidden="true"
    className="block size-full bg-paper-deep"
    fontFamily="var(--font-serif)"
  >
    {marks[mark]}
  </svg>
);

/** Its first days, as many as a thumbnail has room for; a stamp shows one of them. */
export function CalendarDays({ sample }: { sample: SampleCalendar }) {
  return (
    <Sheet className="inset-x-[7cqi] top-[8cqi] -bottom-[9cqi] grid auto-rows-[21.500cqi] grid-cols-4 px-[1.500cqi] pt-[1.500cqi] @max-[7rem]:inset-[12cqi] @max-[7rem]:flex @max-[7rem]:p-0">
      {sample.posts.slice(0, 12).map(({ day, mark }) => (
        <p
          key={day}
          className="relative border-r border-b border-rule pl-[2cqi] text-[7cqi] leading-[1.2] text-gold-ink lining-nums nth-[4n]:border-r-0 nth-[n+9]:border-b-0 not-first:@max-[7rem]:hidden @max-[7rem]:grow @max-[7rem]:border-0 @max-[7rem]:p-[6cqi] @max-[7rem]:text-[28cqi]"
        >
          {day}
          <svg
            viewBox="0 0 32 32"
            aria-hidden="true"
            className="absolute right-[1.500cqi] bottom-[1.500cqi] w-[11cqi] @max-[7rem]:right-[8cqi] @max-[7rem]:bottom-[10cqi] @max-[7rem]:w-[48cqi]"
            fontFamily="var(--font-serif)"
          >
            {marks[mark]}
          </svg>
        </p>
      ))}
    </Sheet>
  );
}

const { ground, ink, second, accent } = covers[7].palette;
const line = { fill: "none", stroke: ink, strokeWidth: 1.6, strokeLinecap: "round" } as const;

/** The signs of the month, in the inks of its book. */
const marks: Record<PostMark, ReactNode> = {
  fork: (
    <>
      <path {...line} strokeWidth="2.400" d="M10.500 2v11q0 6 5.500 6t5.500-6V2M16 19v8" />
      <circle cx="16" cy="28.500" r="2.500" fill={accent} />
    </>
  ),
  question: (
    <text x="17" y="29" fontSize="39" fontStyle="italic" textAnchor="middle" fill={ink}>
      ?
    </text>
  ),
  wave: <path {...line} stroke={accent} d="M1 16q2-22 4 0t4 0q2-15 4 0t4 0q1.500-8 3 0t3 0q1-4 2 0t2 0h5" />,
  quote: (
    <text x="16" y="52" fontSize="74" textAnchor="middle" fill={accent}>
      “
    </text>
  ),
  envelope: (
    <>
      <path d="M1 7h30v20H1z" fill={ground} />
      <path {...line} strokeWidth="1" d="M1 7l15 12L31 7M1 27l11-11M31 27L20 16" />
    </>
  ),
  door: (
    <>
      <path d="M7 2h19v28H7z" fill={ground} />
      <path d="M7 2l12 3v27L7 30z" fill={ink} />
      <circle cx="16" cy="18" r="1.300" fill={ground} />
      <path {...line} d="M2 30h5M26 30h4" />
    </>
  ),
  keys: (
    <>
      <path d="M2 5h28v22H2z" fill={second} />
      <path d="M16 5h7v22h-7z" fill={accent} />
      <path {...line} strokeWidth="1" d="M2 5h28v22H2zM9 5v22M16 5v22M23 5v22" />
      <path d="M7 5h4.500v13H7zM20.500 5H25v13h-4.500z" fill={ink} />
    </>
  ),
  page: (
    <>
      <path d="M5 1h22v30H5z" fill={second} />
      <path {...line} strokeWidth="1" d="M5 1h22v30H5zM9 8h14M9 13h14M9 18h9M9 23h14" />
      <path {...line} strokeWidth="2.200" stroke={accent} d="M16 18.500l3.500 4L28 11" />
    </>
  ),
  metronome: (
    <>
      <path d="M11 2h10l6 29H5z" fill={ground} />
      <path d="M6.500 23h19L27 31H5z" fill={ink} />
      <path {...line} strokeWidth="1" d="M11 2h10l6 29H5z" />
      <path {...line} d="M16 23l7-18" />
      <path d="M18.500 11l5 2-1.500 4-5-2z" fill={accent} />
    </>
  ),
  book: (
    <>
      <path d="M5 0h22v32H5z" fill={accent} />
      <path d="M5 0h4v32H5z" fill={ink} />
      <path d="M13 6h10v7H13z" fill={second} />
    </>
  ),
  photograph: (
    <>
      <path d="M2 3h28v26H2z" fill={second} />
      <path d="M5 6h22v16H5z" fill={ground} />
      <path d="M5 18h22v4H5z" fill={ink} />
      <path d="M12 17h8v-8h-8z" fill={accent} />
      <path {...line} strokeWidth="1" d="M2 3h28v26H2z" />
    </>
  ),
  shelf: (
    <>
      <path d="M4 5h6v23H4z" fill={accent} />
      <path d="M11 2h7v26h-7z" fill={ground} />
      <path d="M19.500 7.500l6-1.500 4.500 21-6 1.500z" fill={ink} />
      <path {...line} strokeWidth="1" d="M11 2h7v26h-7zM11 7h7M1 29.500h30" />
    </>
  ),
  rest: (
    <path
      d="M12 2l8.500 10c-4.500 4-3.500 6.500 2 11.500-6-2-9 1-5.500 6.500-6.500-4.500-6-11 .5-10L10 12.500c4-4 4.500-6.500 2-10.500z"
      fill={ink}
    />
  ),
};
