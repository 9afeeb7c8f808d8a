import { generateText, jsonSchema, stepCountIs, streamText, type ToolSet, tool } from "ai";
import { type Maker, makers } from "../vercel-models.js";
import { type ClientCall, type SdkAnswer, QUESTION, RESULT, TAKEN, TOOL_NAMES, type SdkClient } from "./sdk-client.js";

type Answer = Pick<
  Awaited<ReturnType<typeof generateText>>,
  "text" | "reasoningText" | "toolCalls" | "finishReason" | "usage"
>;

/** Tools that the toolkit runs itself, or leaves to the application. */
function toolsOf(isRun: boolean): ToolSet {
  const inputSchema = jsonSchema(TAKEN);
  return Object.fromEntries(
    TOOL_NAMES.map((name) => [name, isRun ? tool({ inputSchema, execute: () => RESULT }) : tool({ inputSchema })]),
  );
}

async function generate({ at, model, stream }: ClientCall, maker: Maker, isRun: boolean): Promise<Answer> {
  const params = {
    model: maker.model(at, model),
    providerOptions: maker.thinking,
    maxOutputTokens: 8_000,
    maxRetries: 0,
    prompt: QUESTION,
    tools: toolsOf(isRun),
    stopWhen: stepCountIs(3),
  };
  if (!stream) return generateText(params);
  const errors: unknown[] = [];
  const result = streamText({ ...params, onError: ({ error }) => void errors.push(error) });
  await result.consumeStream();
  if (errors.length > 0) throw asError(errors[0]);
  const { text, reasoningText, toolCalls, finishReason, usage } = result;
  return {
    text: await text,
    reasoningText: await reasoningText,
    toolCalls: await toolCalls,
    finishReason: await finishReason,
    usage: await usage,
  };
}

/** In the middle of a stream, some makers' errors are the plain text or the body of the event. */
function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(typeof error === "string" ? error : JSON.stringify(error));
}

function readAnswer({ text, reasoningText, toolCalls, finishReason, usage }: Answer, hasThoughts: boolean): SdkAnswer {
  return {
    text,
    ...(hasThoughts ? { thoughts: reasoningText ?? "" } : {}),
    calls: toolCalls.map(({ toolCallId, toolName, input }) => ({
      id: toolCallId,
      name: toolName,
      arguments: input as unknown,
    })),
    isCutShort: finishReason === "length",
    input: usage.inputTokens,
    output: usage.outputTokens,
  };
}

/** A client for every maker. */
export const sdkClients: ReadonlyMap<string, SdkClient> = new Map(
  [...makers].map(([name, maker]): [string, SdkClient] => {
    // The toolkit has no place for the reasoning of these models, nor for its state.
    const hasThoughts = name !== "chat";
    return [
      `the ai toolkit's ${name} models`,
      {
        bringsStateBack: hasThoughts,
        ask: async (options) => readAnswer(await generate(options, maker, false), hasThoughts),
        converse: async (params) => readAnswer(await generate(params, maker, true), hasThoughts),
      },
    ];
  }),
);
