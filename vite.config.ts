import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // Parts of the Supabase client that we never use, and that would be 40% of it.
    alias: {
      "@supabase/realtime-js": new URL("app/features/session/unused-realtime.ts", import.meta.url).pathname,
      "@supabase/storage-js": new URL("app/features/session/unused-storage.ts", import.meta.url).pathname,
    },
  },
  // Without the entries, the first visit to a page with a new package ends in a reload and "Invalid hook call".
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
});
