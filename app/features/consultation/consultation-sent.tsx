import { useEffect, useId, useRef } from "react";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { bookingDoor, bookingLink } from "#content/booking-door.ts";
import { chapterDoor, chapterLink } from "#content/chapter.ts";
import { formTexts } from "#content/consultation-form.ts";
import { fillWords } from "#domain/fill-words.ts";
import { nearAddress } from "#domain/near-address.ts";
import type { ConsultationReceipt } from "./send-consultation.ts";

type ConsultationSentProps = {
  receipt: ConsultationReceipt;
  /** The form that is empty again, below. */
  firstFieldOf: string;
  onAgain: () => void;
};

/** Stays when the notice has gone: that it arrived, the number to quote, what to do if no mail comes. */
export default function ConsultationSent({ receipt, firstFieldOf, onAgain }: ConsultationSentProps) {
  const { title, reference, text, near, again } = formTexts.sent;
  const meant = nearAddress(receipt.email);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each receipt is news, also the second.
  useEffect(() => panel.current?.focus(), [receipt]);
  const [before, after] = reference.split("{reference}");
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-md border border-success bg-success/5 p-6 sm:p-8"
    >
      <h3 id={titleId} className="text-title-s">
        {title}
      </h3>
      <p className="mt-3">
        {before}
        <strong className="figures whitespace-nowrap">{receipt.reference}</strong>
        {after}
      </p>
      <p className="mt-2 max-w-measure text-ink-soft wrap-anywhere">{fillWords(text, { email: receipt.email })}</p>
      {meant && <p className="mt-2 max-w-measure font-semibold wrap-anywhere">{fillWords(near, { near: meant })}</p>}
      <p className="mt-5 max-w-measure">
        {bookingDoor.text} {chapterDoor.text}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={bookingLink(receipt.id)} className={buttonClasses("primary", "small")}>
          {bookingDoor.label}
        </a>
        <a href={chapterLink(receipt.id)} className={buttonClasses("secondary", "small")}>
          {chapterDoor.label}
        </a>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onAgain();
            document.querySelector<HTMLElement>(`#${firstFieldOf} input:not([type=hidden])`)?.focus();
          }}
        >
          {again}
        </Button>
      </div>
    </section>
  );
}
