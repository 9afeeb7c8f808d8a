/** Readers of answers of vocabularies without a conversation: records of results. */
import { inside } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { code, madeOf, object, type Piece } from "../print/code.js";
import { constant, functionOf, type Declaration } from "../print/declarations.js";
import { locals } from "./locals.js";
import { printMember } from "./member.js";
import { reader } from "./own-names.js";
import { passStatements } from "./passes.js";
import { Places } from "./places.js";
import { members } from "./read-value.js";
import { lossModule, own as ownRuntime, settle, types, vocabularyType } from "./runtime.js";
import { literal, quote } from "./text.js";

const { body, loss, response } = locals;

export function emitReadResults(mapping: Mapping): Declaration[] {
  const places = new Places(body);
  const { lines, afterRead, own, ownOf } = mapping.response;
  const usage = lines.find(({ concept, at }) => concept === "usage" && at.length > 0);
  const fields = members(
    lines.filter(({ concept }) => concept !== "usage"),
    places,
    mapping,
  );
  const answer = object([
    ...(usage === undefined
      ? []
      : [
          madeOf(
            usage,
            code`usage: ${settle.reportedCounts}(${places.read(usage.at[0] ?? "")}, ${reader(mapping, "Usage")})`,
          ),
        ]),
    ...fields.map(printMember),
    ...(own === undefined ? [] : [code`own: ${ownRuntime.keepOwn}(${quote(ownOf)}, own, ${body})`]),
  ]);
  const passes = passStatements(afterRead, "response", mapping.functions);
  const type = vocabularyType(mapping.vocabulary, "Response");
  const result: Piece[] =
    passes.length === 0
      ? [code`return ${answer};`]
      : [code`let ${response}: ${type} = ${answer};`, ...passes, code`return ${response};`];
  const usesLoss = fields.some(({ expression }) => code`${expression}`.uses(loss));
  return [
    ...ownRule(mapping),
    functionOf({
      node: mapping.response,
      name: reader(mapping, "Response"),
      isExported: true,
      docs: `An answer of the ${mapping.dialect} dialect in the words of the vocabulary.`,
      parameters: [{ name: body, type: types.Wire }],
      result: type,
      body: [...(usesLoss ? [code`const ${loss} = ${lossModule.noLoss};`] : []), ...places.declarations, ...result],
    }),
  ];
}

/** The members that only clients of the dialect get. */
export function ownRule({ response }: Mapping): Declaration[] {
  const { own } = response;
  return own === undefined
    ? []
    : [constant({ node: inside(response, "own"), name: "own", type: types.OwnRule, value: literal(own) })];
}
