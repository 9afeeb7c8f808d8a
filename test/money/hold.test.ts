import { expect } from "chai";
import { dialectClients } from "../support/dialect-clients/index.js";
import type { Fields, DialectClient } from "../support/dialect-clients/dialect-client.js";
import { answers } from "../support/upstream.js";
import { INNER_MODEL } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { meteredGateway } from "../support/money/metered-gateway.js";

const spoken = [...vendorForms.keys()];
const paysFor = (what: "input" | "output" | "dear", dialect: string) => `maker/${what}-${dialect}`;
const capped = (dialect: string) => `maker/capped-${dialect}`;
const model = (id: string, dialect: string, pricing: Fields, more: Fields = {}) => ({
  id,
  kind: "text",
  routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  pricing,
  ...more,
});

const named = (profile: string) => `maker/named-${profile}`;
/** Models whose upstream requires a limit, the settings of their calls beside a question, and their limits. */
const NAMED: readonly (readonly [profile: string, budget: number | undefined, reported: number])[] = [
  ["assistant-4.7", undefined, 36_864],
  ["claude-3.5", undefined, 8_192],
  ["claude-4.5", 50_000, 54_096],
  ["none", undefined, 4_096],
  ["none-by-budget", 9_000, 13_096],
];

/** The most answers that a call may request. */
const MOST_CANDIDATES = 128;

/** A token costs ten thousand ticks, so that holds show tokens. */
const ledger = meteredGateway(
  spoken.flatMap((dialect) => [
    model(paysFor("input", dialect), dialect, { input: 1, output: 0 }),
    model(paysFor("output", dialect), dialect, { input: 0, output: 1 }),
    model(paysFor("dear", dialect), dialect, { input: 0, cacheWrite: 1, output: 0, reasoning: 2, perCall: 0.5 }),
    ...(dialect === "messages"
      ? NAMED.map(([profile]) =>
          model(named(profile), dialect, { input: 0, output: 1 }, { profile: profile.replace("-by-budget", "") }),
        )
      : []),
    model(capped(dialect), dialect, { input: 0, output: 1 }, { maxOutputTokens: 700 }),
  ]),
);

async function tokensHeld(
  dialectClient: DialectClient,
  dialect: string,
  id: string,
  fields: Fields = {},
): Promise<number> {
  ledger().one.plays(answers(vendorForms.get(dialect)?.words.body));
  const { status, text } = await ledger().ask(dialectClient, id, { fields });
  expect(status, text).to.equal(200);
  return (await ledger().charge()).held / 10_000;
}

/** The header of an image of 1024 by 1024, and enough bytes for one. */
function image(bytes: number): string {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452000004000000040008060000007f1d2b83", "hex");
  return Buffer.concat([head, Buffer.alloc(bytes, 0x5a)]).toString("base64");
}

const IMAGE_TOKENS = (1024 * 1024) / 750;
const PROSE =
  "The harbour was quiet that morning, and nobody on the quay could say when the ferry would come back. ".repeat(40);
/** As current tokenizers count it. */
const PROSE_TOKENS = 22 * 40;

for (const [dialect, dialectClient] of dialectClients) {
  const { ways } = dialectClient;

  describe(`the hold for a ${dialect} call`, () => {
    for (const [index, limited] of ways.limits.entries()) {
      it(`is the longest answer that is requested (${index + 1})`, async () => {
        expect(await tokensHeld(dialectClient, dialect, paysFor("output", dialect), limited(1234))).to.equal(1234);
      });

      it(`is no more than the model can write (${index + 1})`, async () => {
        expect(await tokensHeld(dialectClient, dialect, capped(dialect), limited(1234))).to.equal(700);
        expect(await tokensHeld(dialectClient, dialect, capped(dialect), limited(300))).to.equal(300);
      });
    }

    it("is what the model can write, or a typical answer, without a limit", async () => {
      expect(await tokensHeld(dialectClient, dialect, paysFor("output", dialect), ways.unlimited)).to.equal(4096);
      expect(await tokensHeld(dialectClient, dialect, capped(dialect), ways.unlimited)).to.equal(700);
    });

    it("is the more expensive way to charge tokens, and the price per call", async () => {
      const held = await tokensHeld(dialectClient, dialect, paysFor("dear", dialect), ways.limits[0]?.(100));
      // Half a dollar per call, and a hundred tokens of reasoning at two dollars per million. The rest is a small
      // question.
      expect(held - 500_000 - 200).to.be.within(1, 60);
    });

    it("is near the tokens of its text", async () => {
      expect(await tokensHeld(dialectClient, dialect, paysFor("input", dialect), ways.words(PROSE))).to.be.within(
        PROSE_TOKENS * 0.85,
        PROSE_TOKENS * 1.15 + 40,
      );
    });

    it("is the tokens of an image by its size, not by its bytes", async () => {
      const small = await tokensHeld(dialectClient, dialect, paysFor("input", dialect), ways.image(image(1_000)));
      const large = await tokensHeld(dialectClient, dialect, paysFor("input", dialect), ways.image(image(300_000)));
      expect(large)
        .to.equal(small)
        .and.to.be.within(IMAGE_TOKENS, IMAGE_TOKENS + 60);
    });

    const { candidates } = ways;
    if (candidates !== undefined) {
      it("is the longest answer for each requested answer", async () => {
        expect(await tokensHeld(dialectClient, dialect, paysFor("output", dialect), candidates(3))).to.equal(30);
      });

      it("is the longest answer times the maximum number of answers", async () => {
        expect(
          await tokensHeld(dialectClient, dialect, paysFor("output", dialect), candidates(MOST_CANDIDATES)),
        ).to.equal(10 * MOST_CANDIDATES);
      });

      it("is nothing for more answers than allowed, because the call is refused", async () => {
        for (const count of [MOST_CANDIDATES + 1, 1_000_000, 2 ** 53, 1.8e19]) {
          ledger().one.plays(answers(vendorForms.get(dialect)?.words.body));
          const { status } = await ledger().ask(dialectClient, paysFor("output", dialect), {
            fields: candidates(count),
          });
          expect([status, await ledger().charges()], String(count)).to.deep.equal([400, []]);
          expect(ledger().one.received, String(count)).to.have.length(0);
        }
      });
    }

    it("is never less for a longer answer than any declared number", async () => {
      const [limited] = ways.limits;
      for (const limit of [10 ** 9, 2 ** 53, 1.8e19, 1e300]) {
        ledger().one.plays(answers(vendorForms.get(dialect)?.words.body));
        const { status } = await ledger().ask(dialectClient, paysFor("output", dialect), {
          fields: limited?.(limit) ?? {},
        });
        expect(ledger().one.received, String(limit)).to.have.length(0);
        expect(status, String(limit)).to.equal(limit > Number.MAX_SAFE_INTEGER ? 400 : 402);
        expect(await ledger().charges()).to.deep.equal([]);
      }
    });
  });
}

describe("the hold where an upstream requires a limit and the client gives none", () => {
  for (const [profile, budget, reported] of NAMED) {
    for (const [dialect, dialectClient] of dialectClients) {
      if (dialect === "messages" || (budget !== undefined && dialect !== "generate-content")) continue;
      it(`is the declared limit: ${reported} for ${profile}, from ${dialect}`, async () => {
        const requested =
          budget === undefined ? {} : { generationConfig: { thinkingConfig: { thinkingBudget: budget } } };
        expect(await tokensHeld(dialectClient, "messages", named(profile), requested)).to.equal(reported);
        expect(JSON.parse(ledger().one.received.at(-1)?.body.toString() ?? "{}")).to.include({ max_tokens: reported });
      });
    }
  }
});
