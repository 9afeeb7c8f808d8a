/** What a writer makes of parts, by where they are: in turns of each role, in the instructions, in results. */
import { mediaOf } from "../model/line.js";
import { isWrittenIn, writtenBeside, writtenInContent, writtenItems } from "../model/forms-in-use.js";
import type { Form, Item, Line, Mapping } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";
import { wordsFor } from "../model/vocabulary.js";
import { dropped, fatesAmong, fatesWhereHeld, noPlace, WHOLE, type Fate } from "./fates.js";
import type { Context } from "./condition.js";
import { memberPlace, partPlace } from "./part-place.js";
import { carriedFromResults } from "./passes.js";
import type { Step } from "./read-places.js";

/** Where a dialect's requests may have parts of a form. */
export function contextsOf(form: Form, { layout, parts }: Mapping): Context[] {
  const items = layout.items.filter(({ direction }) => direction !== "write");
  const own = items.filter((item) => item.part === form.name);
  const beside = items.filter((item) => item.beside.some(({ forms }) => forms.includes(form.name)));
  // Where the content is one text, it has no other parts.
  const isHeld = (isText: boolean): boolean => !isText || form.kind === "text";
  const holders = items.filter(({ content, words }) => content !== undefined && isHeld(words === true));
  const roles = (form.beside ? [...own, ...beside] : holders).map(({ role }) => role);
  if (!form.beside && layout.instructions !== undefined && isHeld(layout.instructions.words === true))
    roles.push("system");
  const isNested =
    !form.beside &&
    parts.forms.some(({ lines }) => lines.some((line) => holdsParts(line) && isHeld(holdsOneText(line))));
  return [...[...new Set(roles)].map((role) => ({ role })), ...(isNested ? (["results"] as const) : [])];
}

/** The same contexts, where the target has instructions at the beginning at another place than later ones apart. */
export function contextsApart(contexts: readonly Context[], from: Mapping, to: Mapping): Context[] {
  if (to.layout.instructions === undefined) return [...contexts];
  const own = readRoles(from);
  return contexts.flatMap((context) => {
    if (context === "results" || !own.has(context.role) || !isInstruction(context.role)) return [context];
    const item = itemOf(context.role, to);
    if (item === undefined || !isInstruction(item.role)) return [context];
    return [false, true].map((isLater) => ({ ...context, isLater }));
  });
}

/** The roles of the items that a dialect reads. */
const readRoles = oncePer(
  ({ layout }: Mapping): ReadonlySet<string> =>
    new Set(layout.items.filter(({ direction }) => direction !== "write").map(({ role }) => role)),
);

function isInstruction(role: string): boolean {
  return role === "system" || role === "developer";
}

function holdsParts({ kind }: Line): boolean {
  return kind === "content" || kind === "media";
}

function holdsOneText(line: Line): boolean {
  return line.kind === "content" && line.words === true;
}

/** A concept of a part of a kind. */
interface PartConcept {
  readonly steps: readonly Step[];
  readonly kind: string;
}

/** The fates of a concept of a part in one context. */
export function partFates({ steps, kind }: PartConcept, context: Context, to: Mapping): Fate[] {
  const because = to.parts.absent.get(kind);
  if (because !== undefined) return [dropped(because)];
  if (context === "results") {
    const moved = movedFromResults(kind, steps, to);
    return [
      ...(moved === "none" ? [] : partFates({ steps, kind }, { role: "user" }, to)),
      ...(moved === "all" ? [] : resultFates(kind, steps, to)),
    ];
  }
  const isAtBeginning = isInstruction(context.role) && context.isLater !== true;
  if (isAtBeginning && to.layout.instructions !== undefined) return instructionFates(kind, steps, to);
  const item = itemOf(context.role, to);
  return item === undefined ? [dropped(noPlace(to))] : itemFates(item, kind, steps, to);
}

/** The items in which turns are written, and the name of the item of each role. */
const turnItems = oncePer((to: Mapping) => {
  const items = writtenItems(to, "request").filter(({ part }) => part === undefined);
  const own = new Map(items.map((item) => [item.role, item.name]));
  return { items, names: wordsFor(to.vocabulary.enums.get("Role") ?? [], own) };
});

/** The item in which turns of a role are written. */
function itemOf(role: string, to: Mapping): Item | undefined {
  const { items, names } = turnItems(to);
  return items.find((item) => item.name === names.get(role)) ?? items.find((item) => item.role === "user");
}

function instructionFates(kind: string, steps: readonly Step[], to: Mapping): Fate[] {
  const { at = "", content = "", words = false } = to.layout.instructions ?? {};
  if (!words) return contentFates(content, kind, steps, to, at);
  return wordFates(at, kind, steps, to);
}

/** Only texts and refusals are written, and of them only the words. */
function wordFates(at: string, kind: string, steps: readonly Step[], to: Mapping): Fate[] {
  return textFates(at, kind === "refusal" ? "text" : kind, steps, to);
}

