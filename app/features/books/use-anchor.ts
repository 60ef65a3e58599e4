import { useEffect } from "react";

/** A mail leads to a part of the page, which comes after its address: once it is there, it is shown. */
export function useAnchor() {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
