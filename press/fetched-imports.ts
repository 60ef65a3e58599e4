import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What both entries bring along, so that it is there before anything is imported. */
const alwaysThere = /\/(rolldown-runtime|react|frame)-/;

/**
 * Vite puts a helper of its own around every `import()`, which preloads into the browser's module map, where a file that
 * did not come is remembered as missing. app/import-fetched.ts takes its place.
 */
export function fetchedImports(): Plugin {
  return {
    name: "fetched-imports",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names nothing where a part is one file; it is fetched like any other.
          resolveDependencies: (file, needed) =>
            [...new Set([file, ...needed])].filter((one) => !alwaysThere.test(one)),
        },
      },
    }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () =>
        `export { importFetched as __vitePreload } from ${JSON.stringify(fileURLToPath(new URL("../app/import-fetched.ts", import.meta.url)))};`,
    },
  };
}
