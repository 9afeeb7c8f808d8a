/** Streams that look complete and are not, and one that looks otherwise. */
import { expect } from "chai";
import { dialectClients } from "../../support/dialect-clients/index.js";
import { meteredGateway } from "../../support/money/metered-gateway.js";
import { streams } from "../../support/upstream.js";
import { INNER_MODEL } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

const PRICING = { input: 1, output: 10 };
const upstreams = ["chat", "responses", "interactions"];
const ledger = meteredGateway(
  upstreams.map((dialect) => ({
    id: `maker/${dialect}`,
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
    pricing: PRICING,
  })),
);

const beginning = (dialect: string) => vendorForms.get(dialect)?.beginning ?? [];
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const usage = { input_tokens: 1000, output_tokens: 500, total_tokens: 1500 };

interface FalseEnd {
  readonly what: string;
  readonly dialect: string;
  readonly events: readonly string[];
  /** The ticks of the usage that the upstream reported, where it did. */
  readonly ticks?: number;
}

const cases: readonly FalseEnd[] = [
  {
    what: "has the marker without the last event",
    dialect: "interactions",
    events: ["event: done\ndata: [DONE]\n\n"],
  },
  {
    what: "reports the usage of its failure",
    dialect: "responses",
    events: [data({ type: "response.failed", response: { status: "failed", error: { code: "server_error" }, usage } })],
    ticks: 1000 * 10_000 + 500 * 100_000,
  },
  {
    what: "reports usage beside its error",
    dialect: "chat",
    events: [data({ error: { message: "boo" }, usage: { prompt_tokens: 1000, completion_tokens: 500 } })],
    ticks: 1000 * 10_000 + 500 * 100_000,
  },
];

for (const { what, dialect, events, ticks } of cases) {
  describe(`a stream of ${dialect} that ${what}`, () => {
    for (const [client, dialectClient] of dialectClients) {
      it(`is broken off for a client of ${client}`, async () => {
        ledger().one.plays(streams([...beginning(dialect), ...events]));
        const { text } = await ledger().ask(dialectClient, `maker/${dialect}`, { stream: true });
        expect(text).not.to.match(dialectClient.goodEnd);
        const charge = await ledger().charge();
        expect(charge.state).to.equal("settled");
        if (ticks !== undefined) expect(charge.ticks).to.equal(ticks);
      });
    }
  });
}

describe("a stream of interactions with the earlier name of its last event", () => {
  for (const [client, dialectClient] of dialectClients) {
    it(`is complete for a client of ${client}`, async () => {
      const { stream } = vendorForms.get("interactions")?.words ?? { stream: [] };
      const earlier = stream.map((event) => event.replaceAll("interaction.completed", "interaction.complete"));
      ledger().one.plays(streams(earlier));
      const { text } = await ledger().ask(dialectClient, "maker/interactions", { stream: true });
      expect(text).not.to.contain("upstream_error");
      if (client !== "interactions") expect(text).to.match(dialectClient.goodEnd);
      expect(await ledger().charge()).to.include({ state: "settled", estimated: false });
    });
  }
});

describe("a stream with an error as plain text", () => {
  for (const [client, dialectClient] of dialectClients) {
    it(`is broken off with its words for a client of ${client}`, async () => {
      ledger().one.plays(streams([...beginning("chat"), "event: error\ndata: The queue is full.\n\n"]));
      const { text } = await ledger().ask(dialectClient, "maker/chat", { stream: true });
      expect(text).to.contain("The queue is full.").and.not.to.match(dialectClient.goodEnd);
      expect((await ledger().charge()).state).to.equal("settled");
    });
  }
});
