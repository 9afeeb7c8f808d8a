/** How a usage is read. */
import { transformOf } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import { code, joined, madeOf, object, type Code, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { matchWire, memberOf } from "./conditions.js";
import { locals } from "./locals.js";
import { printMember } from "./member.js";
import { reader } from "./own-names.js";
import { transformNamed } from "./passes.js";
import { Places } from "./places.js";
import { read, settle, types, vocabularyType } from "./runtime.js";

export function emitUsage(mapping: Mapping): FunctionDeclaration {
  const places = new Places(locals.wire);
  const counted = mapping.usage.filter((line) => line.at.length > 0);
  const own = new Map(counted.map((line) => [line.concept, madeOf(line, readCounts(line, places, mapping))]));
  const valueOf = ({ concept, without }: Line): Piece => {
    const value = own.get(concept) ?? "undefined";
    const others = without.map((part) => own.get(part) ?? "undefined");
    return without.length === 0 ? value : code`${settle.including}(${joined([value, ...others])})`;
  };
  const members = counted.map((line) => printMember({ name: line.concept, expression: madeOf(line, valueOf(line)) }));
  return functionOf({
    node: { file: mapping.file, pointer: ["usage"] },
    name: reader(mapping, "Usage"),
    isExported: true,
    docs: "Tokens as the upstream counts them, in the vocabulary's way of counting.",
    parameters: [{ name: locals.wire, type: types.Wire }],
    result: vocabularyType(mapping.vocabulary, "Usage"),
    body: [...places.declarations, code`return ${withMore(mapping, object(members))};`],
  });
}

/** The counts, with those that a usage reports beside its own. */
function withMore(mapping: Mapping, counts: Code): Code {
  const { moreUsage: more } = mapping;
  if (more === undefined) return counts;
  const test = matchWire(more.match, "item") ?? "true";
  const list = memberOf(locals.wire, more.at);
  return madeOf(
    more,
    code`${settle.withMoreUsage}(${counts}, ${list}, (item) => ${test}, ${reader(mapping, "Usage")})`,
  );
}

/** The count at the first of several places that has one. */
function readCounts(line: Line, places: Places, mapping: Mapping): Piece {
  const transform = (index: number): string | undefined =>
    line.kind === "transforms" ? line.transforms[index] : transformOf(line);
  return joined(
    line.at.map((at, index) => readCount(transform(index), places.read(at), mapping)),
    " ?? ",
  );
}

/** A count of tokens, unless a transform reads the number as something else. */
function readCount(transform: string | undefined, value: Piece, mapping: Mapping): Piece {
  return transform === undefined
    ? code`${read.asCount}(${value})`
    : code`${transformNamed(mapping, transform)}.read(${value})`;
}
