/** Builds the web pages of the console: `npx tsx tools/build-web.ts OUT`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { build } from "esbuild";

const WEB = "src/console/web";
const ENTRY = `${WEB}/main.tsx`;

const out = process.argv[2] ?? "build/web";
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { metafile } = await build({
  entryPoints: [ENTRY],
  outdir: out,
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  metafile: true,
  logLevel: "warning",
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
