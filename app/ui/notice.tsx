import { type CSSProperties, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

let ready: Promise<void> | undefined;

/** Stands in a root of its own: a notice outlives the page that asked for it, and the layout knows nothing of it. */
function mount(): Promise<void> {
  return new Promise((resolve) => {
    const host = document.createElement("div");
    document.body.append(host);
    createRoot(host).render(<NoticeHost onReady={resolve} />);
  });
}

const colours = {
  "--normal-bg": "var(--color-surface)",
  "--normal-text": "var(--color-ink)",
  "--normal-border": "var(--color-rule-strong)",
  "--border-radius": "var(--radius-md)",
  fontFamily: "var(--font-sans)",
} as CSSProperties;

function NoticeHost({ onReady }: { onReady: () => void }) {
  // The toaster listens from its own effect, which runs before this one: only then may the first notice be sent.
  useEffect(onReady, [onReady]);
  return (
    <Toaster
      theme="system"
      className="print:hidden"
      style={colours}
      // Above the chat's button, which stands in the same corner.
      offset={{ bottom: "6rem" }}
      mobileOffset={{ bottom: "calc(var(--spacing-bar) + 1rem)" }}
      toastOptions={{
        classNames: {
          title: "text-sm font-semibold",
          description: "text-sm text-ink-soft!",
          success: "[&_[data-icon]]:text-success",
          error: "border-danger! [&_[data-icon]]:text-danger",
        },
      }}
    />
  );
}

export async function showNotice(tone: "success" | "error" | "message", title: string, text?: string) {
  ready ??= mount();
  await ready;
  toast[tone](title, { description: text });
}

export const clearNotices = () => void toast.dismiss();
