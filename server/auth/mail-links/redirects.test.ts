import { expect, test } from "vitest";
import { allowedRedirect } from "./redirects.ts";

const site = new URL("https://halftitle.example/");
const list = [
  "https://app.halftitle.example/welcome",
  "https://*.authors.example/**",
  "http://127.0.0.1:*/**",
  "https://plain.example/",
];
const redirect = (wanted: string | undefined) => allowedRedirect(wanted, site, list);

test.each([
  ["https://halftitle.example/"],
  ["https://halftitle.example/auth/new-password?x=1"],
  ["https://HALFTITLE.example/auth/new-password"],
  ["https://halftitle.example:443/"],
  ["https://app.halftitle.example/welcome"],
  ["https://app.halftitle.example/welcome?flow=1"],
  ["https://ada.authors.example/any/path"],
  ["http://127.0.0.1:5173/"],
  ["https://plain.example"],
])("%s is ours or allowed", (wanted) => {
  expect(redirect(wanted)).toBe(new URL(wanted).href);
});

test.each([
  ["nothing", undefined],
  ["an empty text", ""],
  ["another host", "https://evil.example/"],
  ["another scheme", "http://halftitle.example/"],
  ["another port", "https://halftitle.example:8443/"],
  ["no scheme", "//evil.example/"],
  ["a path alone", "/dashboard"],
  ["a script", "javascript:alert(1)//https://halftitle.example/"],
  ["data", "data:text/html,https://halftitle.example/"],
  ["an app's scheme", "halftitle://open"],
  ["a host that begins like ours", "https://halftitle.example.evil.example/"],
  ["a host that ends like ours", "https://evilhalftitle.example/"],
  ["our host as user name", "https://halftitle.example@evil.example/"],
  ["our host as user name and password", "https://halftitle.example:x@evil.example/"],
  ["a user name before our host", "https://ada@halftitle.example/"],
  ["a backslash as slash", "https:\\\\evil.example/"],
  ["a backslash after our host", "https://halftitle.example\\@evil.example/"],
  ["a backslash before our host", "https://evil.example\\.halftitle.example/"],
  ["an encoded at sign", "https://halftitle.example%40evil.example/"],
  ["an encoded slash in the host", "https://evil.example%2f.halftitle.example/"],
  ["an encoded dot in the host", "https://halftitle%2eexample.evil.example/"],
  ["three slashes", "https:///evil.example/"],
  ["one slash", "https:/evil.example/"],
  ["no slash", "https:evil.example"],
  ["a tab in the scheme", "ht\ttps://evil.example/"],
  ["a line break", "https://halftitle.example/\r\nset-cookie: a=b"],
  ["a leading blank", " https://evil.example/"],
  ["a NUL", "https://halftitle.example\0.evil.example/"],
  ["a letter that looks like a slash", "https://halftitle.example\u2215@evil.example/"],
  ["a full-width dot", "https://halftitle\uff0eexample/"],
  ["a letter that looks like ours", "https://h\u0430lftitle.example/"],
  ["a page of ours that waits for no session", "https://halftitle.example/dashboard"],
  ["a file of ours", "https://halftitle.example/robots.txt"],
  ["a landing page with a slash behind", "https://halftitle.example/auth/new-password/"],
  ["a landing page in capitals", "https://halftitle.example/AUTH/new-password"],
  ["a landing page spelled by encodings", "https://halftitle.example/auth/new%2dpassword"],
  ["an encoded backslash on our host", "https://halftitle.example/%5cevil.example/"],
  ["an encoded tab on our host", "https://halftitle.example/%09/evil.example/"],
  ["two slashes on our host", "https://halftitle.example//evil.example/"],
  ["an encoded backslash on an allowed host", "https://ada.authors.example/%5cevil.example/"],
  ["an encoded tab on an allowed host", "https://ada.authors.example/%09/evil.example/"],
  ["two slashes on an allowed host", "https://ada.authors.example//evil.example/"],
  ["an allowed host under it", "https://x.app.halftitle.example/welcome"],
  ["an allowed host, another path", "https://app.halftitle.example/welcome/more"],
  ["an allowed host, a path behind dots", "https://app.halftitle.example/welcome/../admin"],
  ["an allowed host, encoded dots", "https://app.halftitle.example/welcome/%2e%2e/admin"],
  ["an allowed host, an encoded slash", "https://ada.authors.example/a%2fb"],
  ["two labels for one star", "https://ada.b.authors.example/"],
  ["no label for the star", "https://authors.example/"],
  ["a star's host as path", "https://evil.example/.authors.example/"],
  ["a star's host as fragment", "https://evil.example/#.authors.example/"],
  ["a star's host as query", "https://evil.example?x=.authors.example/"],
  ["loopback by another name", "http://127.0.0.1.evil.example:80/"],
  ["loopback with a user name", "http://127.0.0.1:80@evil.example/"],
  ["an address of 3,000 letters", `https://halftitle.example/${"a".repeat(3000)}`],
])("%s goes to the site's root instead", (_, wanted) => {
  expect(redirect(wanted)).toBe("https://halftitle.example/");
});

test("a fragment of the caller's is dropped: ours goes there", () => {
  expect(redirect("https://halftitle.example/?a=1#access_token=x")).toBe("https://halftitle.example/?a=1");
});
