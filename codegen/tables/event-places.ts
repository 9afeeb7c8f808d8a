/** Where the events that a dialect's streams are written in have each variable of their templates. */
import type { Placed } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";
import type { Templates } from "../load/sources/mapping-stream.js";
import type { Pointer } from "../load/pointer.js";
import type { Json } from "../../src/conversion/json.js";
import { memberOfAnswer } from "../model/event-variables.js";
import { inside } from "./read-places.js";

export interface EventPlace extends Placed {
  /** `$piece`, or what a variable goes on with: `$response.usage`. */
  readonly variable: string;
  readonly path: string;
  /** The members beside a whole answer, which take the place of its own. */
  readonly replaced: readonly string[];
}

/** The places of variables in the events of each phase: `parts text open`, `finish`. */
export const eventPlaces = oncePer(({ file, stream: { write } }: Mapping): ReadonlyMap<string, EventPlace[]> => {
  const { named, always, start, citations, finish, usage, end, parts } = write;
  const phases: [string, Templates | undefined][] = [
    ...Object.entries({ start, citations, finish, usage, end }),
    ...Object.entries(parts).flatMap(([kind, inner]) =>
      Object.entries(inner).map(([phase, events]): [string, Templates] => [`parts ${kind} ${phase}`, events]),
    ),
  ];
  return new Map([
    ["const", variablesIn({ ...always }, "", { file, pointer: ["stream", "write", "const"] })],
    ...phases.map(([phase, events = []]) => {
      const pointer: Pointer = ["stream", "write", ...phase.split(" ")];
      return [phase, events.flatMap((event) => placesIn(event, named, { file, pointer }))] as const;
    }),
  ]);
});

function placesIn(event: Json, named: string | undefined, node: Placed): EventPlace[] {
  const name = named !== undefined && isObject(event) ? event[named] : undefined;
  return variablesIn(event, typeof name === "string" ? name.replace(/\$\w+$/, "*") : "", node);
}

function variablesIn(value: Json, path: string, node: Placed, replaced: readonly string[] = []): EventPlace[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => variablesIn(item, `${path}[${index}]`, node));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, member]) =>
      key === "$merge"
        ? variablesIn(member, path, node, Object.keys(value))
        : variablesIn(member, inside(path, key), node),
    );
  if (typeof value !== "string") return [];
  const [variable] = /\$[a-z_]+(?:\.[\w.]+)?$/.exec(value) ?? [];
  return variable === undefined ? [] : [{ ...node, variable, path, replaced }];
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The path inside the answer that a variable is; nothing where it is another. */
export function answerMember({ variable }: EventPlace): string | undefined {
  return variable === "$response" ? "" : memberOfAnswer(variable);
}
