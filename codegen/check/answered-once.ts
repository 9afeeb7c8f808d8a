/** A member that a line maps is not listed as one that nothing else can hold, nor as consumed. */
import { inside, mediaOf, type Placed, problemOf } from "../model/line.js";
import type { Form, Item, Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import { memberNode } from "./item-nodes.js";
import { inlineForms } from "../emit/keys.js";
import type { Specs } from "./specs.js";

/** A member under `consumed` or `unmapped`. */
interface Listed {
  readonly path: string;
  readonly key: string;
  readonly node: Placed;
  /** What lists it, in messages. */
  readonly by: string;
  /** The form of a record without a place: of its forms one alone is read. */
  readonly form?: Form;
}

/** A place, and what maps it: maybe a form of a record without a place. */
type Mapped = readonly [path: string, by: string, form?: Form];

export function answeredOnce({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const { file, request, layout, parts, records } = mapping;
    const inline = new Set(inlineForms(request.lines, mapping));
    // The members of a record without a place are listed among those of the request.
    const forms = [parts, ...records.values()].flatMap((record) => record.forms).filter((form) => !inline.has(form));
    const body: Placed = { file, pointer: ["request"] };
    return [
      ...answeredTwice(
        [...listedIn(body, request), ...[...inline].flatMap((form) => listedIn(form, form, form))],
        [...conversation(mapping), ...request.lines.flatMap((line) => placesOf(line, mapping))],
      ),
      ...forms.flatMap((form) =>
        answeredTwice(
          listedIn(form, form),
          form.lines.flatMap((line) => placesOf(line, mapping)),
        ),
      ),
      ...layout.items.flatMap((item) => answeredTwice(listedOfItem(item), placesOfItem(item))),
    ];
  });
}

function conversation({ isConversation, layout }: Mapping): Mapped[] {
  const { at, instructions } = layout;
  return [
    ...(isConversation ? [[at, "the conversation"] as const] : []),
    ...(instructions === undefined ? [] : [[instructions.at, "the line of instructions"] as const]),
  ];
}

function listedIn(owner: Placed, { consumed, unmapped }: Pick<Form, "consumed" | "unmapped">, form?: Form): Listed[] {
  const of = form === undefined ? "" : ` of the form "${form.name}"`;
  const paths = [
    ...Object.keys(consumed).map((path) => ({ path, key: "consumed" })),
    ...unmapped.map(({ path }) => ({ path, key: "unmapped" })),
  ];
  return paths.map(({ path, key }) => ({
    ...{ path, key, node: inside(owner, key, path), by: `${key}${of}` },
    ...(form && { form }),
  }));
}

function listedOfItem(item: Item): Listed[] {
  return [
    ...Object.keys(item.consumed).map((path) => ({ path, key: "consumed" as const })),
    ...item.unmapped.map(({ path }) => ({ path, key: "unmapped" as const })),
  ].map(({ path, key }) => ({ path, key, node: memberNode(item, key, path), by: key }));
}

function placesOfItem(item: Item): Mapped[] {
  const { content, beside, when } = item;
  return [
    ...Object.keys(when).map((path): Mapped => [path, "when"]),
    ...[content ?? [], ...beside.map(({ at }) => at)].flat().map((path): Mapped => [path, "content"]),
  ];
}

function answeredTwice(listed: readonly Listed[], places: readonly Mapped[]): Problem[] {
  return listed.flatMap(({ path, key, node, form }, index) => {
    const before = listed.slice(0, index).find((other) => other.path === path && !areApart(other.form, form));
    const others = places.filter(([, , mapping]) => !areApart(mapping, form));
    const by = others.find(([place]) => place === path)?.[1] ?? before?.by;
    if (by !== undefined)
      return [
        problemOf(
          node,
          `${path} is under ${key}:, and ${by} answers it too`,
          `leave it out of ${key}:, unless ${by} is wrong`,
        ),
      ];
    // What has answers inside is read member by member.
    const [inner, concept] = others.find(([place]) => isInside(place, path)) ?? [];
    if (inner === undefined) return [];
    return [
      problemOf(
        node,
        `${path} is under ${key}:, and ${concept} answers ${inner} inside it`,
        `list the members inside it that nothing answers, or leave it out of ${key}:`,
      ),
    ];
  });
}

function isInside(path: string, around: string): boolean {
  return path.startsWith(`${around}.`) || path.startsWith(`${around}[`);
}

/** Forms of one record: one of them alone is read. */
function areApart(one: Form | undefined, other: Form | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other && one.pointer[1] === other.pointer[1];
}

/** The places of a line, each with the name of its concept; those of a record without a place are its forms'. */
function placesOf(line: Line, mapping: Mapping): Mapped[] {
  if (line.kind !== "inline") {
    const media = mediaOf(line)?.at ?? [];
    return [line.at, line.copies, media].flat().map((path) => [path, `"${line.concept}"`]);
  }
  return inlineForms([line], mapping).flatMap((form) => [
    ...Object.keys(form.when).map((path): Mapped => [path, `"${line.concept}"`, form]),
    ...form.lines.flatMap((inner) => placesOf(inner, mapping)).map(([path, by]): Mapped => [path, by, form]),
  ]);
}
