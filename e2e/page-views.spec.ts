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
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  const documents = requests.filter((request) => request.isNavigationRequest());
  expect(documents.map(pathOf)).toEqual(["/about", "/services"]);
  expect(requests.map(pathOf).filter((path) => path.includes("/v1/"))).toEqual([]);
});
