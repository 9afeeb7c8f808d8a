/** What the client of a call gets that no route answers. */
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, type Script } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const route = (provider: string, fields: object = {}) => ({ provider, model: "large-1", dialect: "chat", ...fields });
/** One for each case: a route that asked for a pause comes last from then on. */
const MODELS = Array.from({ length: 8 }, (_, index) => ({
  id: `acme/${index}`,
  kind: "text",
  routes: [route("one"), route("two", { priority: 1, maxConcurrent: 1 })],
}));
const fails = (status: number, retryAfter?: string): Script =>
  answers(
    { error: { message: `Refused with ${status}.`, type: "x", code: null, param: null } },
    { status, headers: retryAfter === undefined ? {} : { "retry-after": retryAfter } },
  );
const FULL = "full";

interface Wanted {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly message: string;
}

describe("the error of a call that no route answers", () => {
  const scripted = scriptedGateway(MODELS);

  const call = (id: number) =>
    fetch(`${scripted().gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${scripted().gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: `acme/${id}`, messages: [{ role: "user", content: "Hi" }] }),
    });

  /** Keeps the only place of the second route. */
  async function fill(id: number): Promise<() => Promise<void>> {
    let letGo: () => void = () => undefined;
    scripted().one.plays(fails(500));
    scripted().two.plays((response, received) => {
      letGo = () => void fails(500)(response, received);
    });
    const first = call(id);
    await until(async () => scripted().two.received.length === 1, 5_000);
    return async () => {
      letGo();
      await (await first).text();
    };
  }

  const cases: [string, Script, Script | typeof FULL, Wanted][] = [
    ["429 of the first when the next is full", fails(429, "30"), FULL, wanted(429, "1", 429)],
    ["503 of the gateway after a failure when the next is full", fails(500), FULL, wanted(503, "1")],
    ["error with a time when the next is full", fails(503, "9"), FULL, wanted(502, "1", 503)],
    ["429 before a later failure", fails(429, "30"), fails(500), wanted(429, "30", 429)],
    ["429 that came last, with the soonest time", fails(429, "30"), fails(429, "7"), wanted(429, "7", 429)],
    ["429 with the time of another route", fails(503, "5"), fails(429, "60"), wanted(429, "5", 429)],
    ["refusal that every route would make", fails(429, "30"), fails(400), wanted(400, null, 400)],
    ["last failure where none says more", fails(503), fails(500), wanted(502, null, 500)],
  ];
  for (const [id, [name, one, two, expected]] of cases.entries())
    it(`is the ${name}`, async () => {
      const letGo = two === FULL ? await fill(id) : undefined;
      scripted().one.plays(one);
      if (two !== FULL) scripted().two.plays(two);
      const answer = await call(id);
      const { error } = (await answer.json()) as { error: { message: string } };
      const got = { status: answer.status, retryAfter: answer.headers.get("retry-after"), message: error.message };
      expect(got).to.deep.equal(expected);
      await letGo?.();
    });
});

function wanted(status: number, retryAfter: string | null, upstreamStatus?: number): Wanted {
  const own = "The model has as many calls as it can. Try again shortly.";
  return { status, retryAfter, message: upstreamStatus === undefined ? own : `Refused with ${upstreamStatus}.` };
}
