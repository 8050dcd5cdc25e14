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

/** Has browsers load the page's parts while its beginning, which asks for them, is still on its way. */
const early = (): Plugin => ({
  name: "early",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const page = Object.values(bundle).find((file) => file.type === "chunk" && file.name === "Page");
      const files = page?.type === "chunk" ? [page.fileName, ...page.imports] : [];
      return files
        .filter((file) => !html.includes(file))
        .map((file) => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` } }));
    },
  },
});

export default defineConfig({
  base: "./",
  plugins: [early(), compressed()],
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
