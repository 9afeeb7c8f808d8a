/** Texts that begin with $ are variables that have a value at their place; named events have a name. */
import { errorVariables, headerVariables } from "../emit/errors.js";
import { countedKinds, memberOfAnswer } from "../model/event-variables.js";
import { templateVariables } from "../emit/template-variables.js";
import type { Templates } from "../load/sources/mapping-stream.js";
import { withShared, writtenAt } from "../model/shared-members.js";
import { isList, isObject } from "../model/source.js";
import type { Mapping } from "../model/mapping.js";
import { inside, problemOf } from "../model/line.js";
import { hintFor, misspelt, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Json } from "../../src/conversion/json.js";
import type { Specs } from "./specs.js";

/** Variables that have a value only in the events of a part. */
const ofPart = new Set([
  "$index",
  "$kind_index",
  "$part_id",
  "$part_name",
  "$text",
  "$arguments",
  "$signature",
  "$redacted",
  "$text_probabilities",
]);
const phasesOf: Readonly<Record<string, readonly string[]>> = {
  $piece: ["text", "likely_text"],
  $piece_content: ["text", "likely_text"],
  $probabilities: ["likely_text"],
  $citation: ["citation"],
  $citations: ["citations"],
};

type Template = Json | Templates | undefined;

export function templateVariablesKnown({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [...streamTemplates(mapping), ...errorTemplates(mapping)]);
}

function streamTemplates(mapping: Mapping): Problem[] {
  const { file, stream } = mapping;
  const { framing, write } = stream;
  const pointer = ["stream", "write"];
  const outside = templateVariables.filter((name) => !ofPart.has(name) && !(name in phasesOf));
  const check = (value: Template, known: readonly string[], at: Pointer): Problem[] =>
    unknownIn(value, known, at).map((found) => ofStream(file, found, known));
  const events = (["start", "citations", "finish", "usage", "end", "keepAlive"] as const).flatMap((phase) => {
    const key = phase === "keepAlive" ? "keep_alive" : phase;
    return check(write[phase], phase === "citations" ? [...outside, "$citations"] : outside, [...pointer, key]);
  });
  const { parts: source = {}, shared = {} } = file.value.stream?.write ?? {};
  const ofParts = Object.entries(source).flatMap(([kind, phases]) =>
    Object.entries(phases).flatMap(([phase, templates]) =>
      check(
        templates.map((event) => withShared(event, shared)),
        templateVariables.filter((name) => phasesOf[name]?.includes(phase) ?? true),
        [...pointer, "parts", kind, phase],
      ),
    ),
  );
  return [
    ...unusedShares(file),
    ...inKeepAlive(mapping),
    ...check(write.always, outside, [...pointer, "const"]),
    ...events,
    ...ofParts,
    ...(framing === "ndjson" ? [] : unnamed(file, write)),
  ];
}

/** A variable among shared members may be the mark of what an event has beside them. */
function ofStream(file: Mapping["file"], { name, pointer }: Found, known: readonly string[]): Problem {
  const at = writtenAt(file, pointer, name);
  const isShared = at[2] === "shared";
  return file.problem(
    at,
    wrong(name, templateVariables),
    hintFor(headOf(name), isShared ? [...known, "$rest"] : known),
  );
}

/** The shared members with a variable that is not known: what they make of an event is not known either. */
export function unknownShares({ file }: Mapping): readonly string[] {
  const { shared = {} } = file.value.stream?.write ?? {};
  const known = [...templateVariables, "$rest"];
  return Object.keys(shared).filter((name) => unknownIn(shared[name], known, []).length > 0);
}

/** An event that keeps a connection open is written without an answer at hand. */
function inKeepAlive({ file, stream: { framing, write } }: Mapping): Problem[] {
  const { always, keepAlive } = write;
  if (typeof keepAlive === "string") return [];
  const places = { const: always, keep_alive: keepAlive };
  // Only server-sent events have comments.
  const silence = framing === "sse" ? "comment" : "none";
  return Object.entries(places).flatMap(([key, value]) =>
    unknownIn(value, [], ["stream", "write", key]).map(({ name, pointer }) =>
      file.problem(
        pointer,
        `"${name}" has no value in the events of keep_alive`,
        key === "const"
          ? `write the member in each event, or write keep_alive: ${silence}`
          : `write ${String(pointer.at(-1))}: <constant>`,
      ),
    ),
  );
}

