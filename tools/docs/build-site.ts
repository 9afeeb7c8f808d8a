/** Builds the documentation's site: plain files, which any web server or bucket can serve. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { BROWSER, compiledCode } from "../browser-bundle.js";
import { explorerData } from "../explorer-data.js";
import { type NavigationGroup, pageOf, TOOLS } from "./layout.js";
import { type RenderedPage, renderMarkdown } from "./markdown.js";
import { EXPLORER, FILES, groupsOf } from "./pages.js";
import { tablePages } from "./tables.js";

const ASSETS = "assets";
const STYLES = "tools/docs/docs.css";
const SCRIPT = "src/console/web/explorer-main.tsx";
const EXPLORER_HTML = "src/console/web/explorer.html";

interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

export async function buildSite(root: string, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const data = await explorerData(root);
  const metafile = await bundle(root, join(out, ASSETS));
  const styles = assetOf(metafile, (output) => output.entryPoint === STYLES);
  const groups = groupsOf(root);
  const pages = markdownPages(root);
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const navigation: NavigationGroup[] = groups.map(({ title, pages: linked }) => ({
    title,
    links: linked.map(({ path }) => ({ path, title: titles.get(path) ?? path })),
  }));
  for (const page of [...pages, ...tablePages(data)])
    write(out, page.path, pageOf({ ...page, navigation: [...navigation, TOOLS], styles }));
  for (const file of new Set(pages.flatMap(({ files }) => files)))
    write(out, `${FILES}/${file}`, readFileSync(join(root, file), "utf8"));
  write(out, EXPLORER, explorerPage(root, metafile));
  for (const [name, text] of data) write(out, `${ASSETS}/explorer/${name}`, text);
}

function markdownPages(root: string): (SitePage & RenderedPage)[] {
  const pages = groupsOf(root).flatMap((group) => group.pages);
  return pages.map((page) => ({
    path: page.path,
    ...renderMarkdown(readFileSync(join(root, page.source), "utf8"), page, pages),
  }));
}

async function bundle(root: string, outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    ...BROWSER,
    absWorkingDir: root,
    entryPoints: [SCRIPT, STYLES],
    outdir,
    metafile: true,
    plugins: [compiledCode(root)],
  });
  if (metafile === undefined) throw new Error("the bundle has no description");
  return metafile;
}

function assetOf({ outputs }: Metafile, isMeant: (output: Metafile["outputs"][string]) => boolean): string {
  const found = Object.entries(outputs).find(([, output]) => isMeant(output));
  if (found === undefined) throw new Error("an asset of the site was not built");
  return `${ASSETS}/${basename(found[0])}`;
}

/** The same page as under /explorer of a demonstration. */
function explorerPage(root: string, metafile: Metafile): string {
  const script = assetOf(metafile, ({ entryPoint }) => entryPoint === SCRIPT);
  const main = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === SCRIPT);
  const tags = [
    ...(main?.cssBundle === undefined
      ? []
      : [`<link rel="stylesheet" href="${ASSETS}/${basename(main.cssBundle)}" />`]),
    `<script type="module" src="${script}"></script>`,
  ];
  return readFileSync(join(root, EXPLORER_HTML), "utf8")
    .replace("<!-- assets -->", tags.join("\n    "))
    .replace('<div id="app">', '<div id="app" data-home="index.html">');
}

function write(out: string, path: string, text: string): void {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
