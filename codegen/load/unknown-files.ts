/** Files that are none of those that the compiler knows: else they would be ignored without a message. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { hintFor, nearest } from "./nearest.js";
import type { Problem } from "./problem.js";

type Fault = Pick<Problem, "message" | "hint">;

/** Names of files become comments of generated code. */
export const fileName = /^[A-Za-z0-9._/-]+$/;

const rootFiles: readonly string[] = ["auth-styles.yaml", "error-shapes.yaml", "errors.yaml", "refusals.yaml"];
const pages: readonly string[] = ["README.md", "REFERENCE.md"];
const dialectFiles: readonly string[] = ["dialect.yaml", "mapping.yaml", "functions.ts"];

/** The ending of the files in each folder; a dialect has a folder of its own. */
const endings: Readonly<Record<string, string>> = {
  dialects: "",
  interlingua: ".yaml",
  language: ".json",
  profiles: ".yaml",
  providers: ".yaml",
};

/** What the files of these folders are called elsewhere. */
const otherFolders: Readonly<Record<string, string>> = {
  presets: "providers",
  schemas: "language",
  vocabularies: "interlingua",
};

const NO_FOLDER = "the compiler knows no folder of this name";
const NO_FILE = "the compiler knows no file of this name here";
const OWN_FOLDER = "each dialect has a folder of its own";

/** Where one file is and the names of all files, each as a path below the tree. */
interface Place {
  readonly path: string;
  readonly paths: ReadonlySet<string>;
}

export function unknownFiles(root: string): Problem[] {
  const paths = new Set(filesBelow(root));
  const folders = new Set<string>();
  return [...paths].flatMap((path) => {
    const [folder = "", ...rest] = path.split("/");
    const isOfFolder = rest.length > 0 && folder !== "mappings" && !Object.hasOwn(endings, folder);
    if (isOfFolder && folders.has(folder)) return [];
    folders.add(folder);
    const fault = isOfFolder ? faultOfFolder(folder) : faultOf({ path, paths });
    const name = `specs/${isOfFolder ? folder : path}`;
    return fault === undefined
      ? []
      : [{ file: fileName.test(name) ? name : JSON.stringify(name), line: 1, column: 1, ...fault }];
  });
}

/** Without what is hidden, and what editors leave beside a file. */
function filesBelow(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => !/(?:^|\/)[.#]|~$/.test(path))
    .filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true)
    .sort();
}

function faultOfFolder(folder: string): Fault {
  const known = Object.keys(endings);
  const meant = otherFolders[folder] ?? nearest(folder, known);
  return {
    message: NO_FOLDER,
    hint: meant === undefined ? hintFor(folder, known) : `move its files to specs/${meant}/`,
  };
}

function faultOf(place: Place): Fault | undefined {
  const { path } = place;
  const [folder = "", name, ...rest] = path.split("/");
  if (basename(path) === "README.md") return undefined;
  if (name === undefined) return faultOfRoot(place);
  if (folder === "dialects" || folder === "mappings") return faultOfDialect(place);
  if (rest.length > 0) return moved(`${folder}/${rest.at(-1) ?? ""}`);
  const ending = endings[folder] ?? "";
  if (name.endsWith(ending)) return undefined;
  const stem = name.replace(/\.(?:ya?ml|json)$/i, "");
  return stem === name
    ? { message: NO_FILE, hint: `files of specs/${folder}/ have names such as acme${ending}` }
    : renamed(place, `${stem}${ending}`);
}

function faultOfRoot(place: Place): Fault | undefined {
  const { path } = place;
  if (rootFiles.includes(path) || pages.includes(path)) return undefined;
  const meant = nearest(withEnding(path), rootFiles);
  return meant === undefined ? { message: NO_FILE, hint: hintFor(path, rootFiles) } : renamed(place, meant);
}

/** `mappings/` had a file for each dialect once. */
function faultOfDialect(place: Place): Fault | undefined {
  const { path, paths } = place;
  const [folder = "", dialect = "", name, ...rest] = path.split("/");
  if (name === undefined || folder === "mappings") {
    const file = folder === "mappings" ? "mapping" : "dialect";
    const stem = (name ?? dialect).replace(/\.\w+$/, "");
    return { message: OWN_FOLDER, hint: `move it to specs/dialects/${stem}/${file}.yaml` };
  }
  if (rest.length > 0) return moved(`${folder}/${dialect}/${rest.at(-1) ?? ""}`);
  // The functions may have files beside them.
  if (name.endsWith(".ts") && paths.has(`${folder}/${dialect}/functions.ts`)) return undefined;
  if (dialectFiles.includes(name)) return undefined;
  const meant = nearest(withEnding(name), dialectFiles);
  return meant === undefined ? { message: NO_FILE, hint: hintFor(name, dialectFiles) } : renamed(place, meant);
}

function withEnding(name: string): string {
  return name.toLowerCase().replace(/\.ya?ml$/, ".yaml");
}

function moved(to: string): Fault {
  return { message: `there are no folders in specs/${dirname(to)}`, hint: `move it to specs/${to}` };
}

/** The name that a file should have, where no other file has it. */
function renamed({ path, paths }: Place, name: string): Fault {
  const isTaken = paths.has([...path.split("/").slice(0, -1), name].join("/"));
  return {
    message: NO_FILE,
    hint: isTaken ? `${name} is beside it: move what it holds there, and remove it` : `name it ${name}`,
  };
}
