import { readdirSync } from "node:fs";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { aliases } from "#domain/aliases.ts";

const articles = readdirSync("content/articles")
  .filter((file) => file.endsWith(".md"))
  .map((file) => file.replace(/\.md$/, ""));

/** Every address of the product. A fixed address becomes a prerendered page; one with a parameter answers with a shell. */
export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("about", "routes/site/about.tsx"),

    route("services", "routes/site/services.tsx"),
    route("services/editorial", "routes/site/services/editorial.tsx"),
    route("services/design", "routes/site/services/design.tsx"),
    route("services/publishing", "routes/site/services/publishing.tsx"),
    route("services/marketing", "routes/site/services/marketing.tsx"),
    route("services/representation", "routes/site/services/representation.tsx"),
    route("services/ghostwriting", "routes/site/services/ghostwriting.tsx"),
    route("services/author-website-development", "routes/site/services/author-website-development.tsx"),
    route("services/social-media-setup", "routes/site/services/social-media-setup.tsx"),
    route("services/press-release-distribution", "routes/site/services/press-release-distribution.tsx"),
    route("services/book-trailer-video", "routes/site/services/book-trailer-video.tsx"),
    route("packages", "routes/site/packages.tsx"),

    route("success-stories", "routes/site/success-stories.tsx"),
    route("media-coverage", "routes/site/media-coverage.tsx"),
    route("blog", "routes/site/blog.tsx"),
    route("articles", "routes/site/articles.tsx"),
    ...articles.map((slug) => route(`blog/${slug}`, "routes/site/article.tsx", { id: `blog/${slug}` })),
    route("blog/*", "routes/site/post-not-found.tsx"),

    route("consultation", "routes/site/consultation.tsx"),
    route("query-letter-template", "routes/site/query-letter-template.tsx"),
    route("faq", "routes/site/faq.tsx"),
    route("author-success-guide", "routes/site/author-success-guide.tsx"),

    route("privacy-policy", "routes/site/legal.tsx", { id: "legal/privacy-policy" }),
    route("terms-of-service", "routes/site/legal.tsx", { id: "legal/terms-of-service" }),
    route("cookie-policy", "routes/site/legal.tsx", { id: "legal/cookie-policy" }),

    route("gallery", "routes/site/gallery.tsx"),

    ...Object.keys(aliases).map((path) => route(path.slice(1), "routes/site/alias.tsx", { id: `alias${path}` })),

    layout("routes/portal/layout.tsx", [
      route("auth", "routes/portal/auth.tsx"),
      route("auth/confirm", "routes/portal/confirm.tsx"),
      route("auth/new-password", "routes/portal/new-password.tsx"),
      layout("routes/portal/author-layout.tsx", [
        route("dashboard", "routes/portal/dashboard.tsx"),
        route("dashboard/projects/:id", "routes/portal/project.tsx"),
        route("dashboard/account", "routes/portal/account.tsx"),
      ]),
    ]),

    route("*", "routes/site/not-found.tsx"),
  ]),
  layout("routes/staff/layout.tsx", [
    route("staff", "routes/staff/inbox.tsx"),
    route("staff/people/:key", "routes/staff/person.tsx"),
    route("staff/projects", "routes/staff/projects.tsx"),
    route("staff/projects/:id", "routes/staff/project.tsx"),
    route("staff/codes", "routes/staff/codes.tsx"),
    route("staff/newsletter", "routes/staff/newsletter.tsx"),
    route("staff/newsletter/:id", "routes/staff/letter.tsx"),
    route("staff/mail", "routes/staff/mail.tsx"),
    route("staff/numbers", "routes/staff/numbers.tsx"),
  ]),
  route("search-index.json", "routes/site/search-index.ts"),
] satisfies RouteConfig;
