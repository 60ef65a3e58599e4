import { Search } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Container } from "#app/ui/container.tsx";
import { searchWords } from "#content/search.ts";
import { SearchBox, type SearchBoxProps } from "./search-box.tsx";

export type HeaderSearchProps = {
  /** `bar` is the toggle in the header; `menu` the box inside the phone's menu. */
  placement: "bar" | "menu";
};

/**
 * The place of the site search in the header. The box is in the page from the start, so that it takes what is typed as
 * soon as it opens; the index it searches is fetched then. Searching needs scripts, so without them nothing shows.
 */
export function HeaderSearch({ placement }: HeaderSearchProps) {
  return placement === "bar" ? (
    <SearchToggle />
  ) : (
    <div className="hidden pt-4 pb-3 scripting:block">
      <BoxInPopover variant="inline" />
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
          <BoxInPopover variant="panel" />
        </Container>
      </div>
    </div>
  );
}

/** Closing the popover around it leaves an empty box behind: a new one. */
function BoxInPopover({ variant }: Pick<SearchBoxProps, "variant">) {
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, closings } = usePopoverState(place);
  useClosingOnLeave(place, variant === "panel" && isOpen);
  return (
    <div ref={place}>
      <SearchBox key={closings} variant={variant} isOpen={isOpen} onChoose={() => popoverOf(place)?.hidePopover()} />
    </div>
  );
}

const popoverOf = (element: RefObject<HTMLElement | null>) =>
  element.current?.closest<HTMLElement>("[popover]") ?? undefined;

function usePopoverState(inside: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ isOpen: false, closings: 0 });
  useEffect(() => {
    const popover = popoverOf(inside);
    // It opens without scripts too, so it may have been opened before this one ran.
    const follow = () => {
      const isOpen = popover?.matches(":popover-open") ?? false;
      setState(({ isOpen: wasOpen, closings }) => ({ isOpen, closings: wasOpen && !isOpen ? closings + 1 : closings }));
    };
    follow();
    popover?.addEventListener("toggle", follow);
    return () => popover?.removeEventListener("toggle", follow);
  }, [inside]);
  return state;
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
