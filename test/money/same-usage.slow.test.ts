import { expect } from "chai";
import { counts, textDialect } from "../support/dialect-features.js";
import { dialectClients } from "../support/dialect-clients/index.js";
import type { DialectClient } from "../support/dialect-clients/dialect-client.js";
import { answers, streams } from "../support/upstream.js";
import { INNER_MODEL, PIECES, type VendorAnswer, type VendorForms } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { type Change, everyCount, type Json, withUsage } from "./usage-in-forms.js";
import { type Charge, meteredGateway } from "../support/money/metered-gateway.js";

const spoken = [...vendorForms.keys()];
const after = (dialect: string) => spoken[(spoken.indexOf(dialect) + 1) % spoken.length] ?? dialect;
const model = (dialect: string) => `maker/${dialect}`;
const tiered = (dialect: string) => `maker/tiered-${dialect}`;
const route = (dialect: string) => ({ provider: "one", model: INNER_MODEL, dialect });
/** USD per million tokens. So many ten thousands are the ticks of one token. */
const PRICING = { input: 3, cachedInput: 0.3, cacheWrite: 3.75, cacheWriteHour: 6, output: 15, reasoning: 20 };
const TIERS = [
  { above: 20, input: 6, output: 30 },
  { above: 21, input: 1000 },
];

const ledger = meteredGateway(
  spoken.flatMap((dialect) => [
    { id: model(dialect), kind: "text", routes: [route(dialect)], pricing: PRICING },
    { id: tiered(dialect), kind: "text", routes: [route(dialect)], pricing: { ...PRICING, tiers: TIERS } },
  ]),
);

async function chargeFor(
  dialectClient: DialectClient,
  id: string,
  written: VendorAnswer,
  stream: boolean,
): Promise<Charge> {
  ledger().one.plays(stream ? streams(written.stream) : answers(written.body));
  const { status, text } = await ledger().ask(dialectClient, id, { stream });
  expect(status, text).to.equal(200);
  return ledger().charge();
}

/** The usage: 21 tokens of input, 5 of them cached, and 9 of output, 4 of them reasoning. */
const REPORTED = { state: "settled", estimated: false, input: 21, cachedInput: 5, output: 9, reasoning: 4 };

/** The part of the usage that the dialect can report. */
function reportedBy(upstream: string): typeof REPORTED {
  const dialect = textDialect(upstream);
  return {
    ...REPORTED,
    cachedInput: counts(dialect, "cached_input") ? REPORTED.cachedInput : 0,
    reasoning: counts(dialect, "reasoning") ? REPORTED.reasoning : 0,
  };
}

function costOf({ input, cachedInput, output, reasoning }: typeof REPORTED, inputTicks: number, outputTicks: number) {
  return (
    (input - cachedInput) * inputTicks + cachedInput * 3_000 + (output - reasoning) * outputTicks + reasoning * 200_000
  );
}

/** Counts of writes to a cache, where a vendor has a place for them. */
const CACHE_WRITES: Readonly<Record<string, Change>> = {
  chat: (usage) => ({ ...usage, prompt_tokens_details: { cached_tokens: 5, cache_write_tokens: 10 } }),
  responses: (usage) => ({ ...usage, input_tokens_details: { cached_tokens: 5, cache_write_tokens: 10 } }),
  messages: (usage) => ({ ...usage, input_tokens: 6, cache_read_input_tokens: 5, cache_creation_input_tokens: 10 }),
};

/** The same of 6 tokens that are kept for an hour. */
const HOUR_WRITES: Readonly<Record<string, Change>> = {
  messages: (usage) => ({
    ...usage,
    ...{ input_tokens: 6, cache_read_input_tokens: 5, cache_creation_input_tokens: 10 },
    cache_creation: { ephemeral_5m_input_tokens: 4, ephemeral_1h_input_tokens: 6 },
  }),
  "bedrock-converse": (usage) => ({
    ...usage,
    ...{ inputTokens: 6, cacheReadInputTokens: 5, cacheWriteInputTokens: 10 },
    cacheDetails: [
      { ttl: "1h", inputTokens: 6 },
      { ttl: "5m", inputTokens: 4 },
    ],
  }),
};

