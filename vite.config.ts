import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** In `npm run dev` the pages come from here and everything else from the server behind them. */
const api = process.env.API_PORT && `http://127.0.0.1:${process.env.API_PORT}`;
const doors = ["/rest/v1", "/functions/v1", "/auth/v1", "/newsletter", "/resources", "/dev/mail"];

/** Of what many files share, only what public pages are made of: desk and portal share as much again among themselves. */
const isEverywhere = (id: string) =>
  !/node_modules[\\/](?!lucide-react)|features[\\/](session|projects|account|desk)|portal-shell|ui[\\/](dialog|tabs|tooltip|progress)|(content|domain)[\\/](desk|dashboard|auth|account|project|word-log|callback|discount-offer|consultation)/.test(
    id,
  );
const isInTheFrame = (id: string) =>
  /app[\\/](layout|features[\\/](attribution|newsletter)|ui[\\/]logo|forms[\\/](honeypot|use-hydrated))|lucide-react|(chat|offer)-memory|content[\\/](newsletter|search|chat)\.ts/.test(
    id,
  );

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
            { name: "house", test: isEverywhere, minShareCount: 10 },
            { name: "frame", test: isInTheFrame, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: api ? Object.fromEntries(doors.map((door) => [door, { target: api, changeOrigin: true }])) : {} },
  // Without the entries, the first visit to a page with a new package ends in a reload and "Invalid hook call".
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
});
