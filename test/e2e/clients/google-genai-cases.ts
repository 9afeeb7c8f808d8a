import {
  ApiError,
  type Content,
  FunctionCallingConfigMode,
  type GenerateContentParameters,
  GenerateContentResponse,
  GoogleGenAI,
  ThinkingLevel,
} from "@google/genai";
import { expect } from "chai";
import { failureOf } from "../../support/promises.js";
import {
  answerOf,
  BOTH_CALLS,
  BOTH_CITIES,
  DEGREES,
  PIXEL,
  pixelSeen,
  PLACE,
  REPORT,
  SUM,
  SUM_ANSWER,
  TOOLS,
  WEATHER,
} from "../../support/clients/questions.js";
import { counts, requiresCalls, signsReasoning, textDialect } from "../../support/dialect-features.js";
import { simulated, simulatedGateway, thinking } from "./simulated.js";

type Ask = (params: GenerateContentParameters) => Promise<GenerateContentResponse>;

/** Set by the suite that runs. */
let gateway: ReturnType<typeof simulatedGateway>;

/** As applications create it: only the address and the key are set. */
function client(apiKey = gateway().key): GoogleGenAI {
  return new GoogleGenAI({ apiKey, httpOptions: { baseUrl: gateway().url } });
}

const tools = [
  { functionDeclarations: TOOLS.map(({ name, description }) => ({ name, description, parametersJsonSchema: PLACE })) },
];

const whole: Ask = (options) => client().models.generateContent(options);

/** The pieces of a stream as one answer: this client leaves that to the application. */
const streamed: Ask = async (input) => {
  const pieces: GenerateContentResponse[] = [];
  for await (const piece of await client().models.generateContentStream(input)) pieces.push(piece);
  const all = new GenerateContentResponse();
  const candidates = pieces.flatMap((piece) => piece.candidates ?? []);
  const parts = candidates.flatMap(({ content }) => content?.parts ?? []);
  Object.assign(all, pieces.at(-1));
  all.candidates = [{ ...candidates.at(-1), content: { role: "model", parts } }];
  expect(new Set(pieces.map(({ modelVersion, responseId }) => `${modelVersion} ${responseId}`)).size).to.equal(1);
  return all;
};

const WAYS = [
  ["whole", whole],
  ["streamed", streamed],
] as const;
const partsOf = (answer: GenerateContentResponse) => answer.candidates?.[0]?.content?.parts ?? [];
const thoughtsOf = (answer: GenerateContentResponse) =>
  partsOf(answer)
    .filter(({ thought }) => thought)
    .map(({ text }) => text ?? "")
    .join("");
const INPUT: Content[] = [{ role: "user", parts: [{ text: BOTH_CITIES }] }];

/** The value that this vendor accepts as the signature of a call of another vendor's model. */
const PLACEHOLDER = "skip_thought_signature_validator";

/** The next contents: the unchanged answer, and the results of the tools. */
function continued(contents: Content[], answer: GenerateContentResponse): Content[] {
  const responses = (answer.functionCalls ?? []).map(({ id, name }) => ({
    functionResponse: { id, name, response: { output: answerOf(name) } },
  }));
  return [...contents, answer.candidates?.[0]?.content ?? {}, { role: "user", parts: responses }];
}