function textFates(at: string, kind: string, [step]: readonly Step[], to: Mapping): Fate[] {
  const isText = kind === "text" && (step?.concept === WHOLE || step?.concept === "text");
  return isText
    ? [{ is: "carried", to: at, line: undefined, form: undefined, conditions: [] }]
    : [dropped(noPlace(to))];
}

function itemFates(item: Item, kind: string, steps: readonly Step[], to: Mapping): Fate[] {
  const place = (form: Form): string => partPlace(to, form);
  const own = fatesWhereHeld(ownForms(item, kind, to), steps, place, to);
  if (own.isClosed) return own.fates;
  const besideForms = writtenBeside(item, item.name, to).flatMap(({ forms }) =>
    forms.filter((form) => form.kind === kind),
  );
  const beside = fatesWhereHeld(besideForms, steps, place, to);
  const fates = [...own.fates, ...beside.fates];
  if (beside.isClosed) return fates;
  if (item.words === true) return [...fates, ...wordFates(memberPlace(to, item.content), kind, steps, to)];
  return [
    ...fates,
    ...(item.content === undefined ? [dropped(noPlace(to))] : contentFates(item.name, kind, steps, to)),
  ];
}

/** The forms of parts that are items of their own. */
function ownForms(item: Item, kind: string, to: Mapping): Form[] {
  const own = writtenItems(to, "request").filter(({ part, role }) => part !== undefined && role === item.role);
  return own.flatMap(({ part }) => to.parts.forms.filter((form) => form.name === part && form.kind === kind));
}

/** Parts in a list of content at a place. Some dialects have a lone text in place of the list. */
function contentFates(where: string, kind: string, steps: readonly Step[], to: Mapping, list?: string): Fate[] {
  const forms = writtenInContent(to).filter((form) => form.kind === kind && isWrittenIn(form, where));
  const listed = fatesAmong(
    forms,
    steps,
    (form) => (list === undefined ? partPlace(to, form) : `${list}[${form.name}]`),
    to,
  );
  const at = list ?? memberPlace(to, to.layout.items.find(({ name }) => name === where)?.content);
  const isShort = to.layout.textShorthand && kind === "text" && ["text", WHOLE].includes(steps[0]?.concept ?? "");
  return isShort ? [...listed, { is: "carried", to: at, line: undefined, form: undefined, conditions: [] }] : listed;
}

/** Which parts of a kind a pass moves out of results. */
function movedFromResults(kind: string, [step]: readonly Step[], to: Mapping): "all" | "some" | "none" {
  const moves = carriedFromResults(to).filter(({ concept }) => concept === kind);
  if (moves.some(({ of }) => Object.keys(of).length === 0)) return "all";
  const conditions = moves.flatMap(({ of }) => Object.entries(of));
  const meant = conditions.map(([name, wanted]) => {
    const known = step?.shape.get(name);
    return known?.is === "constant" ? [wanted].flat().includes(String(known.value)) : undefined;
  });
  if (meant.includes(true)) return "all";
  return meant.includes(undefined) ? "some" : "none";
}

/** Parts inside of results are in a list, or in an object of the client's tools with the media beside it. */
function resultFates(kind: string, steps: readonly Step[], to: Mapping): Fate[] {
  const results = [...writtenInContent(to), ...to.parts.forms.filter(({ beside }) => beside)].filter(
    (form) => form.kind === "result" && form.direction !== "read",
  );
  const lines = results.flatMap((form) =>
    form.lines.flatMap((line) => (line.concept === "parts" ? [{ form, line }] : [])),
  );
  return lines.flatMap(({ form, line }) => {
    if (line.kind === "implicit") return [{ is: "implied", because: line.because, conditions: [], node: line }];
    if (line.kind === "absent") return [dropped(line.because, undefined, line)];
    const place = `${partPlace(to, form)}.${line.at[0] ?? ""}`;
    if (line.kind === "content" && !line.words) return contentFates(line.content, kind, steps, to, place);
    const media = mediaOf(line);
    if (kind === "media" && media !== undefined)
      return contentFates(media.content, kind, steps, to, `${partPlace(to, form)}.${media.at}`);
    return line.kind === "content" ? wordFates(place, kind, steps, to) : textFates(place, kind, steps, to);
  });
}

/** The fates in several contexts. Where they differ, each is named with its context. */
export function fatesWithin(contexts: readonly Context[], fatesIn: (context: Context) => readonly Fate[]): Fate[] {
  const all = contexts.map((context) => ({ context, fates: fatesIn(context) }));
  const isCarried = ({ fates }: { fates: readonly Fate[] }): boolean => fates.some(({ is }) => is !== "dropped");
  const isSame = all.every((one) => isCarried(one)) || !all.some(isCarried);
  return all.flatMap(({ context, fates }) =>
    fates.map((fate) => (isSame ? fate : { ...fate, conditions: [{ is: "within", context }, ...fate.conditions] })),
  );
}
