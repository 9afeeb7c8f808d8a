/** `cut_item` is for answers that are a list of items, and changes constants which these items have. */
import { hintFor, misspelt } from "../load/nearest.js";
import { formOfParts } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function cutItems({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [
    ...withoutItems(mapping),
    ...unknownReasons(mapping),
    ...unknownMembers(mapping),
  ]);
}

function withoutItems({ file, response: { cutItem, lines } }: Mapping): Problem[] {
  if (cutItem === undefined || lines.some((line) => formOfParts(line).isItems === true)) return [];
  const wrong = "cut_item is for answers that are a list of items";
  return [file.problem(["response", "cut_item"], wrong, "leave it out, or write parts: <path>[] for a list of items")];
}

function unknownReasons({ file, response: { cutItem }, vocabulary }: Mapping): Problem[] {
  const known = (vocabulary.enums.get("Finish") ?? []).map(({ name }) => name);
  return (cutItem?.finish ?? []).flatMap((name, index) => {
    if (known.includes(name)) return [];
    const about = { ...misspelt(name, known), of: "meaning" } as const;
    const pointer = ["response", "cut_item", "finish", index];
    return [file.problem(pointer, `there is no way to end "${name}"`, hintFor(name, known), about)];
  });
}

/** Members that items have are there in the document, which is checked with the items. */
function unknownMembers({ file, layout: { items }, response: { cutItem } }: Mapping): Problem[] {
  const written = items.filter((item) => item.in !== "request" && item.direction !== "read");
  const known = new Set(written.flatMap(({ constants }) => Object.keys(constants)));
  return Object.keys(cutItem?.const ?? {}).flatMap((name) => {
    if (known.has(name)) return [];
    const wrong = `no item of an answer has the constant "${name}"`;
    const pointer = ["response", "cut_item", "const", name];
    return [file.problem(pointer, wrong, hintFor(name, known), misspelt(name, known))];
  });
}
