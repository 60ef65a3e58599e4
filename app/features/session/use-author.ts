import { useOutletContext } from "react-router";

/** The address of the author at work, on a page below `routes/portal/author-layout.tsx`. */
export const useAuthor = () => useOutletContext<string>();
