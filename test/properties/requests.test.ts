import { expect } from "chai";
import fc from "fast-check";
import { dialectsOf, Loss, type Dialect, type Json, type Request, type Wire } from "../../src/registry.js";
import { request, runs } from "./arbitraries.js";

const all = [...dialectsOf("text").values()];
const pairs = all.flatMap((from) => all.map((to) => ({ from, to })));

function write(dialect: Dialect, given: Request): Wire {
  const loss = new Loss({}, {});
  return asSent(dialect.writeRequest(given, loss, { model: "maker/model", stream: false }));
}

/** What arrives: members that say nothing are not on the wire. */
function asSent(body: Wire): Wire {
  return JSON.parse(JSON.stringify(body)) as Wire;
}

function convert(from: Dialect, to: Dialect, body: Wire): { sent: Wire; lost: string[] } {
  const loss = new Loss(from.paths, body);
  const sent = asSent(to.writeRequest(from.readRequest(body, loss), loss, { model: "maker/model", stream: false }));
  return { sent, lost: loss.paths };
}

describe("any request", () => {
  for (const dialect of all) {
    it(`comes back the same from ${dialect.name} to the vocabulary and back`, () => {
      fc.assert(
        fc.property(request, (given) => {
          // Dialects of flat items have one way to group them: what was written once is the measure.
          const body = convert(dialect, dialect, write(dialect, given)).sent;
          expect(convert(dialect, dialect, body)).to.deep.equal({ sent: body, lost: [] });
        }),
        { numRuns: runs },
      );
    });

    it(`is valid once written as ${dialect.name}`, () => {
      fc.assert(
        fc.property(request, (given) => {
          expect(dialect.validate(write(dialect, given))).to.equal(undefined);
        }),
        { numRuns: runs },
      );
    });
  }

  for (const { from, to } of pairs) {
    it(`loses nothing in silence from ${from.name} to ${to.name}`, () => {
      fc.assert(
        fc.property(request, fc.array(fc.tuple(fc.nat(), fc.stringMatching(/^[a-z]{12}$/)), { maxLength: 3 }), (given, strangers) => {
          const body = withStrangers(write(from, given), strangers);
          const { sent, lost } = convert(from, to, body);
          const arrived = JSON.stringify(sent);
          const missing = tokens(body).filter(({ path, value }) => !arrived.includes(value) && !lost.some((place) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)));
          expect(missing).to.deep.equal([]);
        }),
        { numRuns: runs },
      );
    });

    it(`names no place as lost that stands whole in what ${to.name} gets from ${from.name}`, () => {
      fc.assert(
        fc.property(request, (given) => {
          const body = write(from, given);
          const { sent, lost } = convert(from, to, body);
          const arrived = JSON.stringify(sent);
          const wrong = tokens(body).filter(({ path, value }) => arrived.includes(value) && lost.includes(path));
          expect(wrong).to.deep.equal([]);
        }),
        { numRuns: runs },
      );
    });
  }
});

/** Every recognisable word of a body with its place. */
function tokens(value: Json | undefined, path = ""): { path: string; value: string }[] {
  if (typeof value === "string") return [...value.matchAll(/[a-z]{12,14}|[A-Za-z0-9]{18,}/g)].filter(([word]) => !known.has(word)).map(([word]) => ({ path, value: word }));
  if (Array.isArray(value)) return value.flatMap((item, index) => tokens(item, `${path}[${index}]`));
  if (typeof value === "object" && value !== null) return Object.entries(value).flatMap(([key, member]) => tokens(member, path === "" ? key : `${path}.${key}`));
  return [];
}

/** Words of the dialects themselves that look like the words of a request. */
const known = new Set(["redacted", "instructions", "allowed"]);

/** Adds members nobody knows to objects of the body that the dialect looks into. */
function withStrangers(body: Wire, strangers: readonly (readonly [number, string])[]): Wire {
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
