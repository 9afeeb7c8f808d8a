/** Builds the web pages of the console: `npx tsx tools/build-web.ts OUT`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { build } from "esbuild";
import { BROWSER, compiledCode } from "./browser-bundle.js";
import { writeExplorerData } from "./explorer-data.js";

const WEB = "src/console/web";
const ENTRY = `${WEB}/main.tsx`;

const out = process.argv[2] ?? "build/web";
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { metafile } = await build({
  ...BROWSER,
  entryPoints: [ENTRY],
  outdir: out,
  metafile: true,
  plugins: [compiledCode()],
});
const main = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === ENTRY);
if (main === undefined) throw new Error(`${ENTRY} has no output`);
const [script, { cssBundle }] = main;
const assets = [
  ...(cssBundle === undefined ? [] : [`<link rel="stylesheet" href="/console/assets/${basename(cssBundle)}" />`]),
  `<script type="module" src="/console/assets/${basename(script)}"></script>`,
];
const page = readFileSync(`${WEB}/index.html`, "utf8").replace("<!-- assets -->", assets.join("\n    "));
writeFileSync(`${out}/index.html`, page);
await writeExplorerData(`${out}/explorer`);
