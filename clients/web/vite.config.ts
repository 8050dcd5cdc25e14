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

/**
 * Has browsers load the page's parts and its looks while its beginning, which asks for them, is still on its way; and the
 * client, which is the largest file and needed next, as long as the line has nothing else to do but wait for words.
 */
const early = (): Plugin => ({
  name: "early",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const page = chunks.find(({ name }) => name === "Page");
      const parts = chunks.filter((chunk) => chunk === page || page?.imports.includes(chunk.fileName));
      const next = chunks.filter(({ name }) => name === "client");
      const link = (href: string, attrs: Record<string, string>) => ({
        tag: "link",
        attrs: { ...attrs, crossorigin: true, href: `./${href}` },
      });
      return [
        ...parts
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
          .map((file) => link(file, { rel: "preload", as: "style" })),
        ...[...parts, ...next]
          .filter(({ fileName }) => !html.includes(fileName))
          .map(({ fileName }) => link(fileName, { rel: "modulepreload" })),
      ];
    },
  },
});

/**
 * What goes into one file, each module with all that it imports and no file before has. A browser asks for six files at
 * a time: over a slow line few files come sooner than many small ones.
 */
const FILES: [name: string, modules: RegExp][] = [
  ["words", /\/src\/(language\/files|settings\/kept)\.ts$/],
  ["client", /\/typescript\/src\//],
  ["strokes", /\/src\/cards\/(pips|strokes)\.ts$/],
  ["home", /\/src\/(header\/Header|home\/Home|home\/Unknown|rules\/opening|theme\/\w+\.css|titles)/],
  ["table", /\/src\/(problem|server|table\/(?!parts))/],
];

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
    rolldownOptions: {
      output: {
        codeSplitting: { groups: FILES.map(([name, test], place) => ({ name, test, priority: FILES.length - place })) },
      },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
