/** What requests prefer, so that the conditions of one row may be met. */
import { recordOf, transformOf, wordsOf, type Placed } from "../../../codegen/model/line.js";
import type { Form, Line, Mapping } from "../../../codegen/model/mapping.js";
import type { Condition, Context, Test } from "../../../codegen/tables/condition.js";
import { partPlace, partReadPlaces } from "../../../codegen/tables/part-place.js";
import { partPlaces, placeIn } from "../../../codegen/tables/read-places.js";
import type { Json } from "../../../src/registry.js";
import type { Preference } from "./bodies-of-schemas.js";
import { PreferredPlaces, within } from "./preferred-places.js";
import { wantChosen, wantOffered, wantTools } from "./wanted-tools.js";
import { between, valuesFor, valuesOf, wordsIn } from "./wanted-values.js";
import { bare, isWithin } from "./table-places.js";

/** A place of tables, in one of the forms in which it is read. */
export interface Target {
  readonly place: string;
  readonly concept: string;
  readonly form: string | undefined;
  readonly conditions: readonly Condition[];
  /** Where the mapping has it. */
  readonly at?: Placed | undefined;
}

/** Concepts that have an effect beside others only. */
const COMPANIONS: Readonly<Record<string, string>> = { tool_choice: "tools", parallel_calls: "tools", strict: "tools" };

/** Names that tools and calls share. */
const SHARED = "qwertyuiopasdf";

/** The forms on the way to the place of a row, and what its conditions ask for. Each seed is another way. */
export function preferenceFor(target: Target, from: Mapping, to: Mapping, others: number, seed: number): Preference {
  const { concept, form, conditions } = target;
  const preferred = new PreferredPlaces();
  const part = partOf(target, from);
  const around = part === undefined ? "" : wantPart(part, target, from, preferred, seed);
  const own =
    part === undefined
      ? bare(target.place)
      : within(around, bare(target.place).slice(bare(placeOfPart(part, target, from)).length));
  preferred.want(own);
  if (part !== undefined && around !== "") {
    wantRequired(part, around, own, preferred);
    wantSource(part, around, from, preferred);
  }
  if (from.isConversation) preferred.want(from.layout.at);
  if (part === undefined) wantItem(target.place, from, preferred);
  wantOffered(target.place, own, from, preferred);
  const holder = { own, form: formOf(form, from), prefix: around, part, around };
  if (holder.form !== undefined && holder.form !== part) holder.prefix = wantRecord(holder.form, own, from, preferred);
  if (holder.form !== part) wantMembers(presentIn(holder.form), holder, preferred);
  for (const condition of conditions) wantCondition(condition, holder, from, preferred, seed);
  suggestWords(target.at, own, from, preferred);
  if (!conditions.some(({ is }) => is === "words")) preferred.wantValues(own, wordsAt(target.at, from));
  const neutral = lineAt(target.at)?.field.neutral;
  if (typeof neutral === "boolean" && lineAt(target.at)?.kind !== "transform") preferred.wantValues(own, [!neutral]);
  if (concept.endsWith(".strict")) wantMembers(["parameters", "schema"], holder, preferred);
  if (part === undefined && from.isConversation && !isWithin(own, from.layout.at)) wantWords(from, preferred);
  for (const { request } of [from, to])
    for (const rule of [request.rules[concept] ?? []].flat()) preferred.wantValues(own, valuesOf(rule));
  wantCompanions(concept, from, to, preferred);
  const companion = COMPANIONS[concept.split(".")[0] ?? ""];
  if (companion !== undefined) wantTools(from, preferred, seed);
  if (concept === "tool_choice.mode") wantChosen(holder, SHARED, preferred);
  if (concept.endsWith("_choice.names")) preferred.values.set(`${own}[]`, [SHARED]);
  for (const place of preferred.wanted) preferred.unwanted.delete(place);
  const isInResult = part !== undefined && around !== bare(placeOfPart(part, target, from));
  const isShared = companion !== undefined || part?.kind === "call" || part?.kind === "result" || isInResult;
  const { wanted, unwanted, values } = preferred;
  // Of several forms that an object may have, others would get in the way of its own.
  const inside = part !== undefined && own === around && seed % 2 === 0 ? "" : own;
  return { wanted, unwanted, values, inside, others, ...(isShared && seed % 4 !== 0 && { shared: SHARED }) };
}

