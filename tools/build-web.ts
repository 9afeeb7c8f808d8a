/** Builds the web pages of the console, and those of the API's description: `npx tsx tools/build-web.ts OUT`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { build, type Metafile } from "esbuild";
import { BROWSER, compiledCode } from "./browser-bundle.js";
import { bundledLicences } from "./bundled-licences.js";
import { writeExplorerData } from "./explorer-data.js";

const WEB = "src/console/web";

interface Pages {
  /** The scripts of the pages, by the names of their files. */
  readonly entries: Readonly<Record<string, string>>;
  /** The folder of the pages. */
  readonly from: string;
  readonly out: string;
  /** The path below which the gateway serves its files. */
  readonly assets: string;
}

/** The files that it is made of. */
async function buildPages({ entries, from, out, assets }: Pages): Promise<string[]> {
  mkdirSync(out, { recursive: true });
  const { metafile } = await build({
    ...BROWSER,
    entryPoints: Object.values(entries),
    outdir: out,
    metafile: true,
    plugins: [compiledCode()],
  });
  for (const [page, entry] of Object.entries(entries)) {
    const tags = tagsOf(entry, metafile, assets);
    const text = readFileSync(`${from}/${page}.html`, "utf8").replace("<!-- assets -->", tags.join("\n    "));
    writeFileSync(`${out}/${page}.html`, text);
  }
  return Object.keys(metafile.inputs);
}

function tagsOf(entry: string, { outputs }: Metafile, assets: string): string[] {
  const main = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (main === undefined) throw new Error(`${entry} has no output`);
  const [script, { cssBundle }] = main;
  return [
    ...(cssBundle === undefined ? [] : [`<link rel="stylesheet" href="${assets}${basename(cssBundle)}" />`]),
    `<script type="module" src="${assets}${basename(script)}"></script>`,
  ];
}

const out = process.argv[2] ?? "build/web";
rmSync(out, { recursive: true, force: true });
const console = { index: `${WEB}/main.tsx`, explorer: `${WEB}/explorer-main.tsx` };
const inputs = [
  ...(await buildPages({ entries: console, from: WEB, out, assets: "/console/assets/" })),
  ...(await buildPages({
    entries: { index: `${WEB}/api-docs/main.ts` },
    from: `${WEB}/api-docs`,
    out: `${out}/api-docs`,
    assets: "/docs/assets/",
  })),
];
writeFileSync(`${out}/LICENCES.txt`, bundledLicences(inputs));
await writeExplorerData(`${out}/explorer`);
