import { classNames } from "#app/ui/class-names.ts";
import { agentInbox as words } from "#content/plates.ts";
import { wholeLines } from "../plates/sheet.tsx";

/** A screenful of letters as who reads them sees it: who writes, and the one line that they are known by. It runs on below the plate. */
export function AgentInbox() {
  return (
    <div className="on-paper absolute inset-x-[2em] top-[2em] -bottom-px flex flex-col overflow-hidden rounded-t-md bg-paper font-sans text-ink shadow-book max-sm:inset-x-[1.2em] max-sm:top-[1.2em]">
      <p className="flex items-center justify-between border-b border-rule-strong bg-paper-deep px-[1.4em] py-[0.8em]">
        <span className="font-serif text-[1.5em] leading-none">{words.name}</span>
        <span className="figures text-ink-soft">{words.count}</span>
      </p>
      <div className={`min-h-0 flex-1 ${wholeLines}`}>
        {words.mails.map((mail) => {
          const isLetter = "isLetter" in mail;
          return (
            <p
              key={mail.subject}
              className={classNames(
                "border-b border-rule border-l-[0.3em] py-[0.95em] lg:py-[1.15em] pr-[1.2em] pl-[1.1em] leading-[1.35]",
                isLetter ? "border-l-action bg-paper-deep" : "border-l-transparent",
              )}
            >
              <span className="block text-[0.95em] text-ink-soft">{mail.from}</span>
              <span className={classNames("block text-[1.12em] text-pretty", isLetter && "font-semibold")}>
                {mail.subject}
              </span>
            </p>
          );
        })}
      </div>
    </div>
  );
}
