/** Builds the web pages of the console, and those of the API's description: `npx tsx tools/build-web.ts OUT`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { build } from "esbuild";
import { BROWSER, compiledCode } from "./browser-bundle.js";
import { bundledLicences } from "./bundled-licences.js";
import { writeExplorerData } from "./explorer-data.js";

const WEB = "src/console/web";

interface Page {
  readonly entry: string;
  readonly html: string;
  readonly out: string;
  /** The path below which the gateway serves its files. */
  readonly assets: string;
}

/** The files that it is made of. */
async function buildPage({ entry, html, out, assets }: Page): Promise<string[]> {
  mkdirSync(out, { recursive: true });
  const { metafile } = await build({
    ...BROWSER,
    entryPoints: [entry],
    outdir: out,
    metafile: true,
    plugins: [compiledCode()],
  });
  const main = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (main === undefined) throw new Error(`${entry} has no output`);
  const [script, { cssBundle }] = main;
  const tags = [
    ...(cssBundle === undefined ? [] : [`<link rel="stylesheet" href="${assets}${basename(cssBundle)}" />`]),
    `<script type="module" src="${assets}${basename(script)}"></script>`,
  ];
  const page = readFileSync(html, "utf8").replace("<!-- assets -->", tags.join("\n    "));
  writeFileSync(`${out}/index.html`, page);
  return Object.keys(metafile.inputs);
}

const out = process.argv[2] ?? "build/web";
rmSync(out, { recursive: true, force: true });
const inputs = [
  ...(await buildPage({ entry: `${WEB}/main.tsx`, html: `${WEB}/index.html`, out, assets: "/console/assets/" })),
  ...(await buildPage({
    entry: `${WEB}/api-docs/main.ts`,
    html: `${WEB}/api-docs/index.html`,
    out: `${out}/api-docs`,
    assets: "/docs/assets/",
  })),
];
writeFileSync(`${out}/LICENCES.txt`, bundledLicences(inputs));
await writeExplorerData(`${out}/explorer`);
