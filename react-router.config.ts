import type { Config } from "@react-router/dev/config";

// No rendering server: every page with a fixed address becomes a file; "/404" is the splat route's page.
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/blog/404", "/404"],
} satisfies Config;
