import { Search } from "lucide-react";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { searchWords } from "#content/search.ts";
import type { SearchBoxProps } from "./search-box.tsx";

export type HeaderSearchProps = {
  /** `bar` is the toggle in the header; `menu` the box inside the phone's menu. */
  placement: "bar" | "menu";
};

/**
 * The place of the site search in the header. Only the toggle is in the first download: the box, and the index it
 * searches, are fetched when the popover around it first opens. Searching needs scripts, so without them nothing shows.
 */
export function HeaderSearch({ placement }: HeaderSearchProps) {
  return placement === "bar" ? (
    <SearchToggle />
  ) : (
    <div className="hidden pt-4 pb-3 scripting:block">
      <SearchSlot variant="inline" />
    </div>
  );
}

const panelId = "site-search";

function SearchToggle() {
  return (
    <div className="hidden scripting:lg:block">
      <button
        type="button"
        popoverTarget={panelId}
        className="inline-flex size-11 items-center justify-center rounded-sm transition-colors hover:bg-paper-deep"
      >
        <span className="sr-only">{searchWords.open}</span>
        <Search aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </button>
      <div
        id={panelId}
        popover="auto"
        className="inset-x-0 top-header m-0 max-h-[calc(100dvh-var(--spacing-header))] w-full max-w-none overflow-y-auto overscroll-contain border-b border-rule bg-paper text-ink shadow-page open:animate-veil"
      >
        <Container width="narrow" className="pt-8 pb-10">
          <SearchSlot variant="panel" />
        </Container>
      </div>
    </div>
  );
}

/** Holds the box only while the popover around it is open: closing takes the box away, and with it the text. */
function SearchSlot({ variant }: Pick<SearchBoxProps, "variant">) {
  const slot = useRef<HTMLDivElement>(null);
  const isOpen = usePopoverState(slot);
  const { SearchBox, hasFailed } = useSearchBox(isOpen);
  const close = () => popoverOf(slot)?.hidePopover();
  useClosingOnLeave(slot, variant === "panel" && isOpen);
  return (
    <div ref={slot}>
      {isOpen && SearchBox ? (
        <SearchBox variant={variant} onChoose={close} />
      ) : (
        <p
          role={hasFailed ? "alert" : undefined}
          className={classNames("min-h-12 border-b border-rule-strong py-3", hasFailed ? "text-danger" : "invisible")}
        >
          {hasFailed ? searchWords.failed : searchWords.placeholder}
        </p>
      )}
    </div>
  );
}

const popoverOf = (element: RefObject<HTMLElement | null>) =>
  element.current?.closest<HTMLElement>("[popover]") ?? undefined;

function usePopoverState(inside: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const popover = popoverOf(inside);
    // It opens without scripts too, so it may have been opened before this one ran.
    const follow = () => setIsOpen(popover?.matches(":popover-open") ?? false);
    follow();
    popover?.addEventListener("toggle", follow);
    return () => popover?.removeEventListener("toggle", follow);
  }, [inside]);
  return isOpen;
}

/** Going on by Tab leads to what the panel covers, so that it closes when focus moves past it. */
function useClosingOnLeave(inside: RefObject<HTMLElement | null>, isActive: boolean) {
  useEffect(() => {
    const popover = isActive ? popoverOf(inside) : undefined;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || popover?.contains(relatedTarget)) return;
      // The toggle closes it by itself; closed already, its click would open it again.
      if (!relatedTarget.matches(`[popovertarget="${panelId}"]`)) popover?.hidePopover();
    };
    popover?.addEventListener("focusout", leave);
    return () => popover?.removeEventListener("focusout", leave);
  }, [inside, isActive]);
}

function useSearchBox(isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ SearchBox?: ComponentType<SearchBoxProps>; hasFailed?: true }>({});
  useEffect(() => {
    if (!isWanted) return;
    import("./search-box.tsx").then(
      ({ SearchBox }) => setLoaded({ SearchBox }),
      () => setLoaded({ hasFailed: true }),
    );
  }, [isWanted]);
  return loaded;
}
