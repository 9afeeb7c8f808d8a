import { firstDifference, isObject, parseJson, sameJson, type Json } from "./json.js";
import { Faults } from "./meaning.js";
import type { ReplayDialect } from "./readers/dialect.js";
import { readSse, type SseEvent } from "./sse.js";
import { asRequested, untagged } from "./own-state.js";
import { replaceTopLevelMember } from "./top-level-member.js";

/** On a route without conversion the body arrives byte for byte, except for the model and what the gateway sets. */
export function compareForwarded(sent: string, received: string, dialect: ReplayDialect): string[] {
  const [before, after] = [parseJson(sent), parseJson(received)];
  if (!isObject(before) || !isObject(after)) return ["the forwarded body is no JSON object"];
  const without = (body: Record<string, Json>): Json =>
    Object.fromEntries(
      Object.entries(body).filter(([name]) => name !== "model" && !dialect.gatewaySets.includes(name)),
    );
  const changed = firstDifference(without(before), without(asRequested(after, before)));
  if (changed !== undefined) return [`forwarded body: ${changed}`];
  const blank = (text: string): string => replaceTopLevelMember(text, "model", '""') ?? text;
  const [left, right] = [blank(sent), blank(received)];
  if (left === right) return [];
  const setsSomething = [...dialect.gatewaySets, "include"].some((name) => !sameJson(before[name], after[name]));
  return setsSomething && isOneInsertion(left, right) ? [] : ["forwarded body: bytes beside the model changed"];
}

const longestInsertion = 60;

/** Whether one text is the other except for one short stretch. */
function isOneInsertion(left: string, right: string): boolean {
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1;
  return left.length - start - end <= longestInsertion && right.length - start - end <= longestInsertion;
}

/** An answer forwarded unchanged, except for the model's name and what the gateway sets. */
export function compareAnswerBody(
  sent: Json,
  received: Json | undefined,
  model: string,
  dialect: ReplayDialect,
): string[] {
  const plain = (body: Json): Json => withModel(body, model, dialect);
  const changed = firstDifference(plain(sent), received === undefined ? undefined : untagged(plain(received)));
  const name = dialect.modelMember;
  const named = isObject(received) && isObject(sent) && name in sent ? received[name] : model;
  return [
    ...(changed === undefined ? [] : [changed]),
    ...(named === model ? [] : [`model is ${JSON.stringify(named)}`]),
  ];
}

/** Events forwarded unchanged, except for the model's name and what the gateway sets. Pings may come and go. */
export function compareEvents(sent: string, received: Uint8Array, model: string, dialect: ReplayDialect): string[] {
  const faults = new Faults(false);
  const before = readSse(sent, faults)
    .map((event) => plain(event, model, dialect))
    .filter(isNoPing);
  const after = readSse(received, faults)
    .map((event) => plain(event, model, dialect))
    .map(({ name, data }) => ({ name, data: untagged(data) }))
    .filter(isNoPing);
  if (dialect.endsUnmarked === true && before.length === after.length + 1 && before.at(-1)?.data === "[DONE]")
    before.pop();
  if (after.length === before.length + 1 && after.at(-1)?.data === "[DONE]") after.pop();
  for (const [index, event] of before.entries()) {
    const other = after[index];
    if (other === undefined) return [...faults.list, `event ${index} of ${before.length} is lost`];
    const found = isError(event.data) && isError(other.data) ? undefined : firstDifference(event.data, other.data);
    if (found !== undefined) return [`event ${index}: ${found}`];
    if (event.name !== other.name && !isError(event.data))
      return [`event ${index}: its name ${String(event.name)} became ${String(other.name)}`];
  }
  return after.length > before.length
    ? [...faults.list, `${after.length - before.length} events were never sent`]
    : faults.list;
}

function plain(event: SseEvent, model: string, dialect: ReplayDialect): { name: string | undefined; data: Json } {
  return { name: event.name, data: withModel(parseJson(event.data) ?? event.data, model, dialect) };
}

function isNoPing(event: { data: Json }): boolean {
  return !(isObject(event.data) && event.data.type === "ping");
}

/** Messages of errors are compared by meaning, because their form may be the gateway's. */
function isError(data: Json): boolean {
  return isObject(data) && (isObject(data.error) || data.type === "error");
}

/**
 * Every member that names the model gets the public ID, because upstream names must not show. What the gateway sets is
 * left out.
 */
function withModel(value: Json, model: string, dialect: ReplayDialect): Json {
  if (Array.isArray(value)) return value.map((item) => withModel(item, model, dialect));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      if (dialect.gatewaySets.includes(name)) return [];
      return [
        [name, name === dialect.modelMember && typeof item === "string" ? model : withModel(item, model, dialect)],
      ];
    }),
  );
}
