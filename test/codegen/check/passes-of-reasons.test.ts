import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT } from "../../support/checkout.js";
import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const results = "fields: { id: tool_call_id, parts: { at: content, content: tool }";

const read = (path: string): string => readFileSync(join(CHECKOUT, "specs", path), "utf8");
/** A file of the dialect that the tutorial adds. */
const ofTutorial = (path: string): Edit => [
  path,
  null,
  read("README.md").split(`\`\`\`yaml\n# ${path}\n`)[1]?.split("```")[0] ?? "",
];
const mapping = "dialects/acme-vectors/mapping.yaml";
const vectors: Edit[] = [
  ["interlingua/embedding.yaml", null, read("interlingua/embedding.yaml")],
  ofTutorial("dialects/acme-vectors/dialect.yaml"),
  ofTutorial(mapping),
];

describe("passesOfReasons: where a concept needs no place, the pass runs that makes it so", () => {
  faultCases([
    [
      "failures of tools that no pass makes text",
      [[chat, `${results} }`, `${results}, ▸error: { implicit: failures are reported as text } }`]],
      "without the pass failures_as_text, failures of tools are written as successes",
      "write failures_as_text in before_write under layout",
    ],
    [
      "vectors that no pass numbers",
      [
        ...vectors,
        [mapping, "index: { implicit", "▸index: { implicit"],
        [mapping, "  after_read: [sort_by_index]\n", ""],
      ],
      "without the pass sort_by_index, clients of other dialects get vectors without an index",
      "write sort_by_index in after_read under response",
    ],
  ]);
});
