/** The licences of the packages that are bundled into web pages: whoever gets the files must get these too. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;
/** Also those that a package lists beside a file, of the packages that are bundled into it. */
const LICENCE = /^(?:licen[cs]e|notice)|\.license\.txt$/i;

/** From the files that a bundle is made of. */
export function bundledLicences(inputs: readonly string[]): string {
  const folders = inputs.flatMap((input) => PACKAGE.exec(input)?.[0] ?? []);
  return [...new Set(folders)].sort().map(licencesIn).join("\n");
}

function licencesIn(folder: string): string {
  const texts = readdirSync(folder)
    .filter((name) => LICENCE.test(name) && existsSync(join(folder, name)))
    .sort()
    .map((name) => `${name}\n\n${readFileSync(join(folder, name), "utf8").trim()}\n`);
  if (texts.length === 0) throw new Error(`${folder} has no licence`);
  return `${"=".repeat(80)}\n${folder.replace(/^.*node_modules\//, "")}\n\n${texts.join("\n")}`;
}
