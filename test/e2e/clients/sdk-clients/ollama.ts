import { type ChatResponse, type Message, Ollama, type ToolCall } from "ollama";
import { type ClientCall, type SdkAnswer, QUESTION, RESULT, TAKEN, TOOL_NAMES, type SdkClient } from "./sdk-client.js";

const tools = TOOL_NAMES.map((name) => ({
  type: "function",
  function: { name, description: "A tool.", parameters: TAKEN },
}));
const question: Message = { role: "user", content: QUESTION };

async function chat({ at, model, stream }: ClientCall, messages: Message[]): Promise<ChatResponse> {
  const client = new Ollama({ host: at.url, headers: { authorization: `Bearer ${at.key}` } });
  const request = { model, messages, tools, think: true };
  if (!stream) return client.chat(request);
  const pieces: ChatResponse[] = [];
  for await (const piece of await client.chat({ ...request, stream: true })) pieces.push(piece);
  return joined(pieces);
}

/** The library gives pieces of a stream and leaves it to programs to join them. */
function joined(pieces: readonly ChatResponse[]): ChatResponse {
  const last = pieces.at(-1);
  if (last?.done !== true) throw new Error("the stream ended early");
  const messages = pieces.map(({ message }) => message);
  return {
    ...last,
    message: {
      role: "assistant",
      content: messages.map(({ content }) => content).join(""),
      thinking: messages.map(({ thinking = "" }) => thinking).join(""),
      tool_calls: messages.flatMap(({ tool_calls: calls = [] }) => calls),
    },
  };
}

/** As newer hosts send it. The library keeps the ID, and its types do not mention it. */
type IdentifiedCall = ToolCall & { readonly id?: string };

function readAnswer({ message, done_reason, prompt_eval_count: input, eval_count: output }: ChatResponse): SdkAnswer {
  const calls: readonly IdentifiedCall[] = message.tool_calls ?? [];
  return {
    text: message.content,
    thoughts: message.thinking ?? "",
    calls: calls.map(({ id, function: called }) => ({ id, ...called })),
    isCutShort: done_reason === "length",
    input,
    output,
  };
}

const sdkClient: SdkClient = {
  bringsStateBack: false,
  showsReasoning: true,
  ask: async (params) => readAnswer(await chat(params, [question])),
  async converse(params) {
    const { message } = await chat(params, [question]);
    const results = (message.tool_calls ?? []).map(({ function: { name } }): Message => ({
      role: "tool",
      tool_name: name,
      content: RESULT,
    }));
    return readAnswer(await chat(params, [question, message, ...results]));
  },
};

export const sdkClients: ReadonlyMap<string, SdkClient> = new Map([["the ollama client", sdkClient]]);
