import { CohereClientV2, type Cohere } from "cohere-ai";
import { type ClientCall, type SdkAnswer, QUESTION, RESULT, TAKEN, TOOL_NAMES, type SdkClient } from "./sdk-client.js";

const tools = TOOL_NAMES.map((name) => ({
  type: "function" as const,
  function: { name, description: "A tool.", parameters: TAKEN },
}));
const question: Cohere.ChatMessageV2 = { role: "user", content: QUESTION };

async function chat(params: ClientCall, messages: Cohere.ChatMessages): Promise<Cohere.V2ChatResponse> {
  const { at, model, stream } = params;
  const client = new CohereClientV2({ token: at.key, environment: at.url, maxRetries: 0 });
  const request = { model, messages, tools, thinking: { type: "enabled" as const, tokenBudget: 2048 } };
  if (!stream) return client.chat(request);
  const collected = new CollectedAnswer();
  for await (const event of await client.chatStream(request)) collected.take(event);
  return collected.answer();
}

/** The library gives events of a stream and leaves it to programs to join them. */
class CollectedAnswer {
  readonly #content = new Map<number, Cohere.AssistantMessageResponseContentItem>();
  readonly #calls = new Map<number, { id: string; type: "function"; function: { name: string; arguments: string } }>();
  #end: Cohere.ChatMessageEndEventDelta | undefined;

  take(event: Cohere.V2ChatStreamResponse): void {
    switch (event.type) {
      case "content-start":
      case "content-delta":
        return this.#takeContent(event.index ?? 0, event.delta?.message?.content ?? {});
      case "tool-call-start": {
        const { id = "", function: called } = event.delta?.message?.toolCalls ?? {};
        const { name = "", arguments: given = "" } = called ?? {};
        return void this.#calls.set(event.index ?? 0, { id, type: "function", function: { name, arguments: given } });
      }
      case "tool-call-delta": {
        const call = this.#calls.get(event.index ?? 0);
        if (call !== undefined) call.function.arguments += event.delta?.message?.toolCalls?.function?.arguments ?? "";
        return;
      }
      case "message-end":
        this.#end = event.delta;
    }
  }

  #takeContent(index: number, { text, thinking }: Cohere.ChatContentDeltaEventDeltaMessageContent): void {
    const known = this.#content.get(index);
    if (thinking !== undefined)
      this.#content.set(index, {
        type: "thinking",
        thinking: (known?.type === "thinking" ? known.thinking : "") + thinking,
      });
    else this.#content.set(index, { type: "text", text: (known?.type === "text" ? known.text : "") + (text ?? "") });
  }

  answer(): Cohere.V2ChatResponse {
    if (this.#end?.error !== undefined) throw new Error(this.#end.error);
    if (this.#end?.finishReason === undefined) throw new Error("the stream ended early");
    return {
      id: "streamed",
      finishReason: this.#end.finishReason,
      message: { role: "assistant", content: [...this.#content.values()], toolCalls: [...this.#calls.values()] },
      usage: this.#end.usage,
    };
  }
}

function readAnswer({ message, finishReason, usage }: Cohere.V2ChatResponse): SdkAnswer {
  const content = message.content ?? [];
  return {
    text: content.map((part) => (part.type === "text" ? part.text : "")).join(""),
    thoughts: content.map((part) => (part.type === "thinking" ? part.thinking : "")).join(""),
    calls: (message.toolCalls ?? []).map(({ id, function: called }) => ({
      id,
      name: called?.name,
      arguments: JSON.parse(called?.arguments ?? "{}") as unknown,
    })),
    isCutShort: finishReason === "MAX_TOKENS",
    input: usage?.tokens?.inputTokens,
    output: usage?.tokens?.outputTokens,
  };
}

const sdkClient: SdkClient = {
  bringsStateBack: false,
  showsReasoning: true,
  ask: async (params) => readAnswer(await chat(params, [question])),
  async converse(params) {
    const { message } = await chat(params, [question]);
    const results = (message.toolCalls ?? []).map(({ id }): Cohere.ChatMessageV2 => ({
      role: "tool",
      toolCallId: id,
      content: RESULT,
    }));
    return readAnswer(await chat(params, [question, message, ...results]));
  },
};

export const sdkClients: ReadonlyMap<string, SdkClient> = new Map([["the cohere client", sdkClient]]);
