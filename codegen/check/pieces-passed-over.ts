/** A member by which pieces of an event are distinguished is read by one of them, or listed as lost. */
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { isList } from "../model/source.js";
import type { EventSource, Pieces, PieceSource } from "../load/sources/mapping-stream.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { follow } from "./part-places.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

/** Pieces of one object, and what is listed beside them. */
interface Siblings {
  readonly pieces: readonly PieceSource[];
  readonly unmapped: readonly string[];
  readonly pointer: Pointer;
  /** The members with the words of the cases that they are in; none for pieces of lists: items may be of hosts. */
  readonly discriminators: readonly string[] | undefined;
}

export function piecesPassedOver({ documents, mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const read = mapping.file.value.stream?.read;
    const document = documents.find(({ name }) => name === mapping.dialect);
    if (read === undefined) return [];
    return siblingsIn(read, ["stream", "read"], []).flatMap((one) => [
      ...passedOver(one, mapping),
      ...besideThem(one, mapping, document),
    ]);
  });
}

function siblingsIn(
  { discriminator, pieces = [], unmapped = {}, cases = {} }: Partial<EventSource>,
  pointer: Pointer,
  outer: readonly string[],
): Siblings[] {
  const discriminators = discriminator === undefined ? outer : [...outer, discriminator];
  return [
    ...ofPieces({ pieces, unmapped: Object.keys(unmapped), pointer: [...pointer, "pieces"], discriminators: outer }),
    ...Object.entries(cases).flatMap(([word, rule]) => {
      const node = [...pointer, "cases", word];
      if (typeof rule === "string") return [];
      return isPieces(rule)
        ? ofPieces({ pieces: rule, unmapped: [], pointer: node, discriminators })
        : siblingsIn(rule, node, discriminators);
    }),
  ];
}

function isPieces(rule: EventSource | Pieces): rule is Pieces {
  return isList(rule);
}

function ofPieces(siblings: Siblings): Siblings[] {
  const inner = siblings.pieces.flatMap(({ pieces = [], unmapped = {} }, index) =>
    ofPieces({
      ...{ pieces, unmapped: Object.keys(unmapped), discriminators: undefined },
      pointer: [...siblings.pointer, index, "pieces"],
    }),
  );
  return [siblings, ...inner];
}

function isAnswered({ pieces, unmapped }: Siblings, member: string): boolean {
  return [...unmapped, ...pieces.flatMap(readBy)].some(
    (path) => path === member || [".", "["].some((next) => path.startsWith(member + next)),
  );
}

function passedOver(siblings: Siblings, { file }: Mapping): Problem[] {
  return siblings.pieces.flatMap(({ when = {} }, index) =>
    Object.entries(when).flatMap(([member, wanted]) => {
      if (wanted !== "absent" || isAnswered(siblings, member)) return [];
      return [
        file.problem(
          [...siblings.pointer, index, "when", member],
          `this piece is without "${member}", and what has it is lost in silence`,
          hintFor(member),
          { lacks: member },
        ),
      ];
    }),
  );
}

function hintFor(member: string): string {
  return `write a piece for it, or unmapped: { ${member}: <why> } beside pieces:`;
}

/** Where the members of an object tell pieces apart, its other objects and lists are pieces too. */
function besideThem(siblings: Siblings, { file }: Mapping, document: DialectDocument | undefined): Problem[] {
  const { pieces, pointer, discriminators } = siblings;
  if (document === undefined || discriminators === undefined) return [];
  const schemas = document.events.map((name) => SchemaPlace.named(document, name));
  const event = SchemaPlace.union(schemas.filter((schema) => schema !== undefined));
  const present = pieces.flatMap(({ when = {} }) =>
    Object.entries(when).flatMap(([member, wanted]) => (wanted === "present" ? [member] : [])),
  );
  const objects = [...new Set(present.map((member) => member.split(".").slice(0, -1).join(".")))]
    .filter((path) => path !== "")
    // The pieces are distinguished by a word there.
    .filter((path) => !discriminators.some((discriminator) => discriminator.startsWith(`${path}.`)));
  return objects.flatMap((path) =>
    membersWithMembers(follow(event, path))
      .map((name) => `${path}.${name}`)
      .filter((member) => !isAnswered(siblings, member))
      .map((member) =>
        file.problem(pointer, `no piece here has "${member}", and what has it is lost in silence`, hintFor(member), {
          lacks: member,
        }),
      ),
  );
}

function membersWithMembers(place: SchemaPlace | undefined): string[] {
  return (place?.names ?? []).filter((name) => {
    const types = follow(place, name)?.types ?? [];
    return types.includes("object") || types.includes("array");
  });
}

/** The members that a piece reads, or is recognized by. */
function readBy({ when = {}, ...piece }: PieceSource): string[] {
  const conditions = Object.entries(when).flatMap(([member, wanted]) => (wanted === "absent" ? [] : [member]));
  const places = Object.entries(piece).flatMap(([key, value]) =>
    ["kind", "record", "form", "transform", "unmapped"].includes(key) ? [] : [value],
  );
  return [...conditions, ...places.flatMap(textsIn)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
