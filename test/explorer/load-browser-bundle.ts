import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Explorer } from "../../src/explorer/contract.js";
import { BROWSER, compiledCode } from "../../tools/browser-bundle.js";
import { CHECKOUT } from "../support/checkout.js";

/** The compiled code as browsers get it. Nothing of Node is in it, so that it runs here too. */
export async function loadBrowserBundle(outdir: string): Promise<Explorer> {
  const { metafile } = await build({
    ...BROWSER,
    absWorkingDir: CHECKOUT,
    entryPoints: ["src/explorer/explorer.ts"],
    outdir,
    outExtension: { ".js": ".mjs" },
    metafile: true,
    plugins: [compiledCode(CHECKOUT)],
  });
  const entry = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint !== undefined && entryPoint.endsWith("explorer.ts"),
  );
  const file = join(outdir, basename(entry?.[0] ?? ""));
  return ((await import(pathToFileURL(file).href)) as { explorer: Explorer }).explorer;
}
