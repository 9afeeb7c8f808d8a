/**
 * A dialect without a form for documents of plain text makes them texts by the pass for that: the one that removes
 * media would make them texts too, and tables would not say so.
 */
import { problemOf } from "../model/line.js";
import type { Problem } from "../load/problem.js";
import type { Mapping } from "../model/mapping.js";
import { partFates } from "../tables/part-fates.js";
import type { Step } from "../tables/read-places.js";
import type { Known, Shape } from "../tables/shape.js";
import type { Specs } from "./specs.js";

const REMOVES = "only_media_taken";
const CONVERTS = "plain_documents_as_text";

export function documentsOfText({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const { beforeWrite } = mapping.layout;
    const index = beforeWrite.findIndex(({ name }) => name === REMOVES);
    const pass = beforeWrite[index];
    if (pass === undefined || beforeWrite.slice(0, index).some(({ name }) => name === CONVERTS)) return [];
    if (hasDocumentsOfText(mapping)) return [];
    const message = `no form holds a document of plain text, and ${REMOVES} makes it a text that no table names`;
    const hint = `write - ${CONVERTS} before - ${REMOVES}`;
    // A form that is wrong may be the one that is missing.
    return [problemOf({ file: mapping.file, pointer: pass.pointer }, message, hint, { rank: 1 })];
  });
}

const text: Shape = new Map<string, Known>([["text", { is: "given", shapes: [] }]]);
const document: Shape = new Map<string, Known>([
  ["medium", { is: "constant", value: "document" }],
  ["source", { is: "given", shapes: [text] }],
]);
const steps: readonly Step[] = [
  { concept: "source", shape: document },
  { concept: "text", shape: text },
];

function hasDocumentsOfText(mapping: Mapping): boolean {
  return partFates({ steps, kind: "media" }, { role: "user" }, mapping).some(({ is }) => is === "carried");
}
