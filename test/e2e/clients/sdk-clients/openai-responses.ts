import OpenAI from "openai";
import type { FunctionTool, Response, ResponseInput } from "openai/resources/responses/responses";
import { type ClientCall, type Heard, QUESTION, RESULT, TAKEN, TOOL_NAMES, type SdkClient } from "./sdk-client.js";

const ASKED: ResponseInput = [{ role: "user", content: QUESTION }];
const tools: FunctionTool[] = TOOL_NAMES.map((name) => ({ type: "function", name, parameters: TAKEN, strict: false }));

function respond({ at: { url, key }, model, stream }: ClientCall, input: ResponseInput): Promise<Response> {
  const { responses } = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
  const asking = {
    model,
    input,
    tools,
    include: ["reasoning.encrypted_content" as const],
    reasoning: { effort: "low" as const, summary: "auto" as const },
  };
  return stream ? responses.stream(asking).finalResponse() : responses.create(asking);
}

const callsOf = ({ output }: Response) => output.flatMap((item) => (item.type === "function_call" ? [item] : []));

function hear(response: Response): Heard {
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

export const sdkClient: SdkClient = {
  bringsStateBack: true,
  ask: async (asking) => hear(await respond(asking, ASKED)),
  async converse(asking) {
    const first = await respond(asking, ASKED);
    const results = callsOf(first).map(({ call_id }) => ({
      type: "function_call_output" as const,
      call_id,
      output: RESULT,
    }));
    return hear(await respond(asking, [...ASKED, ...(first.output as ResponseInput), ...results]));
  },
};
