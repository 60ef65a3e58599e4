import { remember } from "#app/browser-memory.ts";

const life = 10_000;
const mark = remember("browser", "halftitle.signed-out-at", Number);

/** Read by the other tabs: a session that ends right after this was written was ended by hand, and did not expire. */
export const leaveSignOutMark = () => mark.write(Date.now());

export const hasFreshSignOutMark = () => Date.now() - mark.read() < life;
