import { expect, test } from "vitest";
import { playerAddress, playerOrigin, readPlayerMessage } from "./player-messages.ts";

const said = (data: unknown, origin = playerOrigin) => readPlayerMessage({ origin, data });

test("the film starts by itself, on the host that sets no cookies", () => {
  const address = new URL(playerAddress("a b", "https://site.example"));
  expect(address.origin).toBe("https://www.youtube-nocookie.com");
  expect(address.pathname).toBe("/embed/a%20b");
  expect(address.search).toMatch(/^\?autoplay=1&/);
});

test("any word from the player proves that it is there", () => {
  expect(said('{"event":"onReady","info":null}')).toBe("alive");
  expect(said('{"event":"initialDelivery","info":{}}')).toBe("alive");
});

test("an error from the player means that there is no film", () => {
  expect(said('{"event":"onError","info":100}')).toBe("failed");
});

test("nobody else speaks for the player", () => {
  expect(said('{"event":"onReady"}', "https://example.com")).toBeNull();
  expect(said("not json")).toBeNull();
  expect(said("null")).toBeNull();
  expect(said({ event: "onReady" })).toBeNull();
});
