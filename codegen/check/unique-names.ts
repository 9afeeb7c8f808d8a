/** Names by which things are looked up are unique across all files. */
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Specs } from "./specs.js";

interface Named {
  readonly what: string;
  readonly name: string;
  readonly file: SpecFile;
  readonly pointer: Pointer;
}

export function uniqueNames(specs: Specs): Problem[] {
  const seen = new Map<string, Named>();
  return namesOf(specs).flatMap((named) => {
    const key = `${named.what} ${named.name}`;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, named);
      return [];
    }
    // Which of the two is the new one is not known.
    const { file, line } = before.file.place(before.pointer);
    const message = `${named.what} "${named.name}" is in ${file}:${line} too`;
    return [named.file.problem(named.pointer, message, "names are looked up across all files: change one of the two")];
  });
}

function namesOf({ files, documents }: Specs): Named[] {
  const named = <Value>(
    what: string,
    key: keyof Value & string,
    all: readonly SpecFile<Value>[],
    nameOf: (value: Value) => string,
  ): Named[] => all.map((file) => ({ what, name: nameOf(file.value), file, pointer: [key] }));
  return [
    ...named("the vocabulary", "vocabulary", files.interlingua, ({ vocabulary }) => vocabulary),
    ...files["auth-styles"].flatMap((file) =>
      Object.keys(file.value.styles).map((name) => ({
        what: "the auth style",
        name,
        file,
        pointer: ["styles", name],
      })),
    ),
    ...named("the preset", "preset", files.provider, ({ preset }) => preset),
    ...named("the profile", "profile", files.profile, ({ profile }) => profile),
    ...documents.flatMap(({ file, routes }) =>
      routes.flatMap(({ method, path, aliases, operationId }) => {
        const pointer = ["paths", path, method.toLowerCase()];
        return [
          ...aliases.map((alias, index) => ({
            what: "the route",
            name: `${method} ${alias}`,
            file,
            pointer: [...pointer, "x-aliases", index],
          })),
          { what: "the route", name: `${method} ${path}`, file, pointer },
          { what: "the operation", name: operationId, file, pointer: [...pointer, "operationId"] },
        ];
      }),
    ),
  ];
}