/** The same without a concept of a part. */
export function withoutConcept(preference: Preference, { lines }: Form, around: string, concept: string): Preference {
  const places = lines.flatMap((line) =>
    line.concept === concept ? line.at.map((at) => within(around, bare(placeIn("", at, line)))) : [],
  );
  const isElsewhere = (place: string): boolean => !places.some((one) => isWithin(place, one));
  return {
    ...preference,
    wanted: new Set([...preference.wanted].filter(isElsewhere)),
    unwanted: new Set([...preference.unwanted, ...places]),
  };
}

/** The same for an answer, with other places and their values: it has no tools with which its calls share names. */
export function preferenceOfAnswer(
  { shared: _, ...preference }: Preference,
  places: ReadonlyMap<string, readonly Json[]>,
): Preference {
  const preferred = new PreferredPlaces();
  for (const [place, values] of places) {
    preferred.want(bare(place));
    preferred.wantValues(bare(place), values);
  }
  return {
    ...preference,
    wanted: new Set([...preference.wanted, ...preferred.wanted]),
    values: new Map([...preference.values, ...preferred.values]),
  };
}

/** What the target needs beside a concept, or in any case. */
function wantCompanions(concept: string, from: Mapping, to: Mapping, preferred: PreferredPlaces): void {
  const [head = ""] = concept.split(".");
  const needed = Object.entries(to.request.rules).filter(([, declared]) =>
    [declared].flat().some(({ required, when = {} }) => {
      const isOfOthers = Object.entries(when).some(([name, wanted]) => name !== head && wanted === "present");
      return required === true && !isOfOthers;
    }),
  );
  for (const [name] of needed) {
    const line = from.request.lines.find((one) => one.concept === name);
    if (line?.at[0] === undefined) continue;
    preferred.want(bare(placeIn("", line.at[0], line)));
    if ("match" in line) preferred.wantMatch(bare(placeIn("", line.at[0], line)).replace(/\[\].*?$/, "[]"), line.match);
  }
}

/** What each record of a form has; of a part that is meant as a whole, every concept. */
function wantRequired({ lines }: Form, around: string, own: string, preferred: PreferredPlaces): void {
  for (const line of lines) {
    const [place, ...others] = line.at.map((at) => within(around, bare(placeIn("", at, line))));
    if (place === undefined || !(line.field.required || own === around)) continue;
    // A concept is not in two of its places at once.
    if (!others.includes(own) && !preferred.unwanted.has(place)) preferred.want(place);
  }
}

/** What a medium is, if its source has one form alone. */
function wantSource({ kind, lines }: Form, around: string, { records }: Mapping, preferred: PreferredPlaces): void {
  const line = lines.find(({ concept }) => concept === "source");
  const [at] = line?.at ?? [];
  if (kind !== "media" || line === undefined || at === undefined) return;
  const [form, ...others] = records.get(recordOf(line) ?? "")?.forms ?? [];
  if (form === undefined || others.length > 0) return;
  const place = within(around, bare(placeIn("", at, line)));
  for (const {
    concept,
    at: [member],
  } of form.lines)
    if (["data", "url"].includes(concept) && member !== undefined) preferred.want(within(place, bare(member)));
}

function lineAt(at: Placed | undefined): Line | undefined {
  return at !== undefined && "concept" in at ? (at as Line) : undefined;
}

