import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the built page goes: into the package of the service, which serves it. */
const PAGE = here("../../service/cardavia/service/page");
/** What is worth compressing. */
const TEXT = /\.(css|html|js|svg)$/;

/** Puts beside each file what the service sends to browsers that take it compressed. */
const compressed = (): Plugin => ({
  name: "compressed",
  apply: "build",
  closeBundle() {
    for (const entry of readdirSync(PAGE, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !TEXT.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const body = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(body));
      writeFileSync(`${path}.br`, brotliCompressSync(body));
    }
  },
});

export default defineConfig({
  base: "./",
  plugins: [compressed()],
  resolve: { alias: { "@cardavia/client": here("../typescript/src/index.ts") } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // While one works on the page, its calls go to a server that runs beside it.
  server: {
    proxy: { "/cardavia.v1.": "http://127.0.0.1:8080" },
    fs: { allow: [here(".."), here("../../languages")] },
  },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    // light-dark() has to reach the browser as it is: what stands in for it does not follow data-surroundings.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
