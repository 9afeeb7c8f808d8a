/** How a usage is read. */
import type { Mapping } from "../join/mapping.js";
import { Places } from "./places.js";
import { camel, comment, memberName, noted } from "./text.js";

/** A count of tokens, unless a transform says what else the number is. */
function readCount(transform: string | undefined, value: string): string {
  return transform === undefined ? `asCount(${value})` : `${camel(transform)}.read(${value})`;
}

export function emitUsage(mapping: Mapping): string[] {
  const places = new Places("wire");
  const fields = mapping.usage
    .filter((line) => line.at.length > 0)
    .map((line) => {
      const counts = line.at.map((at, index) =>
        readCount(line.transformEach[index] ?? line.transform, places.read(at)),
      );
      return { line, expression: counts.join(" ?? ") };
    });
  const own = new Map(fields.map(({ line, expression }) => [line.concept, expression]));
  const value = ({ line, expression }: (typeof fields)[number]): string =>
    line.without.length === 0
      ? expression
      : `including(${[expression, ...line.without.map((part) => own.get(part) ?? "undefined")].join(", ")})`;
  return [
    comment("Tokens as the upstream counts them, in the vocabulary's way of counting."),
    `export function readUsage(${fields.length === 0 ? "_wire" : "wire"}: Wire): Usage {`,
    ...places.declarations,
    "return {",
    ...fields.map((field) => noted(`${memberName(field.line.concept)}: ${value(field)},`, field.line.at.join(" or "))),
    "};",
    "}",
  ];
}
