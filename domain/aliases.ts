/** Service addresses that the site's own search once listed, and the pages they mean. The server answers 301. */
export const aliases = {
  "/services/book-design": "/services/design",
  "/services/marketing-publicity": "/services/marketing",
  "/services/publishing-distribution": "/services/publishing",
  "/services/literary-representation": "/services/representation",
  "/services/editorial-services": "/services/editorial",
} as const;
