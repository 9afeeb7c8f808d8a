/** What a file is looked up by is its own name, or that of its folder: else another file seems to be missing. */
import { basename, dirname } from "node:path";
import type { SpecFiles } from "../load/spec-files.js";
import { folderOf } from "../load/load-specs.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";

export function namesOfFiles(files: SpecFiles): Problem[] {
  const names = Object.values(files).flatMap((all) => all.map(({ name }) => name));
  return [
    ...files.interlingua.flatMap((file) => nameOfFile(file, "vocabulary", file.value.vocabulary, names)),
    ...files.profile.flatMap((file) => nameOfFile(file, "profile", file.value.profile, names)),
    ...files.provider.flatMap((file) => nameOfFile(file, "preset", file.value.preset, names)),
    ...files.dialect.flatMap((file) => nameOfFolder(file, file.value["x-dialect"].name, names)),
  ];
}

function nameOfFile(file: SpecFile, key: string, name: string, names: readonly string[]): Problem[] {
  const own = basename(file.name, ".yaml");
  const meant = `${dirname(file.name)}/${name}.yaml`;
  const isFree = !names.includes(meant);
  return name === own
    ? []
    : [
        file.problem(
          [key],
          `the file is "${own}.yaml", and its ${key} is "${name}"`,
          `write ${key}: ${own}${isFree ? `, or name the file ${name}.yaml` : ""}`,
        ),
      ];
}

function nameOfFolder(file: SpecFile, name: string, names: readonly string[]): Problem[] {
  const folder = folderOf(file);
  const own = basename(folder);
  const isFree = !names.some((other) => dirname(other) === `${dirname(folder)}/${name}`);
  const pointer: Pointer = ["x-dialect", "name"];
  return name === own
    ? []
    : [
        file.problem(
          pointer,
          `the folder is "${own}", and the dialect's name is "${name}"`,
          `write name: ${own}${isFree ? `, or name the folder ${name}` : ""}`,
        ),
      ];
}
