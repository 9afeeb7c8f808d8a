/** Each credential of a dialect is another place of its key. */
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function credentialsDistinct({ documents }: Specs): Problem[] {
  return documents.flatMap(({ file, keys }) => {
    const names = keys.credentials.map(({ in: place, name, scheme }) => JSON.stringify([place, name, scheme]));
    return keys.credentials.flatMap(({ in: place, name }, index) =>
      names.indexOf(names[index] ?? "") === index
        ? []
        : [
            file.problem(
              ["x-dialect", "credentials", index],
              `the key is looked for in the ${place} "${name}" already`,
              "leave one of the two out",
            ),
          ],
    );
  });
}
