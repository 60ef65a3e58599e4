import { expect, test } from "vitest";
import { readMailLinkAnswer, withoutMailLinkAnswer } from "./mail-link-answer.ts";

const at = (path: string) => new URL(path, "https://halftitle.example");

test.each([
  ["/#access_token=a.b.c&refresh_token=r&type=signup&expires_in=3600", "session"],
  ["/auth/new-password#access_token=a.b.c&refresh_token=r&type=recovery", "session"],
  ["/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid", "error"],
  ["/?error=access_denied&error_code=otp_expired&error_description=gone", "error"],
  ["/?code=1234", "code"],
  ["/#message=Confirmation+link+accepted", "message"],
])("%s is an answer of the service: %s", (path, outcome) => {
  expect(readMailLinkAnswer(at(path))?.outcome).toBe(outcome);
});

test.each(["/", "/#faq", "/consultation?code=BOOK25", "/blog?error=1", "/#access_token=only", "/auth?tab=sign-up"])(
  "%s is an ordinary address",
  (path) => {
    expect(readMailLinkAnswer(at(path))).toBeUndefined();
  },
);

test("nothing of an answer stays in the address, and nothing else is lost", () => {
  expect(withoutMailLinkAnswer(at("/#access_token=a&refresh_token=b"))).toBe("/");
  expect(withoutMailLinkAnswer(at("/auth?utm_source=mail&code=12&error_code=x#error=y"))).toBe("/auth?utm_source=mail");
});
