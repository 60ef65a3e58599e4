import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** In `npm run dev` the pages come from here and everything else from the server behind them. */
const api = process.env.API_PORT && `http://127.0.0.1:${process.env.API_PORT}`;
const doors = ["/rest/v1", "/functions/v1", "/auth/v1", "/newsletter", "/resources", "/dev/mail"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // Parts of the Supabase client that we never use, and that would be 40% of it.
    alias: {
      "@supabase/realtime-js": new URL("app/features/session/unused-realtime.ts", import.meta.url).pathname,
      "@supabase/storage-js": new URL("app/features/session/unused-storage.ts", import.meta.url).pathname,
    },
  },
  server: { proxy: api ? Object.fromEntries(doors.map((door) => [door, { target: api, changeOrigin: true }])) : {} },
  // Without the entries, the first visit to a page with a new package ends in a reload and "Invalid hook call".
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
});
