import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { Rule } from "#app/ui/rule.tsx";
import { authPage } from "#content/auth.ts";

/** A title page: label, title, ornament, and below them what is asked. */
export function AuthCard({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <Container className="flex min-h-[75vh] flex-col items-center justify-center py-10 sm:py-16">
      <div className="w-full max-w-measure rounded-md border border-rule bg-surface px-6 pt-10 pb-8 shadow-page sm:px-14 sm:pt-14 sm:pb-12">
        <div className="flex flex-col items-center text-center">
          <p className="label text-gold-ink">{authPage.label}</p>
          <h1 className="wrap-anywhere mt-4 max-w-full text-title-l">{title}</h1>
          <Rule variant="ornament" className="mt-6" />
          {text && <p className="wrap-anywhere mt-6 max-w-full text-balance text-ink-soft">{text}</p>}
        </div>
        <div className="mt-8">{children}</div>
      </div>
    </Container>
  );
}
