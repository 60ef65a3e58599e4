import { plainNoticeId } from "#app/ui/plain-notice.ts";
import { layoutWords } from "#content/layout.ts";

/** In the page from the start, because it is for when nothing more can be fetched. */
export function PlainNotice() {
  const { title, text } = layoutWords.outOfReach;
  return (
    <div
      id={plainNoticeId}
      role="alert"
      hidden
      className="fixed inset-x-4 bottom-[calc(var(--spacing-bar)+1rem)] z-50 rounded-md border border-danger bg-surface p-4 text-sm shadow-page md:right-6 md:bottom-6 md:left-auto md:w-[356px] print:hidden"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
  );
}
