import { thirteenWeeks } from "#content/specimens.ts";
import { fillWords } from "#domain/fill-words.ts";
import { Sheet } from "./sheet.tsx";

/** The weeks as a leaf to pin up: three months side by side, below each other on a phone, and each week a line. */
export function ThirteenWeeks() {
  const { months, weeks, onward } = thirteenWeeks;
  let before = 0;
  return (
    <Sheet onward={onward}>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3 lg:gap-y-0">
        {months.map(({ days, tasks }) => {
          const first = before + 1;
          before += tasks.length;
          return (
            <div key={days} className="lg:row-span-6 lg:grid lg:grid-rows-subgrid">
              <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
                <p className="font-serif text-title-s">{days}</p>
                <p className="text-sm whitespace-nowrap text-ink-soft">{fillWords(weeks, { first, last: before })}</p>
              </div>
              {/* The first weeks of the months stand on one line, and so do the others. */}
              <ol start={first} className="m-0! list-none! p-0! lg:row-span-5 lg:grid lg:grid-rows-subgrid">
                {tasks.map((task, place) => (
                  <li
                    key={task}
                    className="m-0! grid grid-cols-[2.75rem_1fr] items-baseline border-b border-rule p-0! py-3! last:border-0 lg:content-start lg:py-4!"
                  >
                    <span className="figures font-serif text-title-m leading-none text-gold-ink">{first + place}</span>
                    <span className="text-pretty">{task}</span>
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
      </div>
    </Sheet>
  );
}
