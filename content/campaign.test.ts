import { expect, test } from "vitest";
import { findRunningCampaign } from "#domain/campaign.ts";
import { campaigns, offerPopup } from "./campaign.ts";

test("the sample offer of August 2025 reads to the letter as specified", () => {
  const running = findRunningCampaign(campaigns, new Date("2025-08-20T12:00:00Z"));
  expect(running?.banner).toBe("AUGUST EXCLUSIVE • LIMITED TIME OFFER");
  expect(running?.expires).toBe("Expires August 31st, 2025");
  expect(running?.percent).toBe(25);
  expect(offerPopup.headline).toBe("Save 25% on Premium Publishing & Marketing");
  expect(offerPopup.noSpam).toBe("No spam, ever");
});
