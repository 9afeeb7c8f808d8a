/** How likely the tokens of an answer are: beside its texts, or in each of them. */
import { isWrittenIn } from "../model/forms-in-use.js";
import { writingTransformOf } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import { code, type Code } from "../print/code.js";
import { functionOf, type Declaration } from "../print/declarations.js";
import { locals } from "./locals.js";
import { transformNamed } from "./passes.js";
import { types, vocabularyType } from "./runtime.js";
import { probabilitiesWire } from "./template-variables.js";

const { probabilities } = locals;

/** The values of templates that are written by the function for them. */
export const PROBABILITIES = ["$probabilities", "$text_probabilities"];

/** Whether texts of answers have the probabilities of their own tokens. */
export function hasProbabilitiesInTexts(mapping: Mapping): boolean {
  return lineInTexts(mapping) !== undefined;
}

function lineInTexts({ parts }: Mapping): Line | undefined {
  return parts.forms
    .filter((form) => isWrittenIn(form, "answer"))
    .flatMap(({ lines }) => lines)
    .find(({ concept }) => concept === "probabilities");
}

/** The function for those of a fragment or of a text, which are written as whole answers have them. */
export function probabilitiesFunction(mapping: Mapping): Declaration {
  const beside = mapping.response.lines.find(({ concept, readOnly }) => concept === "probabilities" && !readOnly);
  const line = beside ?? lineInTexts(mapping);
  const transform = line === undefined ? undefined : writingTransformOf(line);
  const written =
    transform === undefined ? probabilities : code`${transformNamed(mapping, transform)}.write(${probabilities})`;
  return functionOf({
    node: line ?? { file: mapping.file, pointer: ["stream", "write", "parts"] },
    name: probabilitiesWire,
    parameters: [{ name: probabilities, type: tokensType(mapping) }],
    result: code`${types.Json} | undefined`,
    body: [code`return ${written};`],
  });
}

/** A list of tokens, which no function changes. */
export function tokensType({ vocabulary }: Mapping): Code {
  return code`readonly ${vocabularyType(vocabulary, "Token")}[]`;
}
