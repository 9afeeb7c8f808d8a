import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModelUsage,
  Output,
  stepCountIs,
  streamText,
  tool,
} from "ai";
import { expect } from "chai";
import { failureOf } from "../../support/promises.js";
import {
  answerOf,
  BOTH_CITIES,
  DEGREES,
  PIXEL,
  pixelSeen,
  PLACE,
  SUM,
  TOOLS,
  WEATHER,
} from "../../support/clients/questions.js";
import { counts, requiresCalls, textDialect } from "../../support/dialect-features.js";
import {
  type SimulatedName,
  simulated,
  simulatedGateway,
  thinking as thinkingModel,
  upstreamDialects,
} from "./simulated.js";
import { strictMakers } from "./vercel-models.js";

type ClientCall = Parameters<typeof generateText>[0];

/** The result of both ways to send a request. */
interface Answer {
  readonly text: string;
  readonly reasoningText: string | undefined;
  readonly finishReason: string;
  readonly usage: LanguageModelUsage;
  readonly steps: readonly { readonly finishReason: string; readonly response: { readonly modelId: string } }[];
}

const gateway = simulatedGateway();
const quiet = globalThis as { AI_SDK_LOG_WARNINGS?: boolean };

/** Tools as the toolkit runs them itself. Each call of one is recorded. */
function runnable(requested: string[]) {
  const entries = TOOLS.map(({ name, description }) => {
    const execute = ({ city }: { city: string }) => {
      requested.push(`${name} ${city}`);
      return answerOf(name);
    };
    return [name, tool({ description, inputSchema: jsonSchema<{ city: string }>(PLACE), execute })] as const;
  });
  return Object.fromEntries(entries);
}

const whole = async (params: ClientCall): Promise<Answer> => generateText({ maxRetries: 0, ...params });

async function streamed(options: ClientCall): Promise<Answer> {
  const errors: unknown[] = [];
  const result = streamText({ maxRetries: 0, ...options, onError: ({ error }) => void errors.push(error) });
  try {
    const { text, reasoningText, finishReason, usage, steps } = result;
    return {
      text: await text,
      reasoningText: await reasoningText,
      finishReason: await finishReason,
      usage: await usage,
      steps: await steps,
    };
  } catch (error) {
    throw errors[0] ?? error;
  }
}

const WAYS = [
  ["whole", whole],
  ["streamed", streamed],
] as const;

for (const [maker, { model: make, always, thinking, reasoning }] of strictMakers) {
  for (const dialect of upstreamDialects) {
    const input = (name: SimulatedName = "assistant") => ({
      model: make(gateway(), simulated(dialect, name)),
      providerOptions: always,
      maxOutputTokens: 8_000,
    });

    describe(`the ai toolkit's ${maker} models with a model behind ${dialect}`, () => {
      before(() => void (quiet.AI_SDK_LOG_WARNINGS = false));
      after(() => void delete quiet.AI_SDK_LOG_WARNINGS);

      for (const [way, ask] of WAYS) {
        it(`finish a conversation of two steps with reasoning and usage, ${way}`, async () => {
          const called: string[] = [];
          const answer = await ask({
            ...input(),
            model: make(gateway(), thinkingModel(dialect, reasoning)),
            providerOptions: thinking,
            prompt: BOTH_CITIES,
            tools: runnable(called),
            stopWhen: stepCountIs(4),
          });
          expect(called).to.deep.equal(["get_weather Oslo", "read_clock Rome"]);
          expect(answer.steps.map(({ finishReason }) => finishReason)).to.deep.equal(["tool-calls", "stop"]);
          for (const { name, answer: result } of TOOLS)
            expect(answer.text).to.contain(`${name} answered: `).and.to.contain(result);
          // The toolkit has no place for the reasoning of this maker's models.
          if (maker !== "chat") expect(answer.reasoningText).to.contain("The tools have answered");
          const { inputTokens = 0, outputTokens = 0, totalTokens, outputTokenDetails } = answer.usage;
          expect((outputTokenDetails.reasoningTokens ?? 0) > 0).to.equal(counts(textDialect(dialect), "reasoning"));
          expect([inputTokens > 0, outputTokens > 0]).to.deep.equal([true, true]);
          expect(totalTokens).to.equal(inputTokens + outputTokens);
        });

        it(`throw the toolkit's error when the upstream fails, ${way}`, async () => {
          const error = await failureOf(ask({ ...input("assistant-error-429"), prompt: SUM }));
          expect(APICallError.isInstance(error)).to.equal(true);
          expect(error).to.include({ statusCode: 429, isRetryable: true });
        });

        // The toolkit asks models of this maker for the call of a tool in place of an object.
        if (maker === "messages" && !requiresCalls(textDialect(dialect))) continue;
        it(`return an object of a schema, ${way}`, async () => {
          const output = Output.object({ schema: jsonSchema<{ city: string; degrees: number }>(WEATHER) });
          expect(JSON.parse((await ask({ ...input(), prompt: DEGREES, output })).text)).to.deep.equal({
            city: "Oslo",
            degrees: 21,
          });
        });
      }

      it("show an image", async () => {
        const content = [
          { type: "text" as const, text: "What is this?" },
          { type: "image" as const, image: PIXEL, mediaType: "image/png" },
        ];
        expect((await whole({ ...input(), messages: [{ role: "user", content }] })).text).to.contain(
          pixelSeen(dialect),
        );
      });

      for (const name of ["assistant-error-stream", "assistant-cut"] as const) {
        it(`throws on a truncated answer of ${name}`, async () => {
          const errors: unknown[] = [];
          let words = "";
          const result = streamText({
            ...input(name),
            maxRetries: 0,
            prompt: SUM,
            onError: ({ error }) => void errors.push(error),
          });
          for await (const piece of result.textStream) words += piece;
          expect(words).not.to.equal("");
          expect(errors).to.have.length(1);
        });
      }
    });
  }
}
