import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Person } from "#content/shapes.ts";
import { initialsOf } from "./initials.ts";

export type PersonGridProps<Member extends Person> = SectionHead & {
  people: readonly Member[];
  /** Draws a portrait; without it a monogram stands in its place. */
  portrait?: (person: Member) => ReactNode;
};

export function PersonGrid<Member extends Person>({ people, portrait, ...head }: PersonGridProps<Member>) {
  const Name = head.title ? "h3" : "h2";
  // Under a centered head the people stand on its axis.
  const isCentered = head.head === "title-page";
  return (
    <Section {...head}>
      <ul
        className={classNames(
          "grid gap-x-12 gap-y-6 md:grid-cols-3",
          isCentered && "md:justify-items-center md:text-center",
        )}
      >
        {people.map((person) => (
          <li
            key={person.name}
            className={classNames(
              "max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:items-center max-md:gap-x-5",
              isCentered && "md:max-w-88",
            )}
          >
            <div className={classNames("md:mb-6 md:w-40 lg:w-60", isCentered && "md:mx-auto")}>
              {portrait ? portrait(person) : <Monogram name={person.name} />}
            </div>
            <div>
              <Name className="text-title-s">{person.name}</Name>
              <p className="label mt-1.5 text-ink-soft">{person.role}</p>
            </div>
            <p className="mt-4 text-pretty text-ink-soft max-md:col-span-2 max-md:mt-2.5 max-md:text-ui max-md:leading-[1.4] md:text-balance">
              <Unbroken text={person.background} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type PersonInShort = Pick<Person, "name" | "role">;
type PersonListProps<Member> = { people: readonly Member[]; portrait: (person: Member) => ReactNode };

/** Who one will have to do with, in short: below one another in a narrow column, else in a row. */
export function PersonList<Member extends PersonInShort>({ people, portrait }: PersonListProps<Member>) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-5">
      {people.map((person) => (
        <li key={person.name} className="flex gap-3">
          <div className="w-16 shrink-0">{portrait(person)}</div>
          <div className="pt-3">
            <p className="font-serif text-[1.1875rem] leading-snug">{person.name}</p>
            <p className="mt-1 text-sm leading-snug text-ink-soft">{person.role}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Monogram({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex aspect-4/5 w-full items-center justify-center rounded-full border border-gold bg-paper-deep font-serif text-title-m text-gold-ink italic outline outline-offset-4 outline-rule"
    >
      {initialsOf(name)}
    </span>
  );
}
