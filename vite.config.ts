import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { serverPaths } from "./domain/addresses.ts";
import { drawnPages } from "./press/drawn-pages.ts";
import { fetchedImports } from "./press/fetched-imports.ts";

/** In `npm run dev` the pages come from here and everything else from the server behind them. */
const api = process.env.API_PORT && `http://127.0.0.1:${process.env.API_PORT}`;
/** What the build makes beside the pages. */
const builtFiles = [
  "/resources",
  "/vignettes",
  "/search-index.json",
  "/feed.xml",
  "/tools/rates.xml",
  "/icon.svg",
  "/favicon.ico",
  "/site.webmanifest",
];

type Graph = { getModuleInfo: (id: string) => { importers: string[] } | null };

/** What every public page wakes by itself: the islands of app/layout, and the notices. The newsletter waits to be seen. */
const frameParts =
  /app[\\/](layout[\\/](account-link|site-menu-button)|features[\\/](chat[\\/]chat-launcher|search[\\/]header-search|offer[\\/]offer)|ui[\\/]notify)\.tsx?$/;

/** Whether the frame needs it: then every page does, and it comes in one file. */
function isInTheFrame(id: string, graph: Graph): boolean {
  const seen = new Set<string>();
  const isNeeded = (module: string): boolean => {
    if (frameParts.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return graph.getModuleInfo(module)?.importers.some(isNeeded) ?? false;
  };
  return isNeeded(id);
}

/** One list of all icons leads to each of them, whoever needs it: they stay with the parts that show them. */
const staysWhereItIs = /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;

export default defineConfig({
  plugins: [react(), tailwindcss(), drawnPages(), fetchedImports()],
  appType: "custom",
  build: {
    outDir: "build/client",
    manifest: true,
    rolldownOptions: {
      input: ["app/islands/wake.tsx", "app/tools/tools.tsx", "app/site.css", "app/app.css"],
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: (id, graph) => (!staysWhereItIs.test(id) && isInTheFrame(id, graph) ? "frame" : null) },
            // One file each: they are small, and a form has most of them.
            {
              name: "fields",
              test: /app[\\/]forms[\\/](field|text-field|select-field|checkbox-field|text-area)\.tsx$/,
            },
            {
              name: "form",
              test: /app[\\/]forms[\\/](use-form|post-form|choice-group|honeypot|error-summary|use-idempotency-key)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: api
      ? Object.fromEntries([...serverPaths, ...builtFiles].map((door) => [door, { target: api, changeOrigin: true }]))
      : {},
  },
});
