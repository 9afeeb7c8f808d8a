/** Keeps texts that take long to make: most are the same each time. */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { checkoutOf } from "../checkout.js";
import { Recent } from "./recent.js";

const { resolve: resolvePackage } = createRequire(import.meta.url);

/** Beside the packages, so that a compiled compiler finds it too. */
const folder = join(dirname(resolvePackage("oxfmt/package.json")), "../.cache/isogloss-codegen");

/** Of the inputs whose texts are in memory: more than one compilation has. */
const MOST_CHARACTERS = 15_000_000;

/** What makes texts: a folder of the compiler, and the packages that it calls. Texts of another maker are not taken. */
export class Cache {
  /** This maker, and the one that it was compiled from: it made the same texts. */
  readonly #makers: readonly string[];
  readonly #recent = new Recent<string>(MOST_CHARACTERS);

  constructor(makers: string, packages: readonly string[]) {
    const descriptions = packages.map((name) => readFileSync(resolvePackage(`${name}/package.json`), "utf8"));
    const folders = [...new Set([makers, sourceOf(makers)])].filter((one) => existsSync(one));
    this.#makers = folders.map((one) => hashOf([...filesIn(one), ...descriptions]));
  }

  /** Names an input and the maker as its sources are, so that a compiled maker has the same names. */
  keyOf(input: string): string {
    return hashOf([this.#makers.at(-1) ?? "", input]);
  }

  /** The text for an input; packages that only `make` needs are best imported there. */
  async text(input: string, make: () => Promise<string>): Promise<string> {
    const known = this.find(input);
    if (known !== undefined) return known;
    const text = await make();
    this.keep(input, text);
    return text;
  }

  /** The text that was kept for an input. */
  find(input: string): string | undefined {
    const recent = this.#recent.find(input);
    if (recent !== undefined) return recent;
    const path = this.#makers.map((maker) => pathOf(maker, input)).find((one) => existsSync(one));
    if (path === undefined) return undefined;
    markAsUsed(path);
    const text = readFileSync(path, "utf8");
    this.#recent.keep(input, text);
    return text;
  }

  keep(input: string, text: string): void {
    this.#recent.keep(input, text);
    const [maker = ""] = this.#makers;
    const path = pathOf(maker, input);
    mkdirSync(folder, { recursive: true });
    // Renamed when whole: another process may make the same.
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  }
}

/** More texts than the compiler and its tests make of one state of the sources. */
const MOST_TEXTS = 3000;
const DAY = 24 * 60 * 60 * 1000;

/** The time of a file is that of its last use, to the day. */
function markAsUsed(path: string): void {
  const now = new Date();
  try {
    if (now.getTime() - statSync(path).mtimeMs > DAY) utimesSync(path, now, now);
  } catch {
    // Another process has removed it.
  }
}

/** Removes the texts that were not used for the longest time, as texts of former sources are kept too. */
export function pruneCache(from = folder, most = MOST_TEXTS): void {
  const paths = existsSync(from) ? readdirSync(from).map((name) => join(from, name)) : [];
  if (paths.length <= most) return;
  const byUse = paths.map((path) => ({ path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  for (const { path } of byUse.sort((left, right) => right.used - left.used).slice(most)) rmSync(path, { force: true });
}

function pathOf(maker: string, input: string): string {
  return join(folder, hashOf([maker, input]));
}

/** A folder of the compiler as it is in the checkout, where it was compiled into another folder of it. */
function sourceOf(makers: string): string {
  const root = join(import.meta.dirname, "../..");
  return join(checkoutOf(root), relative(root, makers));
}

/** The texts of the files in a folder, without those of folders inside. */
export function filesIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(path, name), "utf8"));
}

export function hashOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest("hex");
}
