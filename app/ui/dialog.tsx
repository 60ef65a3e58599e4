import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";

export type DialogProps = {
  title: string;
  description?: string;
  /** For a dialog that is open as long as it is drawn. */
  onClose?: () => void;
  /** The element that opens it; leave it out when `open` and `onOpenChange` steer the dialog. */
  trigger?: ReactNode;
  open?: boolean;
  /** Left out beside `open`, the dialog cannot be closed by whoever sees it, and shows no cross. */
  onOpenChange?: (open: boolean) => void;
  width?: "text" | "wide" | "film";
  /** `label`: what stands in the dialog is its headline, and the title only names it. */
  titleLook?: "title" | "label";
  /** For a dialog that nobody asked for: a stray Enter must not find a button under it. */
  focusesItself?: boolean;
  /** For a question before which nothing of the page may be read. */
  hidesPage?: boolean;
  children: ReactNode;
};

const widths = { text: "sm:max-w-measure", wide: "sm:max-w-narrow", film: "sm:max-w-page" } as const;

/** A sheet from below on phones, a page in the middle elsewhere. Focus, Escape and scroll lock are Radix's. Paper shows the page behind it. */
export function Dialog(props: DialogProps) {
  const { title, description, trigger, onClose, open = onClose && true, children } = props;
  const onOpenChange = onClose ? (isOpen: boolean) => !isOpen && onClose() : props.onOpenChange;
  const { width = "text", titleLook = "title", focusesItself, hidesPage } = props;
  const canBeClosed = open === undefined || onOpenChange !== undefined;
  const focusContent = (event: Event) => {
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay
          className={`fixed inset-0 z-50 ${hidesPage ? "bg-paper-deep" : "animate-veil bg-night/70 print:hidden"}`}
        />
        <RadixDialog.Content
          // Radix warns unless a dialog without a description says so.
          {...(description ? {} : { "aria-describedby": undefined })}
          {...(focusesItself ? { onOpenAutoFocus: focusContent } : {})}
          className={`fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-rise overflow-y-auto overscroll-contain rounded-t-md border-t border-rule bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-dialog outline-none sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-1/2 sm:rounded-md sm:border sm:p-10 print:hidden ${widths[width]}`}
        >
          <div className="flex items-start justify-between gap-6">
            <RadixDialog.Title className={titleLook === "label" ? "label text-ink-soft" : "text-title-m"}>
              {title}
            </RadixDialog.Title>
            {canBeClosed && (
              <RadixDialog.Close
                aria-label="Close"
                className="-m-2 inline-flex size-11 shrink-0 items-center justify-center text-ink-soft hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </RadixDialog.Close>
            )}
          </div>
          {description && (
            <RadixDialog.Description className="mt-2 text-ink-soft">{description}</RadixDialog.Description>
          )}
          <div className="mt-6">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Wrap a button inside `children` with it to close the dialog. */
export const DialogClose = RadixDialog.Close;
