import { expect, test } from "vitest";
import { projectStatuses } from "#domain/project.ts";
import { statusMeanings } from "./desk-mails.ts";
import { projectDesk } from "./desk-office.ts";

test("every status that the desk offers is explained to the author who gets it, and no other", () => {
  const offered = [...projectStatuses, ...projectDesk.status.houseStatuses];
  expect(Object.keys(statusMeanings).toSorted()).toEqual(offered.toSorted());
});