/** The words that a line has at its own place, or that the record there has in place of its members. */
function wordsAt(at: Placed | undefined, { records }: Mapping): string[] {
  const line = lineAt(at);
  if (line === undefined) return at !== undefined && "values" in at ? wordsIn((at as Form).values) : [];
  const forms = records.get(recordOf(line) ?? "")?.forms ?? [];
  const words = [wordsOf(line), ...forms.filter(({ isBare }) => isBare).map(({ values }) => values)];
  return words.flatMap(wordsIn);
}

/** The words of members of a record, wherever it has these members. */
function suggestWords(at: Placed | undefined, own: string, { records }: Mapping, preferred: PreferredPlaces): void {
  const line = lineAt(at);
  const forms = records.get((line === undefined ? undefined : recordOf(line)) ?? "")?.forms ?? [];
  for (const member of forms.flatMap(({ lines }) => lines)) {
    const [place] = member.at.map((one) => within(own, bare(placeIn("", one, member))));
    const words = wordsIn(wordsOf(member));
    if (place !== undefined && words.length > 0 && !preferred.values.has(place)) preferred.values.set(place, words);
  }
}

/** A form of words that turns of a role have. */
export function formOfWords({ layout, parts }: Mapping, role: string): Form | undefined {
  const items = layout.items.filter((item) => item.role === role && item.direction !== "write");
  const isText = ({ concept, at }: Line): boolean => concept === "text" && at.length > 0;
  return parts.forms.find(
    (form) =>
      form.kind === "text" &&
      form.direction !== "write" &&
      !form.beside &&
      form.lines.some(isText) &&
      items.some((item) => holds(item, form)),
  );
}

/** A turn of the user with words, so that something is left of the conversation. */
function wantWords(from: Mapping, preferred: PreferredPlaces): void {
  const form = formOfWords(from, "user");
  if (form === undefined) return;
  const conditions: Condition[] = [{ is: "roles", roles: ["user"] }];
  const place = wantPart(form, { place: "", concept: "", form: form.key, conditions }, from, preferred, 0);
  wantRequired(form, place, "", preferred);
}

