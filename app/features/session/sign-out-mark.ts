const key = "halftitle.signed-out-at";
const life = 10_000;

/** Read by the other tabs: a session that ends right after this was written was ended by hand, and did not expire. */
export function leaveSignOutMark() {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is closed: then no other tab shares this session.
  }
}

export function hasFreshSignOutMark(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(key)) < life;
  } catch {
    return false;
  }
}
