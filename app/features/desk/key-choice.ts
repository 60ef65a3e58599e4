const name = "halftitle.desk-letters";

/** Whether single letters are keys, in this browser. */
export function readKeyChoice(): boolean {
  try {
    return localStorage.getItem(name) !== "off";
  } catch {
    return true;
  }
}

export function keepKeyChoice(usesLetters: boolean) {
  try {
    localStorage.setItem(name, usesLetters ? "on" : "off");
  } catch {
    // Storage is closed: the choice holds for this page.
  }
}
