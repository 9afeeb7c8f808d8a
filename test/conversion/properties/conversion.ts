/** Converts requests between dialects, and finds the recognisable texts in them, wherever they are. */
import {
  Loss,
  type Dialect,
  type Json,
  type Vocabularies,
  type VocabularyName,
  type Wire,
} from "../../../src/registry.js";

export interface Converted {
  readonly sent: Wire;
  readonly lost: string[];
}

export const context = { model: "maker/model", stream: false };

export function write<V extends VocabularyName>(dialect: Dialect<V>, given: Vocabularies[V]["request"]): Wire {
  return asSent(dialect.writeRequest(given, new Loss({}, {}), context));
}

/** The body as it arrives: undefined members are not on the wire. */
export function asSent(body: Wire): Wire {
  return JSON.parse(JSON.stringify(body)) as Wire;
}

export function convert<V extends VocabularyName>(from: Dialect<V>, to: Dialect<V>, body: Wire): Converted {
  const loss = new Loss(from.paths, body);
  const sent = asSent(to.writeRequest(from.readRequest(body, loss), loss, context));
  return { sent, lost: loss.paths };
}

export interface Token {
  readonly path: string;
  readonly value: string;
}

/** Every recognisable text of a body with its place. */
export function tokens(value: Json | undefined, path = ""): Token[] {
  if (typeof value === "string")
    return [...value.matchAll(/[a-z]{12,14}|[A-Za-z0-9]{18,}/g)]
      .filter(([word]) => !known.has(word))
      .map(([word]) => ({ path, value: word }));
  if (Array.isArray(value)) return value.flatMap((item, index) => tokens(item, `${path}[${index}]`));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, member]) => tokens(member, path === "" ? key : `${path}.${key}`));
  return [];
}

/** Constants of the dialects that look like texts of a request. */
const known = new Set(["redacted", "instructions", "allowed"]);

/** The texts that neither arrived nor were reported as lost. */
export function lostInSilence(body: Wire, { sent, lost }: Converted): Token[] {
  const arrived = JSON.stringify(sent);
  return tokens(body).filter(
    ({ path, value }) =>
      !arrived.includes(value) &&
      !lost.some((place) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)),
  );
}

/**
 * The texts that arrived although they were reported as lost. The schema of an answer that arrives in words is
 * reported, because the host does not enforce it.
 */
export function namedInVain(body: Wire, { sent, lost }: Converted): Token[] {
  const arrived = JSON.stringify(sent);
  const named = tokens(body).filter(({ path, value }) => arrived.includes(value) && lost.includes(path));
  return named.filter(({ path }) => !path.endsWith(".schema"));
}

/** Adds unknown members to those objects of the body that the dialect reads. */
export function withStrangers(body: Wire, strangers: readonly (readonly [number, string])[]): Wire {
  const copy = asSent(body);
  const objects = objectsOf(copy);
  for (const [index, word] of strangers) {
    const target = objects[index % objects.length];
    if (target !== undefined) target[`x_${word.slice(0, 6)}`] = word;
  }
  return copy;
}

function objectsOf(value: Json | undefined): Wire[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsOf)];
}
