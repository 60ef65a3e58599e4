import { replyThread as words } from "#content/plates.ts";
import { covers } from "../../covers.ts";

const { ground, ink, second, accent } = covers[7].palette;

/** A question of the month with what came back: a reply from somebody who had a piano, and the author's to her. */
export function ReplyThread() {
  const author = words.replies[1].name;
  return (
    <div
      aria-hidden="true"
      className="on-paper in-lamplight self-start bg-surface p-5 text-ink shadow-book max-xl:mx-auto max-xl:mb-6 xl:-mt-20 xl:w-80 print:hidden"
    >
      <p className="flex items-center gap-3">
        <Initial name={author} isAuthor />
        <span className="text-[0.9375rem] leading-tight font-semibold">{author}</span>
      </p>
      <p className="mt-3 font-serif text-[1.25rem] leading-snug text-pretty">{words.question}</p>
      <ul className="mt-4 border-t border-rule pt-4">
        {words.replies.map(({ name, text }, place) => (
          <li key={name} className={`flex gap-3 ${place ? "mt-3.5 ml-8" : ""}`}>
            <Initial name={name} isAuthor={name === author} />
            <span className="text-[0.9375rem] leading-snug">
              <span className="block font-semibold">{name}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Initial = ({ name, isAuthor }: { name: string; isAuthor: boolean }) => (
  <span
    style={isAuthor ? { background: accent, color: second } : { background: ground, color: ink }}
    className="grid size-8 shrink-0 place-items-center rounded-full font-serif leading-none italic"
  >
    {name.charAt(0)}
  </span>
);
