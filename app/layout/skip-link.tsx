import { layoutWords } from "#content/layout.ts";

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-sm bg-action px-4 py-2.5 font-semibold text-on-action focus:translate-y-0 print:hidden"
    >
      {layoutWords.skipToContent}
    </a>
  );
}
