import { Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ActionLink } from "#app/ui/action-button.tsx";
import { Spinner } from "#app/ui/busy.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import type { SiteLink } from "#content/links.ts";
import { playerAddress } from "./player-messages.ts";
import { usePlayer } from "./use-player.ts";

export type VideoWords = {
  title: string;
  playLabel: string;
  failure: string;
  fallback: { text: string; action: { label: string; to: SiteLink } };
};

/** In the middle of the picture. */
const cover = "absolute inset-0 flex size-full items-center justify-center";

/** A poster of ours until someone presses play; only then does the player's host hear of the visitor. */
export function VideoPlayer({ videoId, words, poster }: { videoId: string; words: VideoWords; poster: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const state = usePlayer(frame, isOpen);
  // The button that had the focus is gone: it goes to what took its place.
  useEffect(() => {
    if (isOpen) frame.current?.focus();
  }, [isOpen]);

  return (
    <div className="relative aspect-video print:hidden">
      {poster}
      {!isOpen && (
        <>
          <button type="button" onClick={() => setIsOpen(true)} className={`group noscript:hidden pr-[35%] ${cover}`}>
            <PlayMark label={words.playLabel} />
          </button>
          <noscript>
            <a href={words.fallback.action.to} className={`group ${cover}`}>
              <span className={buttonClasses("on-night")}>{words.fallback.action.label}</span>
            </a>
          </noscript>
        </>
      )}
      {isOpen && (
        <>
          <span className={cover}>{state === "waiting" && <Spinner className="size-6 text-on-night" />}</span>
          <iframe
            ref={frame}
            src={playerAddress(videoId, window.location.origin)}
            title={words.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            inert={state === "failed"}
            className="absolute inset-0 size-full bg-night"
          />
        </>
      )}
      <div role="status">
        {state === "failed" && (
          <div className="night absolute inset-0 flex flex-col justify-center gap-4 overflow-y-auto p-6 sm:p-12">
            <p className="max-w-measure font-serif text-title-s">{words.failure}</p>
            <p className="text-sm text-ink-soft">{words.fallback.text}</p>
            <p>
              <ActionLink action={words.fallback.action} />
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** On the plate of the book: it lies over no word of it. */
function PlayMark({ label }: { label: string }) {
  return (
    <span className="flex size-9 items-center justify-center rounded-full bg-on-night text-night group-hover:bg-gold sm:size-16">
      <Play aria-hidden="true" className="ml-0.5 size-4 fill-current sm:ml-1 sm:size-6" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
