import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // light-dark() has to reach the browser as it is: what stands in for it does not follow data-surroundings.
  build: { target: "es2022", cssTarget: ["chrome123", "firefox120", "safari17.5"], assetsInlineLimit: 0 },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
