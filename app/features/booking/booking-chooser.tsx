import { useEffect, useState } from "react";
import { useHydrated } from "#app/forms/use-hydrated.ts";
import { Skeleton } from "#app/ui/busy.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { chooserWords as words } from "#content/booking.ts";
import { bookingDoor } from "#content/booking-door.ts";
import { hasTimeSoon } from "#domain/booking.ts";
import { type FreeTimes, fetchTimes, readWhose } from "./ask-booking.ts";
import { BookingForm } from "./booking-form.tsx";
import { weekGrid } from "./time-picker.tsx";

/** The calendar of free times. Until its script has come, and without one, a plain list does the same. */
export function BookingChooser() {
  return useHydrated() ? <LoadedChooser /> : <PlainWay />;
}

function PlainWay() {
  const { before, link, after } = words.plain;
  return (
    <p>
      {before}
      <a href={bookingDoor.plainPath} className="text-link">
        {link}
      </a>
      {after}
    </p>
  );
}

function LoadedChooser() {
  const [whose] = useState(() => readWhose(window.location.search));
  const [round, setRound] = useState(0);
  const [free, setFree] = useState<FreeTimes | "failed">();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another look
  useEffect(() => {
    let isCurrent = true;
    fetchTimes(whose).then(
      (found) => isCurrent && setFree(found),
      // What was there before is better than nothing: the server has the last word anyway.
      () => isCurrent && setFree((before) => (before && before !== "failed" ? before : "failed")),
    );
    return () => {
      isCurrent = false;
    };
  }, [whose, round]);

  if (free === undefined) return <EmptyWeeks />;
  if (free === "failed") {
    return (
      <div role="alert">
        <p>{words.unavailable.text}</p>
        <Button
          size="small"
          className="mt-4"
          onClick={() => {
            setFree(undefined);
            setRound(round + 1);
          }}
        >
          {words.unavailable.again}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      {!hasTimeSoon(free.times, Date.now()) && <NoTimes isKnown={free.known.name} />}
      {free.times.length > 0 && (
        <BookingForm free={free} whose={whose} onLookAgain={() => setRound((before) => before + 1)} />
      )}
    </div>
  );
}

/** The room that the days will take, so that nothing below them moves far. */
function EmptyWeeks() {
  return (
    <div>
      <p role="status">{words.loading}</p>
      <div className={`${weekGrid} mt-5`}>
        {Array.from({ length: 18 }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <Skeleton key={day} className="h-16" />
        ))}
      </div>
    </div>
  );
}

function NoTimes({ isKnown }: { isKnown: boolean }) {
  const { title, known, unknown, link } = words.none;
  return (
    <div>
      <h3 className="text-title-s">{title}</h3>
      <p className="mt-2 max-w-measure">{isKnown ? known : unknown}</p>
      {!isKnown && (
        <a href={link.to} className={buttonClasses("primary", "small", "mt-4")}>
          {link.label}
        </a>
      )}
    </div>
  );
}
