import { expect, test } from "vitest";
import { readReturnPath, signInPath } from "./return-path.ts";

test.each(["/staff", "/staff/people/ada%40example.com", "/staff?status=new&overdue=1", "/dashboard/projects/3"])(
  "signing in leads back to %s",
  (path) => {
    expect(readReturnPath(new URL(signInPath(path), "https://halftitle.example").search)).toBe(path);
  },
);

test.each([
  "",
  "?next=",
  "?next=/about",
  "?next=//evil.example/staff",
  "?next=https://evil.example/staff",
  "?next=/staffroom",
  "?next=javascript:alert(1)",
])("%s leads to the dashboard", (search) => {
  expect(readReturnPath(search)).toBe("/dashboard");
});
