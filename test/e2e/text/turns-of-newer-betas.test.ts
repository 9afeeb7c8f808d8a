/**
 * Members that newer clients of the messages dialect send within a conversation. No other dialect has them: they are
 * reported.
 */
import { expect } from "chai";
import { startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, ScriptedUpstream } from "../../support/upstream.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

type Fields = Readonly<Record<string, unknown>>;

const DIALECTS = ["chat", "responses", "generate-content", "interactions"] as const;
const tool = { name: "look", description: "Looks.", input_schema: { type: "object", properties: {} } };
const CASES: readonly (readonly [name: string, messages: readonly Fields[], dropped: string])[] = [
  [
    "tools that are added and removed",
    [
      { role: "user", content: "Look." },
      { role: "assistant", content: "At what?" },
      {
        role: "system",
        content: [
          { type: "tool_addition", tool: { type: "tool_reference", name: "look" } },
          { type: "tool_removal", tool: { type: "tool_reference", name: "seek" } },
        ],
      },
      { role: "user", content: "The tree." },
    ],
    "messages[2].content[0], messages[2].content[1]",
  ],
  [
    "the same within text",
    [
      {
        role: "user",
        content: [
          { type: "text", text: "Look." },
          { type: "tool_addition", tool: { type: "tool_reference", name: "look" } },
        ],
      },
    ],
    "messages[0].content[1]",
  ],
  [
    "the effort of one turn",
    [{ role: "user", content: "Look.", output_config: { effort: "high" } }],
    "messages[0].output_config",
  ],
];

describe("turns as newer betas of the messages dialect have them", () => {
  let gateway: RunningGateway;
  let upstream: ScriptedUpstream;

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const provider = { baseUrl: upstream.baseUrl, apiKey: UPSTREAM_KEY };
    const providers = DIALECTS.map((dialect) => ({ id: dialect, ...provider }));
    const models = DIALECTS.map((dialect) => ({
      id: `maker/${dialect}`,
      kind: "text",
      routes: [{ provider: dialect, model: "some-model", dialect }],
    }));
    gateway = await startGateway({ catalog: { providers, models } });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  for (const [name, messages, dropped] of CASES)
    for (const dialect of DIALECTS)
      it(`reports ${name}: ${dialect}`, async () => {
        upstream.plays(answers(vendorForms.get(dialect)?.words.body));
        const response = await fetch(`${gateway.url}/v1/messages`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${gateway.key}`,
            "content-type": "application/json",
            "anthropic-version": "2023-06-01",
          },
          body: JSON.stringify({ model: `maker/${dialect}`, max_tokens: 900, tools: [tool], messages }),
        });
        expect(response.status, await response.text()).to.equal(200);
        const lost = (response.headers.get("x-dropped-params") ?? "")
          .split(", ")
          .filter((path) => path !== "max_tokens");
        expect(lost.join(", ")).to.equal(dropped);
        expect(JSON.stringify(upstream.onlyJson)).to.contain("Look.").and.not.contain("tool_reference");
      });
});
