import { type ReactNode, useEffect, useState } from "react";
import { useHydrated } from "#app/forms/use-hydrated.ts";
import { Skeleton } from "#app/ui/busy.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { chooserWords as words } from "#content/booking.ts";
import { bookingDoor } from "#content/booking-door.ts";
import { hasTimeSoon } from "#domain/booking.ts";
import { type FreeTimes, fetchTimes, readWhose } from "./ask-booking.ts";
import { BookingForm, detailGrid, formColumn, formColumns } from "./booking-form.tsx";
import { monthHead, timeGrid, weekGrid } from "./time-picker.tsx";

/** The calendar of free times. Until its script has come, and without one, a plain list does the same. */
export function BookingChooser() {
  return useHydrated() ? (
    <LoadedChooser />
  ) : (
    <EmptyForm>
      <PlainWay />
    </EmptyForm>
  );
}

function PlainWay({ isGone = false }) {
  const { before, link, after } = words.plain;
  return (
    <p className={isGone ? "invisible" : undefined}>
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

  if (free === undefined) {
    return (
      <EmptyForm>
        {/* In the room of what stood here before: nothing below it moves. */}
        <div className="relative">
          <p role="status" className="absolute text-ink-soft">
            {words.loading}
          </p>
          <PlainWay isGone />
        </div>
      </EmptyForm>
    );
  }
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

/** The form as it will stand, with nothing in it yet, and where its days will be a word on what is going on. */
function EmptyForm({ children }: { children: ReactNode }) {
  const cells = "hidden scripting:grid";
  return (
    <div className={formColumns}>
      <div className={formColumn}>
        <div>
          <p aria-hidden="true" className="hidden font-semibold scripting:block">
            {words.day}
          </p>
          <p aria-hidden="true" className={`${monthHead} h-9 not-scripting:hidden`} />
          {children}
          <EmptyCells count={18} className={`${weekGrid} ${cells} mt-0.5`} height="h-16" />
        </div>
        <div>
          <Skeleton className="hidden h-5 w-56 opacity-60 scripting:block" />
          {[6, 8].map((count) => (
            <div key={count} className="hidden not-last:mb-3 scripting:block">
              <Skeleton className="mt-2 h-6 w-24 opacity-60" />
              <EmptyCells count={count} className={`${timeGrid} ${cells} mt-2`} height="h-11.5" />
            </div>
          ))}
        </div>
        <div aria-hidden="true" className="not-scripting:hidden">
          <EmptyField {...words.zone} className="[&>p+p]:order-last" />
        </div>
      </div>
      <div aria-hidden="true" className={`${formColumn} not-scripting:hidden`}>
        <EmptyField {...words.way} boxes={2} className="[&>div]:gap-x-6 [&>div]:sm:grid-cols-2" />
        <div className={detailGrid}>
          {Object.values(words.fields).map((field) => (
            <EmptyField key={field.label} {...field} />
          ))}
        </div>
        <span className={`${emptyBox} block h-101 sm:h-95`} />
      </div>
    </div>
  );
}

const emptyBox = "rounded-sm border border-rule bg-surface";

function EmptyCells({ count, className, height }: { count: number; className: string; height: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <span key={place} className={`block ${emptyBox} ${height}`} />
      ))}
    </div>
  );
}

type EmptyFieldProps = { label: string; help?: string; boxes?: number; className?: string };

function EmptyField({ label, help, boxes = 1, className }: EmptyFieldProps) {
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <p className="font-semibold">{label}</p>
      {help && <p className="text-sm text-ink-soft">{help}</p>}
      <EmptyCells count={boxes} className="grid gap-2" height="h-12.5" />
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
