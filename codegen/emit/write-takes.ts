/** Whether a dialect has a form for a medium of the user, as passes over turns ask it. */
import { writtenBeside } from "../model/forms-in-use.js";
import type { Form, Mapping } from "../model/mapping.js";
import { code, joined, type Code } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { allOf, matchRecord } from "./conditions.js";
import { locals } from "./locals.js";
import { formWriter, writer } from "./own-names.js";
import { lossModule, vocabularyType } from "./runtime.js";
import { quote } from "./text.js";

const { part, takesMedia } = locals;

/** A medium is taken if it can be written. Only dialects with such a pass need the function. */
export function emitTakes(mapping: Mapping): FunctionDeclaration[] {
  const { functions, layout } = mapping;
  const isAsked = layout.beforeWrite.some(({ name }) => functions.find("conversation", name)?.takes === 5);
  return isAsked ? [takes(mapping)] : [];
}

function takes(mapping: Mapping): FunctionDeclaration {
  const users = mapping.layout.items.filter(({ name, content }) => name === "user" && content !== undefined);
  const isInContent = users.some(({ words }) => words !== true);
  const beside = users
    .flatMap((item) => writtenBeside(item, item.name, mapping).flatMap(({ forms }) => forms))
    .filter(({ kind }) => kind === "media");
  const inContent = code`${writer(mapping, "Part")}(${part}, ${quote("user")}, ${lossModule.noLoss}) !== undefined`;
  const tests = [...(isInContent ? [inContent] : []), ...beside.map((form) => besideTest(form, mapping))];
  return functionOf({
    name: takesMedia,
    docs: "Whether a medium can be written in a turn of the user.",
    parameters: [{ name: part, type: vocabularyType(mapping.vocabulary, "MediaPart") }],
    result: "boolean",
    body: [code`return ${tests.length === 0 ? "false" : joined(tests, " || ")};`],
  });
}

function besideTest(form: Form, mapping: Mapping): Code {
  const written = code`${formWriter(mapping, form.name, "Part")}(${part}, ${lossModule.noLoss}) !== undefined`;
  const test = allOf(matchRecord(form.concepts, part));
  return test === undefined ? written : code`${test} && ${written}`;
}
