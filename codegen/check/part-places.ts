/** The places on the wire of the items of a conversation and the parts of a mapping, in requests and in answers. */
import { mediaOf } from "../model/line.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Form, Item, Mapping } from "../model/mapping.js";
import { SchemaPlace } from "./schema-place.js";

export interface PartPlaces {
  readonly request: SchemaPlace | undefined;
  readonly response: SchemaPlace | undefined;
  /** The object that an item of this kind is. */
  item(item: Item): SchemaPlace | undefined;
  /** The object that a part of this form is. */
  part(form: Form): SchemaPlace | undefined;
}

/** What cannot be found is undefined: the path that leads there is a problem of its own. */
export function partPlaces(document: DialectDocument, mapping: Mapping): PartPlaces {
  const request = SchemaPlace.union(some(document.requests.map((name) => SchemaPlace.named(document, name))));
  const response = SchemaPlace.named(document, "Response");
  const { layout } = mapping;
  const answer = mapping.response.lines.find(({ concept }) => concept === "parts");
  const answered = follow(response, answer?.at[0]);
  const isItems = answer?.kind === "parts" && answer.isItems;
  const itemForm = answer?.kind === "parts" ? answer.itemForm : undefined;
  const requested = follow(request, layout.at);
  const items = SchemaPlace.union(some([requested?.items(), ...(isItems ? [answered?.items()] : [])]));
  // Items of answers alone do not have all that items have.
  const item = ({ name }: Item): SchemaPlace | undefined =>
    requested && withAnswered(items, itemForm === name ? answered : undefined);
  const instructions = follow(request, layout.instructions?.at);
  const isWhole = isWholeLayout(mapping, request, item);
  const lists = some([
    ...layout.items.map((entry) => follow(item(entry), entry.content)?.items()),
    // A single part may be there without a list.
    instructions,
    instructions?.items(),
    ...(itemForm === undefined && !isItems ? [answered?.items()] : []),
  ]);
  const besideContent = (form: Form): SchemaPlace[] =>
    some(
      layout.items.flatMap((entry) => [
        ...(entry.part === form.name ? [item(entry)] : []),
        ...entry.beside
          .filter(({ forms }) => forms.includes(form.name))
          .flatMap(({ at, list }) =>
            at.map((path) => (list ? follow(item(entry), path)?.items() : oneOf(follow(item(entry), path)))),
          ),
      ]),
    );
  const placeOf = (form: Form, listed: readonly SchemaPlace[]): SchemaPlace | undefined => {
    const own = besideContent(form);
    // Parts may be at a place that is misspelt, or under a form that is: each is a problem of its own.
    if (own.length === 0 && !isWhole) return undefined;
    // A form that nothing distinguishes has no place: that is a problem of its own.
    if (own.length === 0 && form.direction !== "write" && Object.keys(form.when).length === 0) return undefined;
    return SchemaPlace.union(form.beside || own.length > 0 ? own : listed);
  };
  const nested = mapping.parts.forms.flatMap((form) => {
    const place = placeOf(form, lists);
    return form.lines
      .filter(({ kind }) => kind === "content" || kind === "media")
      .map((line) => follow(place, mediaOf(line)?.at ?? line.at[0])?.items());
  });
  const listed = [...lists, ...some(nested)];
  return { request, response, item, part: (form) => placeOf(form, listed) };
}

/** A list where an item is meant is a problem of its own, and its members are not. */
function withAnswered(items: SchemaPlace | undefined, answered: SchemaPlace | undefined): SchemaPlace | undefined {
  return isOnlyList(answered) ? undefined : SchemaPlace.union(some([items, answered]));
}

/** Whether a path leads somewhere; one that is not written does. */
function isFound(place: SchemaPlace | undefined, path: string | undefined): boolean {
  return path === undefined || follow(place, path) !== undefined;
}

/** Whether the places of all parts are known. */
function isWholeLayout(
  { layout, parts }: Mapping,
  request: SchemaPlace | undefined,
  item: PartPlaces["item"],
): boolean {
  return (
    isFound(request, layout.instructions?.at) &&
    layout.items.every((entry) => isFound(item(entry), entry.content)) &&
    !namesUnknownForms({ layout, parts })
  );
}

function namesUnknownForms({ layout, parts }: Pick<Mapping, "layout" | "parts">): boolean {
  const names = parts.forms.map(({ name }) => name);
  return layout.items.some(
    ({ part, beside }) =>
      (part !== undefined && !names.includes(part)) ||
      beside.some(({ forms }) => forms.some((form) => !names.includes(form))),
  );
}

/** The place at a path, where there is one. */
export function follow(place: SchemaPlace | undefined, path: string | undefined): SchemaPlace | undefined {
  if (place === undefined || path === undefined) return undefined;
  const found = place.at(path);
  return found instanceof SchemaPlace ? found : undefined;
}

/** Whether a place has no member of several that forms have. One alone counts with those that forms are known by. */
export function hasNoneOf(place: SchemaPlace | undefined, forms: readonly Form[]): boolean {
  const own = forms.flatMap(({ lines }) => lines.flatMap(({ at }) => at));
  const paths = own.length === 1 ? [...own, ...forms.flatMap(({ when }) => Object.keys(when))] : own;
  return paths.length > 1 && paths.every((path) => follow(place, path) === undefined);
}

/** A list where one object is meant is a problem of its own, and its members are not. */
function oneOf(place: SchemaPlace | undefined): SchemaPlace | undefined {
  return isOnlyList(place) ? place?.items() : place;
}

function some(places: readonly (SchemaPlace | undefined)[]): SchemaPlace[] {
  return places.filter((place) => place !== undefined);
}

/** Whether a place has a list and never anything else. */
export function isOnlyList(place: SchemaPlace | undefined): boolean {
  const types = (place?.types ?? []).filter((type) => type !== "null");
  return types.length > 0 && types.every((type) => type === "array");
}
