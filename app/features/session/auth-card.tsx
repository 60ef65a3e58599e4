import type { ReactNode } from "react";
import { authPage } from "#content/auth.ts";

/** What is asked at the door. The plate beside it stands in the drawn frame, and shows itself where this is (app/draw-page.tsx). */
export function AuthCard({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <div data-door className="mx-auto w-full max-w-measure py-7 sm:py-12 lg:py-20">
      <p className="label text-ink-soft">{authPage.label}</p>
      <h1 className="wrap-anywhere mt-3 text-title-l">{title}</h1>
      {text && <p className="wrap-anywhere mt-4 text-ink-soft">{text}</p>}
      <div className="mt-8">{children}</div>
    </div>
  );
}
