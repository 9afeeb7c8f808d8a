/** What a call reports as lost, the client has sent: each optional member of a request is sent alone, too. */
import { expect } from "chai";
import fc from "fast-check";
import { ConversionError, dialectsOf, Loss, type Dialect, type Wire } from "../../../src/registry.js";
import { Dice, schemaOf, valueOf } from "../../support/conversion/bodies-of-schemas.js";
import { isWithin, mappingsByDialect, placesIn, wordsOf } from "../../support/conversion/table-places.js";
import { request, runs } from "../../support/conversion/arbitraries.js";
import { context, write } from "./conversion.js";

const mappings = await mappingsByDialect();
const all = [...dialectsOf("text").values()];

/** How many are made by each way. */
const COUNT = Math.max(runs, 20);

/** How many bodies have one optional member alone, by its name. */
const ALONE = Math.max(Math.floor(runs / 4), 5);

/** Requests by the schema of a dialect and with all of its words, whole and with one of their optional members. */
function bodiesOf(dialect: Dialect<"text">): Wire[] {
  const mapping = mappings.get(dialect.name);
  const schema = schemaOf(dialect.name, "Request");
  const bySchema = Array.from(
    { length: COUNT },
    (_, seed) => valueOf(schema, new Dice((seed + 1) * 7919, mapping && wordsOf(mapping))) as Wire,
  );
  const inWords = fc.sample(request, { numRuns: COUNT, seed: 7 }).map((one) => write(dialect, one));
  const whole = [...bySchema, ...inWords];
  const needed = new Set(Object.keys(whole[0] ?? {}).filter((name) => whole.every((body) => name in body)));
  const optional = [...new Set(whole.flatMap(Object.keys))].filter((name) => !needed.has(name));
  const alone = optional.flatMap((name) =>
    whole
      .filter((body) => name in body)
      .slice(0, ALONE)
      .map((body) => Object.fromEntries(Object.entries(body).filter(([other]) => other === name || needed.has(other)))),
  );
  return [...whole, ...alone].filter((body) => dialect.validate(body) === undefined);
}

/** The places that are reported as lost, and that the request does not have. */
function unsent(from: Dialect<"text">, to: Dialect<"text">, body: Wire, places: ReturnType<typeof placesIn>): string[] {
  const loss = new Loss(from.paths, body);
  try {
    to.writeRequest(from.readRequest(body, loss), loss, context);
    return loss.paths.filter((lost) => !places.some(({ path }) => isWithin(path, lost)));
  } catch (error) {
    if (error instanceof ConversionError) return [];
    throw error;
  }
}

describe("what is reported as lost", () => {
  for (const from of all) {
    const bodies = bodiesOf(from).map((body) => ({ body, places: placesIn(body) }));
    for (const to of all)
      it(`was sent, from ${from.name} to ${to.name}`, () => {
        expect([...new Set(bodies.flatMap(({ body, places }) => unsent(from, to, body, places)))]).to.deep.equal([]);
      });
  }
});
