/** Requests from one dialect to another, and the words in them that are known again wherever they stand. */
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

const context = { model: "maker/model", stream: false };

export function write<V extends VocabularyName>(dialect: Dialect<V>, given: Vocabularies[V]["request"]): Wire {
  return asSent(dialect.writeRequest(given, new Loss({}, {}), context));
}

/** What arrives: members that say nothing are not on the wire. */
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

/** Every recognisable word of a body with its place. */
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

/** Words of the dialects themselves that look like the words of a request. */
const known = new Set(["redacted", "instructions", "allowed"]);

/** The words that did not arrive and that nobody named. */
export function lostInSilence(body: Wire, { sent, lost }: Converted): Token[] {
  const arrived = JSON.stringify(sent);
  return tokens(body).filter(
    ({ path, value }) =>
      !arrived.includes(value) &&
      !lost.some((place) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)),
  );
}

/** The words that arrived and that were named as lost. */
export function namedInVain(body: Wire, { sent, lost }: Converted): Token[] {
  const arrived = JSON.stringify(sent);
  return tokens(body).filter(({ path, value }) => arrived.includes(value) && lost.includes(path));
}

/** Adds members nobody knows to objects of the body that the dialect looks into. */
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
