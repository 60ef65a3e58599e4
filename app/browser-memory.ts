/** What a browser keeps for us: until its tab is closed, or until somebody clears it. The one place that opens storage. */
type Place = "tab" | "browser";

export const openStorage = (place: Place) => (place === "tab" ? sessionStorage : localStorage);

/** What stands there under a name; nothing where storage is closed. */
export function readStored(place: Place, key: string): string | null {
  try {
    return openStorage(place).getItem(key);
  } catch {
    return null;
  }
}

/**
 * One value under one name, as JSON. `check` makes of whatever is found there, by anybody's hand, a value of ours;
 * it gets undefined where there is none. Where storage is closed or full, the page remembers until it is left.
 */
export function remember<Value>(place: Place, key: string, check: (found: unknown) => Value) {
  let unsaved: string | undefined;
  /** The text itself, for whoever compares it with what it was. */
  const text = () => readStored(place, key) ?? unsaved ?? null;
  return {
    text,
    parse: (stored: string | null) => check(parseJson(stored)),
    read: () => check(parseJson(text())),
    write(value: Value) {
      const written = JSON.stringify(value);
      try {
        openStorage(place).setItem(key, written);
        unsaved = undefined;
      } catch {
        unsaved = written;
      }
    },
    forget() {
      unsaved = undefined;
      try {
        openStorage(place).removeItem(key);
      } catch {
        // Then nothing was kept there.
      }
    },
  };
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null") ?? undefined;
  } catch {
    return stored;
  }
}

/** For `check`: the fields of whatever it may be. */
export const fieldsOf = (found: unknown): Record<string, unknown> =>
  typeof found === "object" && found !== null ? { ...found } : {};
