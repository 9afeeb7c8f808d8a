/** The name of a tool that a vendor's servers run is one that its document has: models see it. */
import { nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function hostedTools({ documents, mappings }: Specs): Problem[] {
  return mappings.flatMap(({ dialect, request }) => {
    const document = documents.find(({ name }) => name === dialect);
    const text = JSON.stringify(document?.openapi ?? "");
    return request.unmapped.flatMap(({ file, pointer, path, hosted }) => {
      if (document === undefined || hosted === undefined || text.includes(hosted)) return [];
      const near = nearest(hosted, beginnings(path));
      return [
        file.problem(
          [...pointer, "hosted"],
          `${document.file.name} has no tool "${hosted}"`,
          near === undefined
            ? `if the vendor has it, name it there in the description of "${path}"`
            : `did you mean "${near}"?`,
        ),
      ];
    });
  });
}

/** Members with the settings of a tool often begin with its name. */
function beginnings(path: string): string[] {
  const words = (path.split(".").at(-1) ?? "").split("_");
  return words.map((_word, index) => words.slice(0, index + 1).join("_"));
}
