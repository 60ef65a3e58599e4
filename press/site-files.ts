import { site } from "#content/site.ts";

export function makeSitemap(paths: readonly string[]): string {
  const urls = paths.toSorted().map((path) => `  <url><loc>${new URL(path, site.address).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** Pages that must not be listed say so themselves, which a crawler reads only if it may come in. */
export function robots(): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /rest/",
    "Disallow: /functions/",
    "",
    `Sitemap: ${new URL("/sitemap.xml", site.address).href}`,
    // Of the newsletter's archive, which the server keeps.
    `Sitemap: ${new URL("/letters/sitemap.xml", site.address).href}`,
    "",
  ].join("\n");
}

export function webManifest(): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: "/",
    display: "browser",
    background_color: "#faf7f1",
    theme_color: site.themeColor,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  });
}
