import OpenAI from "openai";
import type { FunctionTool, Response, ResponseInput } from "openai/resources/responses/responses";
import { type ClientCall, type SdkAnswer, QUESTION, RESULT, TAKEN, TOOL_NAMES, type SdkClient } from "./sdk-client.js";

const INPUT: ResponseInput = [{ role: "user", content: QUESTION }];
const tools: FunctionTool[] = TOOL_NAMES.map((name) => ({ type: "function", name, parameters: TAKEN, strict: false }));

function respond({ at: { url, key }, model, stream }: ClientCall, input: ResponseInput): Promise<Response> {
  const { responses } = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
  const params = {
    model,
    input,
    tools,
    include: ["reasoning.encrypted_content" as const],
    reasoning: { effort: "low" as const, summary: "auto" as const },
  };
  return stream ? responses.stream(params).finalResponse() : responses.create(params);
}

const callsOf = ({ output }: Response) => output.flatMap((item) => (item.type === "function_call" ? [item] : []));

function readAnswer(response: Response): SdkAnswer {
  const summaries = response.output.flatMap((item) => (item.type === "reasoning" ? item.summary : []));
  return {
    text: response.output_text,
    thoughts: summaries.map(({ text }) => text).join(""),
    calls: callsOf(response).map(({ call_id, name, arguments: given }) => ({
      id: call_id,
      name,
      arguments: JSON.parse(given) as unknown,
    })),
    isCutShort: response.incomplete_details?.reason === "max_output_tokens",
    input: response.usage?.input_tokens,
    output: response.usage?.output_tokens,
  };
}

const sdkClient: SdkClient = {
  bringsStateBack: true,
  ask: async (options) => readAnswer(await respond(options, INPUT)),
  async converse(params) {
    const first = await respond(params, INPUT);
    const results = callsOf(first).map(({ call_id }) => ({
      type: "function_call_output" as const,
      call_id,
      output: RESULT,
    }));
    return readAnswer(await respond(params, [...INPUT, ...(first.output as ResponseInput), ...results]));
  },
};

export const sdkClients: ReadonlyMap<string, SdkClient> = new Map([["the openai client's responses", sdkClient]]);