/** Three outcomes: zero usage, or an unknown one. The text is that of the answer, and the question is small. */
const UNREPORTED: readonly (readonly [what: string, change: Change])[] = [
  ["that is absent", () => undefined],
  ["that is null", () => null],
  ["of counts that are absent", () => ({})],
  ["of counts that are null", everyCount(null)],
  ["that is negative", everyCount((count) => -1 - count)],
  ["in fractions", everyCount((count) => count + 0.5)],
  ["in texts", everyCount((count) => String(count))],
  ["of more than the maximum", everyCount(2 ** 60)],
];
/** The estimate of the answer at 4 characters per token, and that of a short question. */
const MOST_ESTIMATED = 40 * 30_000 + 40 * 200_000;

for (const [dialect, dialectClient] of dialectClients) {
  for (const [upstream, forms] of vendorForms) {
    // Usage is read before anything is converted: each dialect is on either side, with itself and once converted.
    if (upstream !== dialect && upstream !== after(dialect)) continue;
    describe(`the usage that ${upstream} reports, for a ${dialect} client`, () => {
      for (const stream of [false, true]) {
        describe(stream ? "streamed" : "whole", () => {
          pricing(dialectClient, upstream, forms, stream);
          strangeUsage(dialectClient, upstream, forms, stream);
        });
      }
    });
  }
}

function pricing(dialectClient: DialectClient, upstream: string, forms: VendorForms, stream: boolean): void {
  const reported = reportedBy(upstream);

  it("costs the same as in every other dialect", async () => {
    expect(await chargeFor(dialectClient, model(upstream), forms.reasoned, stream)).to.deep.include({
      ...reported,
      ticks: costOf(reported, 30_000, 150_000),
    });
  });

  it("costs the price of its input's tier", async () => {
    expect(await chargeFor(dialectClient, tiered(upstream), forms.reasoned, stream)).to.deep.include({
      ...reported,
      ticks: costOf(reported, 60_000, 300_000),
    });
  });

  for (const kind of ["words", "calls", "cutShort", "stopped"] as const) {
    it(`costs the same however it ended (${kind})`, async () => {
      const charge = await chargeFor(dialectClient, model(upstream), forms[kind], stream);
      const unreasoned = { ...reported, reasoning: 0 };
      expect(charge).to.deep.include({ ...unreasoned, ticks: costOf(unreasoned, 30_000, 150_000) });
    });

    it(`is estimated when it was not reported, however it ended (${kind})`, async () => {
      const charge = await chargeFor(
        dialectClient,
        model(upstream),
        withUsage(forms[kind], () => undefined, forms),
        stream,
      );
      expect(charge).to.include({ state: "settled", estimated: true });
      expect(charge.output).to.be.within(PIECES.length, 60);
    });
  }

  const writes = CACHE_WRITES[upstream];
  if (writes !== undefined) {
    it("costs more for tokens that were written to a cache", async () => {
      const charge = await chargeFor(dialectClient, model(upstream), withUsage(forms.words, writes, forms), stream);
      const ticks = 6 * 30_000 + 5 * 3_000 + 10 * 37_500 + 9 * 150_000;
      expect(charge).to.deep.include({ estimated: false, input: 21, cachedInput: 5, cacheWrite: 10, output: 9, ticks });
    });
  }

  const hourWrites = HOUR_WRITES[upstream];
  if (hourWrites !== undefined) {
    it("costs more for tokens that a cache keeps for an hour", async () => {
      const charge = await chargeFor(dialectClient, model(upstream), withUsage(forms.words, hourWrites, forms), stream);
      const ticks = 6 * 30_000 + 5 * 3_000 + 4 * 37_500 + 6 * 60_000 + 9 * 150_000;
      expect(charge).to.deep.include({ estimated: false, input: 21, cacheWrite: 10, cacheWriteHour: 6, ticks });
    });
  }

  if (upstream === "messages") {
    it("costs once for more tokens that are kept for an hour than were written", async () => {
      const change: Change = (usage) => ({
        ...usage,
        ...{ input_tokens: 6, cache_read_input_tokens: 5, cache_creation_input_tokens: 10 },
        cache_creation: { ephemeral_5m_input_tokens: 4, ephemeral_1h_input_tokens: 60 },
      });
      const charge = await chargeFor(dialectClient, model(upstream), withUsage(forms.words, change, forms), stream);
      const ticks = 6 * 30_000 + 5 * 3_000 + 10 * 60_000 + 9 * 150_000;
      expect(charge).to.deep.include({ estimated: false, input: 21, cacheWrite: 10, cacheWriteHour: 10, ticks });
    });

    it("costs more for a further run of the model, which its own counts leave out", async () => {
      const run = { type: "compaction", input_tokens: 100, cache_read_input_tokens: 20, output_tokens: 7 };
      const compacted: Change = (usage) => ({ ...usage, iterations: [run, { type: "message", input_tokens: 16 }] });
      const charge = await chargeFor(dialectClient, model(upstream), withUsage(forms.words, compacted, forms), stream);
      const ticks = (16 + 100) * 30_000 + (5 + 20) * 3_000 + (9 + 7) * 150_000;
      expect(charge).to.deep.include({ estimated: false, input: 141, cachedInput: 25, output: 16, ticks });
    });
  }

  if (upstream === "chat" || upstream === "responses") {
    it("costs once for tokens that were read from a cache and reported as written to it too", async () => {
      const [input, details] =
        upstream === "chat" ? ["prompt_tokens", "prompt_tokens_details"] : ["input_tokens", "input_tokens_details"];
      const overlap: Change = (usage) => ({
        ...usage,
        [input]: 2168,
        total_tokens: 2177,
        [details]: { cached_tokens: 2161, cache_write_tokens: 2161 },
      });
      const charge = await chargeFor(dialectClient, model(upstream), withUsage(forms.words, overlap, forms), stream);
      const ticks = 2161 * 3_000 + 7 * 37_500 + 9 * 150_000;
      expect(charge).to.deep.include({
        estimated: false,
        input: 2168,
        cachedInput: 2161,
        cacheWrite: 7,
        output: 9,
        ticks,
      });
    });
  }

  it("costs nothing when it is zero", async () => {
    const charge = await chargeFor(
      dialectClient,
      model(upstream),
      withUsage(forms.words, everyCount(0), forms),
      stream,
    );
    expect(charge).to.deep.include({ state: "settled", estimated: false, input: 0, output: 0, ticks: 0 });
  });
}

