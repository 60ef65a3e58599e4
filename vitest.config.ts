import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [{ test: { name: "unit", include: ["{domain,content,app,press}/**/*.test.{ts,tsx}", "*.test.ts"] } }],
  },
});