function describeUpstream(dialect: string): void {
  const model = simulated(dialect);

  describe(`the genai client with a model behind ${dialect}`, () => {
    for (const [way, ask] of WAYS) {
      it(`gets an answer with the public name of its model and the usage, ${way}`, async () => {
        const answer = await ask({ model, contents: SUM });
        expect(answer.modelVersion).to.equal(model);
        expect(answer.candidates?.[0]).to.include({ finishReason: "STOP", index: 0 });
        expect(answer.candidates?.[0]?.content?.role).to.equal("model");
        expect(answer.text).to.contain(SUM_ANSWER);
        const { promptTokenCount = 0, candidatesTokenCount = 0, totalTokenCount } = answer.usageMetadata ?? {};
        expect([promptTokenCount > 0, candidatesTokenCount > 0]).to.deep.equal([true, true]);
        expect(totalTokenCount).to.equal(promptTokenCount + candidatesTokenCount);
      });

      it(`receives two parallel tool calls, ${way}`, async () => {
        const { functionCalls = [] } = await ask({ model, contents: BOTH_CITIES, config: { tools } });
        expect(functionCalls.map(({ name, args }) => [name, args])).to.deep.equal(BOTH_CALLS);
        expect(new Set(functionCalls.map(({ id }) => id)).size).to.equal(2);
      });

      it(`finishes a conversation of two steps, ${way}`, async () => {
        const first = await ask({ model, contents: INPUT, config: { tools } });
        const second = await ask({ model, contents: continued(INPUT, first), config: { tools } });
        expect(second.text).to.contain(REPORT);
        expect(second.functionCalls).to.equal(undefined);
      });

      it(`finishes one with reasoning, its signatures sent back, ${way}`, async () => {
        const config = { tools, thinkingConfig: { includeThoughts: true, thinkingLevel: ThinkingLevel.LOW } };
        const thinker = thinking(dialect, { effort: "low" });
        const first = await ask({ model: thinker, contents: INPUT, config });
        expect(thoughtsOf(first)).to.contain("I need 2 tools for that.");
        const signed = partsOf(first).filter(({ thoughtSignature }) => thoughtSignature);
        expect(signed).to.have.length(1);
        if (!signsReasoning(textDialect(dialect)))
          expect(signed[0]).to.deep.include({ functionCall: first.functionCalls?.[0], thoughtSignature: PLACEHOLDER });
        else expect(signed[0]).not.to.include({ thoughtSignature: PLACEHOLDER });
        const { thoughtsTokenCount = 0 } = first.usageMetadata ?? {};
        expect(thoughtsTokenCount > 0).to.equal(counts(textDialect(dialect), "reasoning"));
        const second = await ask({ model: thinker, contents: continued(INPUT, first), config });
        expect(thoughtsOf(second)).to.contain("The tools have answered");
        expect(second.text).to.contain(REPORT);
      });

      it(`reports the finish reason of a truncated answer, ${way}`, async () => {
        const answer = await ask({ model, contents: SUM, config: { maxOutputTokens: 16 } });
        expect(answer.candidates?.[0]).to.include({ finishReason: "MAX_TOKENS" });
        expect(answer.usageMetadata?.candidatesTokenCount).to.equal(16);
      });

      it(`gets an answer in the form of its schema, ${way}`, async () => {
        const { text = "" } = await ask({
          model,
          contents: DEGREES,
          config: { responseMimeType: "application/json", responseJsonSchema: WEATHER },
        });
        expect(JSON.parse(text)).to.deep.equal({ city: "Oslo", degrees: 21 });
      });
    }

    it("lets the client call its functions itself", async () => {
      const requested: string[] = [];
      const callable = {
        tool: () => Promise.resolve(tools[0] ?? {}),
        callTool: (calls: { id?: string; name?: string }[]) => {
          requested.push(...calls.map(({ name }) => name ?? ""));
          return Promise.resolve(
            calls.map(({ id, name }) => ({ functionResponse: { id, name, response: { output: answerOf(name) } } })),
          );
        },
      };
      const answer = await whole({ model, contents: BOTH_CITIES, config: { tools: [callable] } });
      expect(requested).to.deep.equal(TOOLS.map(({ name }) => name));
      expect(answer.text).to.contain(REPORT);
    });

    it("keeps a conversation as a chat", async () => {
      const chat = client().chats.create({ model, config: { systemInstruction: "Be kind." } });
      expect((await chat.sendMessage({ message: SUM })).text).to.contain("My instructions begin with “Be kind.”.");
      let words = "";
      for await (const { text = "" } of await chat.sendMessageStream({ message: "What is 6 * 7?" })) words += text;
      expect(words).to.contain("6*7 = 42.");
      // The client keeps each piece of a stream, and forgets the turn if one piece has no part.
      const [, , question, ...pieces] = chat.getHistory();
      expect(question?.parts).to.deep.equal([{ text: "What is 6 * 7?" }]);
      const kept = pieces.flatMap(({ parts = [] }) => parts.map(({ text = "" }) => text));
      expect(kept.join("")).to.equal(words);
    });

    it("calls a required function where one can be required", async () => {
      const functionCallingConfig = { mode: FunctionCallingConfigMode.ANY, allowedFunctionNames: ["read_clock"] };
      const { functionCalls } = await whole({
        model,
        contents: "Go on.",
        config: { tools, toolConfig: { functionCallingConfig } },
      });
      const isRequired = requiresCalls(textDialect(dialect));
      expect(functionCalls?.map(({ name }) => name)).to.deep.equal(isRequired ? ["read_clock"] : undefined);
    });

    it("sends an image", async () => {
      const contents = [
        { role: "user", parts: [{ text: "What is this?" }, { inlineData: { mimeType: "image/png", data: PIXEL } }] },
      ];
      expect((await whole({ model, contents })).text).to.contain(pixelSeen(dialect));
    });

    for (const [name, status] of [
      ["assistant-error-400", 400],
      ["assistant-error-404", 404],
      ["assistant-error-429", 429],
      ["assistant-error-500", 502],
    ] as const) {
      it(`throws the SDK's error for ${name}`, async () => {
        for (const [, ask] of WAYS) {
          const error = await failureOf(ask({ model: simulated(dialect, name), contents: SUM }));
          expect(error).to.be.instanceOf(ApiError).and.to.include({ status });
        }
      });
    }

    for (const name of ["assistant-error-stream", "assistant-cut"] as const) {
      it(`throws on a truncated answer of ${name}`, async () => {
        const pieces: unknown[] = [];
        const read = async () => {
          for await (const piece of await client().models.generateContentStream({
            model: simulated(dialect, name),
            contents: SUM,
          }))
            pieces.push(piece);
        };
        const error = await failureOf(read());
        expect(error).to.be.instanceOf(ApiError).and.to.include({ status: 502 });
        expect(error.message).to.contain("upstream_error: ");
        expect(pieces).not.to.have.length(0);
      });
    }
  });
}

/** What the client does with models behind these dialects. */
export function describeGenai(dialects: readonly string[]): void {
  gateway = simulatedGateway();
  for (const dialect of dialects) describeUpstream(dialect);
}

/** What is the same whatever is behind the gateway. */
export function describeGenaiItself(): void {
  describe("the genai client and invalid requests", () => {
    const model = simulated("generate-content");
    const cases = [
      [
        "a wrong key",
        () => client("sk-iso-wrong").models.generateContent({ model, contents: SUM }),
        401,
        /UNAUTHENTICATED/,
      ],
      [
        "an unknown model",
        () => client().models.generateContent({ model: "maker/none", contents: SUM }),
        404,
        /model_not_found.*NOT_FOUND/,
      ],
      [
        "a field of a wrong type",
        () =>
          client().models.generateContent({
            model,
            contents: SUM,
            config: { temperature: "hot" as unknown as number },
          }),
        400,
        /temperature.*INVALID_ARGUMENT/,
      ],
    ] as const;
    for (const [mistake, making, status, words] of cases) {
      it(`gets an error for ${mistake}`, async () => {
        const error = await failureOf(making());
        expect(error).to.be.instanceOf(ApiError).and.to.include({ status });
        expect(error.message).to.match(words);
      });
    }
  });
}