function strangeUsage(dialectClient: DialectClient, upstream: string, forms: VendorForms, stream: boolean): void {
  for (const [what, change] of UNREPORTED) {
    it(`is estimated when it is usage ${what}`, async () => {
      const charge = await chargeFor(dialectClient, model(upstream), withUsage(forms.reasoned, change, forms), stream);
      expect(charge).to.include({ state: "settled", estimated: true });
      expect(charge.input, "input").to.be.within(1, 40);
      expect(charge.output, "output").to.be.within(PIECES.length, 40);
      expect(charge.ticks).to.be.within(1 * 30_000 + PIECES.length * 150_000, MOST_ESTIMATED);
    });
  }

  it("costs nothing for an impossible part", async () => {
    for (const absurd of [-5, 0.5, "5", 2 ** 60, null]) {
      const charge = await chargeFor(
        dialectClient,
        model(upstream),
        withUsage(forms.words, parts(absurd), forms),
        stream,
      );
      expect(charge, String(absurd)).to.deep.include({ estimated: false, output: 9, cachedInput: 0, reasoning: 0 });
      expect(charge.ticks, String(absurd)).to.equal((charge.input ?? 0) * 30_000 + 9 * 150_000);
    }
  });
}

describe("usage that is reported at the beginning of a stream alone", () => {
  for (const [dialect, dialectClient] of dialectClients) {
    it(`does not count for its whole text, to ${dialect} clients`, async () => {
      const forms = vendorForms.get("messages");
      if (forms === undefined) throw new Error("no client uses messages");
      const charge = await chargeFor(
        dialectClient,
        model("messages"),
        withUsage(forms.words, (usage) => (usage.output_tokens === 1 ? usage : undefined), forms),
        true,
      );
      expect(charge).to.deep.include({ state: "settled", estimated: true, input: 21, cachedInput: 5 });
      expect(charge.output).to.be.within(1 + PIECES.length, 40);
    });
  }
});

/** The counts that are part of others, under any name. */
function parts(absurd: number | string | null): Change {
  return (usage) => {
    const within = (key: string, value: Json): Json =>
      /cache(d|_?read)|think|thought|reason/i.test(key) ? absurd : isObject(value) ? changedMembers(value) : value;
    const changedMembers = (members: Readonly<Record<string, Json>>) =>
      Object.fromEntries(Object.entries(members).map(([key, value]) => [key, within(key, value)]));
    return changedMembers(usage);
  };
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
