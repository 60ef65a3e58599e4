import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { mailsTo, newAddress, takenOver } from "./leads.ts";
import { expect, imogen, personPage, test } from "./staff.ts";

/** Imogen alone, in her own hours: what one journey books, the next one does not meet. */
test.beforeEach(async ({ page, sql }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sql("delete from private.bookings");
  await sql("delete from private.blocked_times");
});

const book = (page: Page) => page.getByRole("button", { name: "Book this time" });
const booked = (page: Page) => page.getByRole("region", { name: "Your call is booked" });

/** The last day that is offered: far enough ahead to be moved, whenever the journey runs. */
async function chooseTime(page: Page, place = 0) {
  await page.getByRole("group", { name: "Day" }).getByRole("radio").last().check({ force: true });
  const times = page.getByRole("group", { name: /^Times on/ }).getByRole("radio");
  await times.nth(place).check({ force: true });
  return (await times.nth(place).getAttribute("value")) ?? "";
}

test.describe("from Auckland, on a phone", () => {
  test.use({ timezoneId: "Pacific/Auckland", viewport: { width: 390, height: 844 }, hasTouch: true });

  test("after the form a time is chosen; a stale tab hears of the next three; the mail moves and cancels it", async ({
    page,
    request,
    context,
  }) => {
    const email = newAddress("auckland");
    const fetched: string[] = [];
    page.on("request", (asked) => fetched.push(new URL(asked.url()).pathname));
    await page.goto("/");
    await takenOver(page);
    const form = page.locator("#short-consultation");
    await form.getByLabel("Name").fill("Ada Lovelace");
    await form.getByLabel("Email Address").fill(email);
    await page.getByRole("button", { name: "Request Free Consultation" }).click();
    const choose = page.getByRole("link", { name: "Choose a time now" });
    await expect(choose).toBeVisible();
    // The calendar's code is fetched by its own page alone.
    expect(fetched.filter((path) => path.includes("booking-chooser"))).toEqual([]);
    await choose.click();

    await expect(page.getByLabel("Time zone")).toHaveValue("Pacific/Auckland");
    expect(fetched.filter((path) => path.includes("booking-chooser"))).not.toEqual([]);
    await expect(page.getByText("New Zealand Daylight Time", { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    const stale = await context.newPage();
    await stale.goto(page.url().replace(/\?.*/, ""));
    const wanted = await chooseTime(page);
    await chooseTime(stale);
    await expect(page.getByText("You have chosen")).toContainText("Pacific/Auckland");

    await book(page).click();
    await expect(page.getByText("Please enter the number we should call.")).toBeVisible();
    await page.getByLabel("Phone number").fill("+64 9 555 0142");
    await book(page).click();
    await expect(booked(page)).toBeFocused();
    await expect(booked(page)).toContainText("New Zealand Daylight Time");
    await expect(booked(page)).toContainText("Pacific Standard Time");
    await expect(booked(page)).toContainText("Imogen Vale");
    await expectAccessible(page);

    // The other tab still shows the time, and loses nothing that was typed there.
    await stale.getByLabel("Your name").fill("Grace Hopper");
    await stale.locator("#booking-email").fill(newAddress("stale"));
    await stale.getByLabel("Phone number").fill("818 555 0123");
    await book(stale).click();
    const refusal = stale.getByRole("alert");
    await expect(refusal).toContainText("just taken");
    await expect(refusal.getByRole("button")).toHaveCount(3);
    await expect(stale.getByLabel("Your name")).toHaveValue("Grace Hopper");
    await refusal.getByRole("button").first().click();
    await book(stale).click();
    await expect(booked(stale)).toBeVisible();

    await expect.poll(async () => (await mailsTo(request, email)).length).toBe(2);
    const mail = (await mailsTo(request, email)).find(({ subject }) => subject.startsWith("Your consultation:"));
    const link = (name: string) =>
      new RegExp(`href="([^"]*/booking/${name}\\?[^"]+)"`).exec(mail?.html ?? "")?.[1] ?? "";
    await page.goto(link("move").replaceAll("&amp;", "&"));
    await expect(page.getByText("You are moving your call")).toBeVisible();
    await expectAccessible(page);
    const another = page.getByRole("radio").last();
    expect(await another.getAttribute("value")).not.toBe(wanted);
    await another.check();
    await page.getByRole("button", { name: "Move the call to this time" }).click();
    await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();

    await page.getByRole("link", { name: "Cancel it" }).click();
    await expect(page.getByText("Nothing has changed yet.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel the call" }).click();
    await expect(page.getByRole("heading", { name: "This call is canceled" })).toBeVisible();
    await expect.poll(async () => (await mailsTo(request, email)).length).toBe(4);
  });
});

test.describe("from Phoenix", () => {
  test.use({ timezoneId: "America/Phoenix" });

  test("by keyboard alone, at the address of its own, by video; the offer stays away", { tag: "@all" }, async ({
    page,
    request,
  }) => {
    const email = newAddress("phoenix");
    await page.goto("/consultation/book");
    await takenOver(page);
    const times = page.getByRole("group", { name: /^Times on/ }).getByRole("radio");
    await expect(page.getByText("Mountain Standard Time", { exact: false }).first()).toBeVisible();
    await page.getByRole("group", { name: "Day" }).getByRole("radio").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(times.first()).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Time zone")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /^By video/ })).toBeChecked();
    await expect(times.first()).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Grace Hopper");
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(booked(page)).toBeFocused();
    await expect(booked(page)).toContainText("Mountain Standard Time");
    await expect(booked(page)).toContainText("https://meet.example.com/imogen-vale");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      booked(page).getByRole("link", { name: "Add it to your calendar" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("consultation.ics");
    await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
  });
});

test("without scripts, the calendar's page leads to a plain list for the same request", async ({
  browser,
  site,
  request,
}) => {
  const id = randomUUID();
  const email = newAddress("plain");
  await request.post("/functions/v1/request-callback", { data: { id, name: "Ada Lark", email, consent: true } });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(`/consultation/book?lead=${id}`);
  await page.getByRole("link", { name: "choose from a plain list" }).click();
  await expect(page.getByLabel("Email address")).toHaveCount(0);
  await page.getByLabel("Time zone").selectOption("Europe/Berlin");
  await page.getByRole("button", { name: "Show times in this zone" }).click();
  await expect(page.getByText("Central European Standard Time", { exact: false }).first()).toBeVisible();
  await page.getByRole("radio").nth(5).check();
  await page.getByLabel("Phone number").fill("+49 30 5550142");
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { name: "Your call is booked" })).toBeVisible();
  await expect(page.getByText("Central European Standard Time", { exact: false })).toBeVisible();
  await context.close();
});

test("at the desk: hours are set, a time is blocked, a call is moved and held, and the person's page tells of it", {
  tag: "@all",
}, async ({ page, request, sql, login }) => {
  // More stretches than the form usually shows: saving it loses none.
  const sundays = ["06:00", "08:00", "10:00"].map((opens) => ({
    weekday: 7,
    opens,
    closes: opens.replace("00", "30"),
  }));
  await sql("update private.consultants set hours = hours || $1::jsonb", [JSON.stringify(sundays)]);
  await login(imogen);
  await page.goto("/staff/calendar");
  await expect(page.getByText("These are the demonstration’s hours.")).toBeVisible();
  await page.getByLabel("Saturday, from").fill("10:00");
  await page.getByLabel("Saturday, to").fill("12:00");
  await page.getByLabel("Least notice, in hours").fill("1");
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect(page.getByText("The hours are saved.")).toBeVisible();
  await expect(page.getByText("These are the demonstration’s hours.")).toHaveCount(0);
  const kept = await sql(
    "select 1 from private.consultants, jsonb_array_elements(hours) as stretch where stretch ->> 'weekday' = '7'",
  );
  expect(kept).toHaveLength(sundays.length);

  // The week before stays in sight until the next one has come.
  const week = page.getByText(/^Week of /);
  const thisWeek = await week.innerText();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(week).not.toHaveText(thisWeek);
  const saturday = page.getByRole("button", { name: /^Block Saturday, .*, 10:00 a\.m\.$/ });
  await saturday.click();
  const blocked = page.getByRole("button", { name: /^Open Saturday, .*, 10:00 a\.m\. again$/ });
  await expect(blocked).toBeVisible();
  await expectAccessible(page);
  await blocked.click();
  await expect(saturday).toBeVisible();

  const email = newAddress("desk");
  const { times } = await (await request.post("/functions/v1/booking-times", { data: {} })).json();
  const at = times.at(-1).at;
  const choice = {
    id: randomUUID(),
    at,
    way: "phone",
    zone: "America/New_York",
    name: "Rosa Kestrel",
    email,
    phone: "818 555 0177",
  };
  expect((await request.post("/functions/v1/book-consultation", { data: choice })).ok()).toBe(true);
  await page.goto(`/staff/calendar?day=${at.slice(0, 10)}`);
  await page
    .getByRole("button", { name: /^Rosa Kestrel/ })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("Eastern Standard Time");
  await sheet.getByRole("button", { name: "Move" }).click();
  await sheet.getByLabel("New time").fill("18:30");
  await sheet.getByLabel("Why (the visitor reads it)").fill("The editor is at a fair until six.");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Move and tell the visitor" }).click();
  await expect(page.getByText("The call is moved, and the visitor is told.")).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(request, email)).some(({ text }) => text.includes("at a fair")))
    .toBe(true);

  await sql(
    "update private.bookings set during = tstzrange(now() - interval '1 hour', now() - interval '30 minutes'), reserved = tstzrange(now() - interval '1 hour', now() - interval '30 minutes') where id = $1",
    [choice.id],
  );
  await page.goto("/staff/calendar");
  await page
    .getByRole("button", { name: /^Rosa Kestrel/ })
    .first()
    .click();
  await sheet.getByRole("button", { name: "After the call" }).click();
  await sheet.getByLabel("What became of it").selectOption("follow-up");
  await sheet.getByLabel("Next step").fill("Ask for ten pages");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. It’s in the person’s record.")).toBeVisible();

  await page.goto(personPage(email));
  await expect(page.getByRole("heading", { name: "Consultations" })).toBeVisible();
  await expect(page.getByText("Held, with a follow-up", { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel("Next step").first()).toHaveValue("Ask for ten pages");
  await sql(
    "update private.consultants set is_sample = true, hours = (select jsonb_agg(stretch) from jsonb_array_elements(hours) as stretch where stretch ->> 'weekday' < '6')",
  );
});
