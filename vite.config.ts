import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Without the entries, the first visit to a page with a new package ends in a reload and "Invalid hook call".
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
});
