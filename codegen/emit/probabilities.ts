/** How likely the tokens of an answer are: beside its texts, or in each of them. */
import { isWrittenIn } from "../model/forms-in-use.js";
import { writingTransformOf } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { code } from "../print/code.js";
import { functionOf, type Declaration } from "../print/declarations.js";
import { locals } from "./locals.js";
import { transformNamed } from "./passes.js";
import { types } from "./runtime.js";
import { probabilitiesWire } from "./template-variables.js";

const { probabilities } = locals;

/** Whether texts of answers have the probabilities of their own tokens. */
export function hasProbabilitiesInTexts({ parts }: Mapping): boolean {
  return parts.forms.some(
    (form) => isWrittenIn(form, "answer") && form.lines.some(({ concept }) => concept === "probabilities"),
  );
}

/** The function for $probabilities: those of a fragment, as whole answers have them beside their texts. */
export function probabilitiesFunction(mapping: Mapping): Declaration {
  const line = mapping.response.lines.find(({ concept }) => concept === "probabilities");
  const transform = line === undefined || line.readOnly ? undefined : writingTransformOf(line);
  const written =
    transform === undefined ? probabilities : code`${transformNamed(mapping, transform)}.write(${probabilities})`;
  return functionOf({
    node: line ?? { file: mapping.file, pointer: ["stream", "write", "parts"] },
    name: probabilitiesWire,
    parameters: [{ name: probabilities, type: types.Json }],
    result: code`${types.Json} | undefined`,
    body: [code`return ${written};`],
  });
}
