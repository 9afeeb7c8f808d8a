/** What the cohere client has beside answers, which the tests of all clients read: refusals, errors, and models. */
import { CohereClientV2, CohereError } from "cohere-ai";
import { expect } from "chai";
import { failureOf } from "../../support/promises.js";
import { SUM, SUM_ANSWER } from "../../support/clients/questions.js";
import { simulated, simulatedGateway, upstreamDialects } from "./simulated.js";

const gateway = simulatedGateway();

function client(token = gateway().key): CohereClientV2 {
  return new CohereClientV2({ token, environment: gateway().url, maxRetries: 0 });
}

const ask = (content = SUM) => [{ role: "user" as const, content }];

describe("the cohere client", () => {
  const cases: [string, () => Promise<unknown>, number, RegExp][] = [
    [
      "a wrong key",
      () => client("sk-iso-wrong").chat({ model: simulated("chat"), messages: ask() }),
      401,
      /^invalid_api_key: /,
    ],
    ["an unknown model", () => client().chat({ model: "maker/none", messages: ask() }), 404, /^model_not_found: /],
    [
      "a stream of an unknown model",
      () => client().chatStream({ model: "maker/none", messages: ask() }),
      404,
      /^model_not_found: /,
    ],
    [
      "a limit out of bounds",
      () => client().chat({ model: simulated("chat"), messages: ask(), maxTokens: -1 }),
      400,
      /^invalid_request: .*max_tokens/,
    ],
    [
      "a refusal of an upstream",
      () => client().chat({ model: simulated("messages", "assistant-error-400"), messages: ask() }),
      400,
      /status 400/,
    ],
    [
      "too many calls of an upstream",
      () => client().chat({ model: simulated("responses", "assistant-error-429"), messages: ask() }),
      429,
      /status 429/,
    ],
  ];
  for (const [mistake, making, status, words] of cases) {
    it(`throws its error for ${mistake}`, async () => {
      const error = await failureOf(making());
      expect(error).to.be.instanceOf(CohereError).and.to.include({ statusCode: status });
      expect((error as CohereError).body)
        .to.have.property("message")
        .that.matches(words);
    });
  }

  it("lists the models that it can call", async () => {
    const { models } = await client().models.list();
    expect(models.map(({ name }) => name)).to.include.members(upstreamDialects.map((dialect) => simulated(dialect)));
  });

  it("asks a model whose request has members of this vendor alone, which are reported", async () => {
    const { data, rawResponse } = await client()
      .chat({ model: simulated("chat"), messages: ask(), p: 0.5, safetyMode: "STRICT" })
      .withRawResponse();
    expect(rawResponse.headers.get("x-dropped-params")).to.equal("safety_mode");
    expect(data.message.content?.[0]).to.have.property("text").that.contains(SUM_ANSWER);
  });
});