/** Events take shared members that there are, and all of those are taken. */
function unusedShares(file: Mapping["file"]): Problem[] {
  const { shared = {}, ...events } = file.value.stream?.write ?? {};
  const names = Object.keys(shared);
  const used: { readonly name: string; readonly pointer: Pointer }[] = [];
  const search = (value: unknown, pointer: Pointer): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      const place = [...pointer, isList(value) ? Number(key) : key];
      if (key === "$use") used.push({ name: String(member), pointer: place });
      else search(member, place);
    }
  };
  search(events, ["stream", "write"]);
  const missing = used.filter(({ name }) => !names.includes(name));
  const unknown = missing.map(({ name }) => name);
  // Those that resemble none are not misspelt: several events that use them miss one line.
  const once = missing.filter(
    ({ name }, index) => nearest(name, names) !== undefined || unknown.indexOf(name) === index,
  );
  return [
    ...(names.length === 0 ? once.slice(0, 1) : once).map(({ name, pointer }) => {
      const hint = hintFor(name, names) ?? `write shared: { ${[...new Set(unknown)].join(": { … }, ")}: { … } }`;
      return file.problem(pointer, `there are no shared members "${name}"`, hint, misspelt(name, names));
    }),
    ...names
      .filter((name) => !used.some((use) => use.name === name))
      .map((name) => {
        const near = nearest(name, unknown);
        return file.problem(
          ["stream", "write", "shared", name],
          `no event uses the members "${name}"`,
          near === undefined ? "leave them out" : `did you mean "${near}"?`,
          { written: name, meant: near, lacks: name, isIdle: near === undefined },
        );
      }),
  ];
}

function errorTemplates({ errors }: Mapping): Problem[] {
  return (["body", "event", "headers"] as const).flatMap((key) => {
    if (key === "event" && errors.event === errors.body) return [];
    const known = key === "headers" ? headerVariables : errorVariables;
    return unknownIn(errors[key], known, []).map(({ name, pointer }) =>
      problemOf(inside(errors.nodes[key], ...pointer), wrong(name, errorVariables), hintFor(name, known)),
    );
  });
}

function wrong(name: string, all: readonly string[]): string {
  return all.includes(name) ? `"${name}" has no value here` : `there is no variable "${name}"`;
}

/** The variable that a text begins with: it may go on with a path, or with the kinds that it counts. */
function variableIn(text: string): string {
  if (memberOfAnswer(text) !== undefined) return "$response";
  return countedKinds(text) === undefined ? text : "$index";
}

/** All variables that templates hold, at the end of constant texts too. */
export function variablesIn(templates: unknown): ReadonlySet<string> {
  if (typeof templates === "string") return new Set(templates.match(/\$[a-z_]+/g));
  if (typeof templates !== "object" || templates === null) return new Set();
  return new Set(Object.values(templates).flatMap((member) => [...variablesIn(member)]));
}

/** A name without the path or the selector that follows it. */
function headOf(name: string): string {
  return name.split("[")[0] ?? name;
}

interface Found {
  readonly name: string;
  readonly pointer: Pointer;
}

function unknownIn(value: Template, known: readonly string[], pointer: Pointer): Found[] {
  if (typeof value === "string")
    return value.startsWith("$") && !known.includes(variableIn(value)) ? [{ name: value, pointer }] : [];
  if (isList(value)) return value.flatMap((item, index) => unknownIn(item, known, [...pointer, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => unknownIn(member, known, [...pointer, key]));
}

/** The name of an event is its type. */
function unnamed(
  file: Mapping["file"],
  { named, always, start, citations, finish, usage, end, keepAlive, parts }: Mapping["stream"]["write"],
): Problem[] {
  if (named === undefined || isNamed(always, named)) return [];
  const phases = {
    start,
    citations: citations ?? [],
    finish,
    usage: usage ?? [],
    end: end ?? [],
    keep_alive: typeof keepAlive === "string" ? [] : keepAlive,
  };
  const all = [
    ...Object.entries(phases).map(([phase, events]) => ({ events, pointer: [phase] })),
    ...Object.entries(parts).flatMap(([kind, own]) =>
      Object.entries(own).flatMap(([phase, events]) => [{ events, pointer: ["parts", kind, phase] }]),
    ),
  ];
  const wrongMember = notNaming(
    file,
    all.flatMap(({ events }) => events),
    named,
  );
  if (wrongMember !== undefined) return [wrongMember];
  return all.flatMap(({ events, pointer }) =>
    events.flatMap((event, index) =>
      isNamed(event, named)
        ? []
        : [
            file.problem(
              ["stream", "write", ...pointer, index],
              "the event has no name",
              `events are named here (named: ${named}), each by its member ${named}:`,
              { lacks: named, of: "event" },
            ),
          ],
    ),
  );
}

/** A member that no event has, or another than that with the names. */
function notNaming(file: Mapping["file"], events: Templates, named: string): Problem | undefined {
  const members = events.flatMap((event) => (isObject(event) ? Object.keys(event) : []));
  const pointer = ["stream", "write", "named"];
  if (members.length > 0 && !members.includes(named)) {
    const message = `no event has the member "${named}"`;
    return file.problem(pointer, message, hintFor(named, members), misspelt(named, members));
  }
  const meant = members.find((name) => events.every((event) => isNamed(event, name)));
  if (meant === undefined || meant === named) return undefined;
  const about = misspelt(named, [meant]);
  return file.problem(pointer, `"${named}" is not the name of each event`, `did you mean "${meant}"?`, about);
}

function isNamed(event: Json, named: string): boolean {
  if (!isObject(event)) return false;
  const name = event[named];
  return typeof name === "string" && /^[A-Za-z][\w.-]*(?:\$[a-z_]+)?$/.test(name);
}
