// @vitest-environment node
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

/** What a browser loads to draw a pack: its module with all that it needs, minified and compressed. */
async function loaded(module: string): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, target: "es2022", minify: true, lib: { entry: `src/cards/${module}.ts`, formats: ["es"] } },
  });
  const code = ([made].flat() as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("");
  const stream = new Blob([code]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

test.each(["dominoes", "sichuan", "totom"])("the art of %s is at most 12 KB to load", async (module) => {
  const bytes = await loaded(module);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(12 * 1024);
});
