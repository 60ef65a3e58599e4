import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the page as it arrives, true as soon as scripts have taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
