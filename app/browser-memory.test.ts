import { afterEach, expect, test, vi } from "vitest";
import { remember } from "./browser-memory.ts";
import { forgetAll } from "./forms/own-drafts.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, as far as it is used; `isFull` refuses whatever is new. */
function makeStorage(isFull = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
}

const numbers = (found: unknown) => (Array.isArray(found) ? found.filter((one) => typeof one === "number") : []);

test("what is written is read again, also by the next page", () => {
  vi.stubGlobal("sessionStorage", makeStorage());
  remember("tab", "a", numbers).write([1, 2]);
  const next = remember("tab", "a", numbers);
  expect(next.read()).toEqual([1, 2]);
  next.forget();
  expect(next.read()).toEqual([]);
});

test.each([null, "not json", "null", "{}", '"x"', "7"])("somebody else's %j counts as nothing", (stored) => {
  const storage = makeStorage();
  if (stored !== null) storage.setItem("a", stored);
  vi.stubGlobal("localStorage", storage);
  expect(remember("browser", "a", numbers).read()).toEqual([]);
});

test("a text from before it was JSON is still understood", () => {
  const storage = makeStorage();
  storage.setItem("a", "off");
  vi.stubGlobal("localStorage", storage);
  expect(remember("browser", "a", (found) => found !== "off").read()).toBe(false);
});

test.each([
  ["full", makeStorage(true)],
  ["closed", undefined],
])("where storage is %s the page remembers by itself", (_, storage) => {
  if (storage) vi.stubGlobal("localStorage", storage);
  else
    vi.stubGlobal("localStorage", {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    });
  const memory = remember("browser", "a", numbers);
  memory.write([3]);
  expect(memory.read()).toEqual([3]);
  memory.forget();
  expect(memory.read()).toEqual([]);
});

test("what another tab has taken away is gone here too", () => {
  const storage = makeStorage();
  vi.stubGlobal("localStorage", storage);
  const memory = remember("browser", "a", numbers);
  memory.write([4]);
  storage.removeItem("a");
  expect(memory.read()).toEqual([]);
});

function refuse(): never {
  throw new DOMException("closed", "SecurityError");
}

test("whatever has a name that begins so is taken away, and nothing else", () => {
  const kept: Record<string, unknown> = { "a.1": "x", "a.2": "y", "b.1": "z" };
  const storage = Object.defineProperty(kept, "removeItem", {
    value: (key: string) => {
      delete kept[key];
    },
  });
  vi.stubGlobal("localStorage", storage);
  forgetAll("browser", "a.");
  expect(Object.keys(kept)).toEqual(["b.1"]);
  vi.stubGlobal("localStorage", undefined);
  expect(() => forgetAll("browser", "b.")).not.toThrow();
});
