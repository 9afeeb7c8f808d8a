/** What a host refuses of reasoning in words is named by its dialect. */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function refusedReasoning({ files, documents }: Specs): Problem[] {
  return files.provider.flatMap((file) =>
    Object.entries(file.value.wire ?? {}).flatMap(([dialect, { reasoning_refused: refused = [] }]) => {
      const known = documents.find(({ name }) => name === dialect)?.keys.state?.in_words?.members ?? [];
      return refused.flatMap((member, index) =>
        known.includes(member)
          ? []
          : [
              file.problem(
                ["wire", dialect, "reasoning_refused", index],
                `the ${dialect} dialect names no reasoning in "${member}"`,
                hintFor(member, known),
              ),
            ],
      );
    }),
  );
}
