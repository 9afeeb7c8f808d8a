/** How likely tokens are, as the vendors' clients request and read it, of models behind other dialects. */
import { GoogleGenAI } from "@google/genai";
import { expect } from "chai";
import OpenAI from "openai";
import { type Scripted, scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, streams, type Script } from "../../support/upstream.js";

const route = (dialect: string) => ({ provider: "one", model: "inner-model", dialect });
const open = scriptedGateway(
  ["chat", "responses", "generate-content"].map((dialect) => ({
    id: `maker/${dialect}`,
    kind: "text",
    routes: [route(dialect)],
  })),
);

const tokens = ["Hi", " é"].map((token, index) => ({
  token,
  logprob: -1 - index,
  bytes: [...Buffer.from(token)],
  top_logprobs: [{ token, logprob: -1 - index, bytes: [...Buffer.from(token)] }],
}));
const [first, second] = tokens;
const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 };
const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;

const chunk = (delta: object, logprobs: object | null, finish_reason: string | null = null): string =>
  event({ id: "c1", object: "chat.completion.chunk", choices: [{ index: 0, delta, logprobs, finish_reason }] });
const candidate = (text: string, ...given: typeof tokens) => {
  const write = ({ token, logprob }: { token: string; logprob: number }) => ({ token, logProbability: logprob });
  return {
    index: 0,
    content: { role: "model", parts: [{ text }] },
    logprobsResult: {
      chosenCandidates: given.map(write),
      topCandidates: given.map(({ top_logprobs: top }) => ({ candidates: top.map(write) })),
    },
  };
};
const counts = { promptTokenCount: 1, candidatesTokenCount: 2, totalTokenCount: 3 };

/** What each upstream answers, whole and as a stream. */
const upstreams: Readonly<Record<string, { readonly whole: Script; readonly streamed: Script }>> = {
  chat: {
    whole: answers({
      id: "c1",
      object: "chat.completion",
      choices: [
        {
          index: 0,
          finish_reason: "stop",
          message: { role: "assistant", content: "Hi é" },
          logprobs: { content: tokens, refusal: null },
        },
      ],
      usage,
    }),
    streamed: streams([
      chunk({ role: "assistant", content: "" }, null),
      chunk({ content: "Hi" }, { content: [first] }),
      chunk({ content: " é" }, { content: [second] }),
      chunk({}, null, "stop"),
      event({ choices: [], usage }),
      "data: [DONE]\n\n",
    ]),
  },
  "generate-content": {
    whole: answers({
      candidates: [{ ...candidate("Hi é", ...tokens), finishReason: "STOP" }],
      usageMetadata: counts,
    }),
    streamed: streams([
      event({ candidates: [candidate("Hi", ...tokens.slice(0, 1))] }),
      event({ candidates: [candidate(" é", ...tokens.slice(1))] }),
      event({ candidates: [{ index: 0, finishReason: "STOP" }], usageMetadata: counts }),
    ]),
  },
};

/** What the upstream got. */
function sent({ one }: Scripted): Readonly<Record<string, unknown>> {
  return JSON.parse(one.only.body.toString()) as Readonly<Record<string, unknown>>;
}

function plays(dialect: string, way: "whole" | "streamed"): Scripted {
  const scripted = open();
  const upstream = upstreams[dialect];
  if (upstream === undefined) throw new Error(`${dialect} has no answer.`);
  scripted.one.plays(upstream[way]);
  return scripted;
}

const openai = ({ gateway }: Scripted) =>
  new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: gateway.key, maxRetries: 0 });
const messages = [{ role: "user" as const, content: "hi" }];

describe("probabilities of tokens, for clients of OpenAI", () => {
  const request = { model: "maker/generate-content", messages, logprobs: true, top_logprobs: 1 };

  it("come from a model behind generate-content, in a chat completion", async () => {
    const scripted = plays("generate-content", "whole");
    const answer = await openai(scripted).chat.completions.create(request);
    expect(answer.choices[0]?.logprobs).to.deep.equal({ content: tokens, refusal: null });
    expect(sent(scripted).generationConfig).to.deep.equal({ responseLogprobs: true, logprobs: 1 });
  });

  it("come from a model behind generate-content, in the chunks of a chat completion", async () => {
    const scripted = plays("generate-content", "streamed");
    const answer = await openai(scripted).chat.completions.stream(request).finalChatCompletion();
    expect(answer.choices[0]?.logprobs?.content).to.deep.equal(tokens);
    expect(answer.choices[0]?.message.content).to.equal("Hi é");
  });

  for (const way of ["whole", "streamed"] as const)
    for (const dialect of ["chat", "generate-content"])
      it(`come from a model behind ${dialect}, in a response, ${way}`, async () => {
        const scripted = plays(dialect, way);
        const params = {
          model: `maker/${dialect}`,
          input: "hi",
          include: ["message.output_text.logprobs" as const],
          top_logprobs: 1,
        };
        const { responses } = openai(scripted);
        const answer =
          way === "whole" ? await responses.create(params) : await responses.stream(params).finalResponse();
        const [text] = answer.output.flatMap((item) => (item.type === "message" ? item.content : []));
        expect(text?.type === "output_text" && text.logprobs).to.deep.equal(tokens);
        expect(answer.output_text).to.equal("Hi é");
      });
});

describe("probabilities of tokens, for the genai client", () => {
  for (const way of ["whole", "streamed"] as const)
    it(`come from a model behind chat, ${way}`, async () => {
      const scripted = plays("chat", way);
      const { gateway } = scripted;
      const { models } = new GoogleGenAI({ apiKey: gateway.key, httpOptions: { baseUrl: gateway.url } });
      const params = { model: "maker/chat", contents: "hi", config: { responseLogprobs: true, logprobs: 1 } };
      const results: unknown[] = [];
      if (way === "whole") results.push(...((await models.generateContent(params)).candidates ?? []));
      else
        for await (const { candidates } of await models.generateContentStream(params))
          results.push(...(candidates ?? []));
      const chosen = (results as ReturnType<typeof candidate>[]).flatMap(
        ({ logprobsResult }) => (logprobsResult as typeof logprobsResult | undefined)?.chosenCandidates ?? [],
      );
      expect(chosen).to.deep.equal([
        { token: "Hi", logProbability: -1 },
        { token: " é", logProbability: -2 },
      ]);
      expect(sent(scripted)).to.include({ logprobs: true, top_logprobs: 1 });
    });
});
