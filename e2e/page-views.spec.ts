import type { Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test("each page that is opened is one request for a document, which the server counts, and no call", async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto("/about?utm_source=bookfair");
  await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL("/services");
  await page.waitForLoadState();
  const asked = await Promise.all(
    requests.map(async (request) => ({
      path: new URL(request.url()).pathname,
      destination: (await request.allHeaders())["sec-fetch-dest"],
    })),
  );
  const documents = asked.filter(({ destination }) => destination === "document");
  expect(documents.map(({ path }) => path)).toEqual(["/about", "/services"]);
  expect(asked.filter(({ path }) => path.includes("/v1/"))).toEqual([]);
});
