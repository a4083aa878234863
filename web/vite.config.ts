import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressPlugin } from "./compress-plugin.ts";
import { documentPlugin } from "./document-plugin.ts";
import { offlinePlugin } from "./offline-plugin.ts";

export default defineConfig({
  plugins: [react(), documentPlugin(), offlinePlugin(), compressPlugin()],
  build: {
    target: "es2022",
    // Nothing is inlined: the Content-Security-Policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    // One style sheet: it is small, and a part that came later could change the order of rules.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
    reportCompressedSize: false,
    // Building a schema changes nothing, so those that the page does not use need not be in it.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ["z"] },
      // Left to itself the bundler makes a file of each set of modules that two screens share: thirty small ones, and on a
      // slow line each waits for its turn.
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "shared", minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
});