/** The part that a place is in. */
export function partOf({ place, form }: Pick<Target, "place" | "form">, from: Mapping): Form | undefined {
  const read = from.parts.forms.filter(({ direction }) => direction !== "write");
  const own = read.find(({ key }) => key === form);
  if (own !== undefined) return own;
  const around = read.filter((one) => place.startsWith(partPlace(from, one)) && /[[]/.test(partPlace(from, one)));
  const isIn = (one: Form): boolean => /^(?:$|[.[])/.test(place.slice(partPlace(from, one).length));
  return around
    .filter((one) => isIn(one) && !one.isBare)
    .sort(byPlaceLength(from))
    .at(0);
}

function byPlaceLength(from: Mapping): (left: Form, right: Form) => number {
  return (left, right) => partPlace(from, right).length - partPlace(from, left).length;
}

/** Of the places of a part, the one that a place is in. */
function placeOfPart(part: Form, { place }: Target, from: Mapping): string {
  return partReadPlaces(from, part).find((one) => isWithin(place, one)) ?? partPlace(from, part);
}

/** A part in an item that may have it, or in a result. The place where it is. */
function wantPart(part: Form, target: Target, from: Mapping, preferred: PreferredPlaces, seed: number): string {
  const { layout } = from;
  const { conditions } = target;
  const items = layout.items.filter((item) => item.direction !== "write" && holds(item, part));
  const context = contextIn(conditions, seed);
  const roles = [
    ...conditions.flatMap((one) => (one.is === "roles" ? one.roles : [])),
    ...(typeof context === "object" ? [context.role] : []),
  ];
  const fitting = items.filter(({ role }) => roles.length === 0 || roles.includes(role));
  const all = fitting.length > 0 ? fitting : items;
  const isInTurns = roles.length > 0 || part.beside || all.some((item) => item.part === part.name);
  const results = isInTurns ? [] : resultsOf(from);
  const way =
    context === "results" && results.length > 0
      ? all.length + (seed % results.length)
      : seed % (all.length + results.length);
  const result = results[way - all.length];
  if (result !== undefined) {
    const around = wantPart(
      result.form,
      { place: "", concept: "", form: result.form.key, conditions: [] },
      from,
      preferred,
      0,
    );
    preferred.wantMatch(around, result.form.when);
    const place = `${within(around, bare(result.at))}[]`;
    preferred.want(place);
    preferred.wantMatch(place, part.when);
    return place;
  }
  const item = all[way];
  const list = layout.isOneItem === true ? layout.at : `${layout.at}[]`;
  if (item !== undefined) preferred.wantMatch(list, item.when);
  const place = bare(placeOfPart(part, target, from));
  preferred.want(place);
  preferred.wantMatch(place, part.when);
  return place;
}

/** Where a row has a part in the case that a seed is for. */
function contextIn(conditions: readonly Condition[], seed: number): Context | undefined {
  const tests = conditions.flatMap((one) => (one.is === "tests" ? (one.any[seed % one.any.length] ?? []) : []));
  return tests.flatMap((test) => (test.is === "within" ? [test.context] : []))[0];
}

function holds({ name, beside, content, part: own }: Mapping["layout"]["items"][number], part: Form): boolean {
  if (own !== undefined) return own === part.name;
  if (part.beside) return beside.some(({ forms }) => forms.includes(part.name));
  return content !== undefined && (part.in?.includes(name) ?? true);
}

/** The forms of results, with the places of the parts in them. */
function resultsOf({ parts }: Mapping): { readonly form: Form; readonly at: string }[] {
  return parts.forms
    .filter(({ kind, direction }) => kind === "result" && direction !== "write")
    .flatMap((form) => form.lines.flatMap(({ kind, at: [at = ""] }) => (kind === "content" ? [{ form, at }] : [])));
}

/** The item that a place names, which is in no part. */
function wantItem(place: string, { layout }: Mapping, preferred: PreferredPlaces): void {
  const item = layout.items.find(({ name }) => place.startsWith(`${layout.at}[${name}]`));
  if (item !== undefined) preferred.wantMatch(`${layout.at}[]`, item.when);
}

function formOf(form: string | undefined, { parts, records }: Mapping): Form | undefined {
  const forms = [...parts.forms, ...[...records.values()].flatMap((rule) => rule.forms)];
  return forms.find(({ key }) => key === form);
}

/** The record that has a place among its members. The place of the record. */
function wantRecord(form: Form, own: string, from: Mapping, preferred: PreferredPlaces): string {
  const members = [
    ...form.lines.flatMap((line) => line.at.map((at) => placeIn("", at, line))),
    ...form.unmapped.map(({ path }) => path),
    ...Object.keys(form.consumed),
    ...Object.keys(form.when),
    ...Object.values(form.inside?.fields ?? {}),
  ].map(bare);
  const fitting = members.filter((member) => own.endsWith(`.${member}`) || own === member);
  const member = fitting.sort((left, right) => right.length - left.length).at(0);
  const prefix = member === undefined ? own : own.slice(0, Math.max(0, own.length - member.length - 1));
  wantAround(form, prefix, from, preferred);
  preferred.wantMatch(prefix, form.when);
  if (form.inside !== undefined) preferred.want(`${within(prefix, bare(form.inside.at))}[]`);
  return prefix;
}

/** The records around a record: those that have it as a concept, and those that hold a list of its kind. */
function wantAround(form: Form, prefix: string, from: Mapping, preferred: PreferredPlaces): void {
  const rules = [...from.records.values()];
  const own = rules.find(({ forms }) => forms.includes(form));
  const holders = (own?.forms ?? []).flatMap((one) =>
    one.inside === undefined ? [] : [{ form: one, end: `.${bare(one.inside.at)}[]` }],
  );
  const around = rules.flatMap(({ forms }) =>
    forms.flatMap((one) =>
      one.lines
        .filter((line) => recordOf(line) === own?.name)
        .flatMap((line) => line.at.map((at) => ({ form: one, end: `.${bare(placeIn("", at, line))}` }))),
    ),
  );
  const outer = [...holders, ...around].find(({ end }) => prefix.endsWith(end));
  if (outer === undefined) return;
  const place = prefix.slice(0, -outer.end.length);
  preferred.wantMatch(place, outer.form.when);
  wantAround(outer.form, place, from, preferred);
}

/** The place of a row, and that of the form around it. */
interface Holder {
  readonly own: string;
  readonly form: Form | undefined;
  readonly prefix: string;
  /** The part that it is in, and the place of that. */
  readonly part: Form | undefined;
  readonly around: string;
}

function wantCondition(
  condition: Condition,
  holder: Holder,
  from: Mapping,
  preferred: PreferredPlaces,
  seed: number,
): void {
  const { own } = holder;
  if (condition.is === "words") preferred.wantValues(own, condition.words);
  if (condition.is === "range") preferred.wantValues(own, between(condition.least, condition.most));
  if (condition.is === "rule") preferred.wantValues(own, valuesOf(condition.rule));
  if (condition.is === "items") preferred.wantMatch(own.replace(/\[\].*?$/, "[]"), condition.match);
  if (condition.is === "earlier") preferred.unwanted.add(bare(condition.place));
  if (condition.is === "any") {
    const one = condition.any[(seed >> 1) % condition.any.length];
    if (one !== undefined) wantCondition(one, holder, from, preferred, seed);
  }
  if (condition.is === "tests")
    for (const test of condition.any[seed % condition.any.length] ?? []) wantTest(test, holder, from, preferred);
  if (condition.is === "stated" && condition.words === "of plain text") wantPlainText(holder, from, preferred);
  if (condition.is === "stated" && condition.words === "unless it lacks its schema")
    wantMembers(["schema"], holder, preferred);
}

/** The concepts that a form asks for. */
function presentIn(form: Form | undefined): string[] {
  return Object.entries(form?.concepts ?? {}).flatMap(([name, wanted]) => (wanted === "present" ? [name] : []));
}

/** Other concepts of the same record. */
function wantMembers(concepts: readonly string[], { form, prefix }: Holder, preferred: PreferredPlaces): void {
  for (const { concept, at } of form?.lines ?? [])
    if (concepts.includes(concept) && at[0] !== undefined) preferred.want(within(prefix, bare(at[0])));
}

/** Bytes with the type of plain text, in the part around. */
function wantPlainText({ around, part }: Holder, from: Mapping, preferred: PreferredPlaces): void {
  if (part === undefined) return;
  const start = bare(partPlace(from, part)).length;
  for (const { concept, path, line } of partPlaces(part, from)) {
    const place = within(around, bare(path).slice(start));
    // A dialect with names of its own for types has a transform.
    const types = line !== undefined && transformOf(line) !== undefined ? ["text/plain", "txt"] : ["text/plain"];
    if (concept.endsWith("source.mime")) preferred.wantValues(place, types);
    if (concept.endsWith("source.data")) preferred.want(place);
    if (concept === "media.medium" && line?.kind === "value") preferred.values.set(place, ["document"]);
  }
}

/** A concept of the record has its place in the same form, and one of the part around it in that. */
function wantTest(test: Test, holder: Holder, { request }: Mapping, preferred: PreferredPlaces): void {
  if (test.is !== "concept") return;
  const { form, prefix, part, around } = holder;
  const [name] = test.concept.split(".");
  const own = (form?.lines ?? request.lines).find(({ concept }) => concept === name);
  const line = own ?? part?.lines.find(({ concept }) => concept === name);
  const at = line?.at[0];
  if (line === undefined || at === undefined) return;
  const place = within(own === undefined ? around : prefix, bare(at));
  if (test.wanted === "absent") return void preferred.unwanted.add(place);
  preferred.want(place);
  const values = valuesFor(line, test.wanted);
  if (values.length > 0) preferred.values.set(place, values);
}
