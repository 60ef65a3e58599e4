import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** In `npm run dev` the pages come from here and everything else from the server behind them. */
const api = process.env.API_PORT && `http://127.0.0.1:${process.env.API_PORT}`;
const doors = ["/rest/v1", "/functions/v1", "/auth/v1", "/newsletter", "/resources", "/dev/mail"];

type Graph = { getModuleInfo: (id: string) => { importers: string[] } | null };

/** Whether the root or the layout of public pages needs it: then every page does, and it comes in one file. */
function isInTheFrame(id: string, graph: Graph): boolean {
  const seen = new Set<string>();
  const isNeeded = (module: string): boolean => {
    if (/app[\\/](root|routes[\\/]site[\\/]layout)\.tsx/.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return graph.getModuleInfo(module)?.importers.some(isNeeded) ?? false;
  };
  return isNeeded(id);
}

/**
 * One list of all icons leads to each of them, whoever needs it: they stay with the pages that show them. The stylesheet
 * stays with the root: with the frame, every part that is fetched later would ask for it again.
 */
const staysWhereItIs = /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]|app[\\/](root\.tsx|app\.css)/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // Parts of the Supabase client that we never use, and that would be 40% of it.
    alias: {
      "@supabase/realtime-js": new URL("app/features/session/unused-realtime.ts", import.meta.url).pathname,
      "@supabase/storage-js": new URL("app/features/session/unused-storage.ts", import.meta.url).pathname,
    },
  },
  // Few files for a first visit instead of one for each small module; nothing that only a tool or a dialog needs.
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              minShareCount: 10,
            },
            {
              name: (id, graph) => (!staysWhereItIs.test(id) && isInTheFrame(id, graph) ? "frame" : null),
            },
          ],
        },
      },
    },
  },
  server: { proxy: api ? Object.fromEntries(doors.map((door) => [door, { target: api, changeOrigin: true }])) : {} },
  // Without the entries, the first visit to a page with a new package ends in a reload and "Invalid hook call".
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
});
