// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/ollama-chat/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the cohere-chat dialect for a model behind ollama-chat, and its answer. */
export const cohereChatToOllamaChat: Pair = {
  from: "cohere-chat",
  to: "ollama-chat",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "answer calls, failures as text, plain documents as text, only media taken, drop empty text, media " +
        "beside results, drop trailing reasoning, ensure user turn",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "options.num_predict",
      by: "omit below one, kept within 1 and 2147483647",
      when: "from 1 to 2147483647",
    },
    { concept: "temperature", from: "temperature", to: "options.temperature" },
    { concept: "top_p", from: "p", to: "options.top_p" },
    { concept: "top_k", from: "k", to: "options.top_k", by: "omit below one" },
    { concept: "stop", from: "stop_sequences", to: "options.stop" },
    { concept: "presence_penalty", from: "presence_penalty", to: "options.presence_penalty" },
    { concept: "frequency_penalty", from: "frequency_penalty", to: "options.frequency_penalty" },
    { concept: "seed", from: "seed", to: "options.seed" },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].function.name",
      when:
        "unless another has its name; where calls are not forbidden, else it has no effect; among the tools " +
        "that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].function.description",
      when:
        "unless another has its name; where calls are not forbidden, else it has no effect; among the tools " +
        "that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when:
        "unless another has its name; where calls are not forbidden, else it has no effect; among the tools " +
        "that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[]",
      when:
        "in a known form; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tools[]",
      by: "withhold tools",
      when: "where it forbids calls; unless it is free, which has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tools[]",
      by: "withhold tools",
      when:
        "where it forbids calls; in a known form; unless it is free, which has no effect; beside tools, else " +
        "it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "format",
      by: "by its form, implied by leaving it out: what happens without it",
    },
    { concept: "output_format.schema", from: "response_format.json_schema", to: "format", when: "as schema" },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "format",
      when: "unless response_format.json_schema has another value; as schema; as older_schema",
    },
    { concept: "output_format", from: "response_format", to: "format", when: "in a known form" },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "think",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to: "think",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    { concept: "text", from: "messages[].content[text]", to: "messages[].content or messages[tool].content" },
    { concept: "text.text", from: "messages[].content[text].text", to: "messages[].content or messages[tool].content" },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "messages[].images[]",
      by: "bare image",
      when: "in user turns with source's data or in results with source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "messages[].images[]",
      by: "by its form",
      when: "in user turns with source's data or in results with source's data",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to: "messages[].images[]",
      by: "media uri, bare image",
      when: "in user turns with source's data or in results with source's data",
    },
    { concept: "text", from: "messages[].content[found]", to: "messages[].content or messages[tool].content" },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to: "messages[].content or messages[tool].content",
      by: "arguments text",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to: "messages[].thinking",
      when: "in assistant turns; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      to: "messages[].thinking",
      by: "non empty text",
      when: "in assistant turns; before something else",
    },
    { concept: "text.text", from: "messages[].tool_plan", to: "messages[].content", when: "in assistant turns" },
    { concept: "call", from: "messages[].tool_calls[]", to: "messages[].tool_calls[]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "messages[].tool_calls[].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "messages[].tool_calls[].function.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "messages[].tool_calls[].function.arguments",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "messages[tool].tool_call_id or messages[tool].tool_name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "(gateway)",
      from: "documents",
      by: "acted on by the gateway: a pass reads them as parts of the user's last message",
    },
  ],
  dropped: [
    { concept: "strict", from: "strict_tools", when: "unless false", dropped: "calls are never held to a schema" },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    { concept: "(only here)", from: "logprobs", when: "unless false", dropped: "probabilities are not carried back" },
    { concept: "(only here)", from: "citation_options", dropped: "no other dialect lets a request choose citations" },
    {
      concept: "(only here)",
      from: "safety_mode",
      when: 'unless "CONTEXTUAL"',
      dropped: "safety settings belong to one vendor",
    },
    { concept: "(only here)", from: "priority", when: "unless 0", dropped: "tiers belong to one vendor" },
    { concept: "(only here)", from: "raw_prompting", when: "unless false", dropped: "templates belong to one vendor" },
    {
      concept: "(only here)",
      from: "messages[].content[found].document.id",
      dropped: "results have no names elsewhere",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "message", to: "message" },
    {
      concept: "finish",
      from: "done_reason",
      to: "finish_reason",
      by: "stop or others as COMPLETE, length as MAX_TOKENS",
    },
    { concept: "created", from: "created_at", dropped: "the time is not reported" },
    { concept: "model", from: "model", dropped: "the model is not reported" },
    { concept: "usage.input", from: "prompt_eval_count", to: "usage.tokens.input_tokens", by: "made to add up" },
    { concept: "usage.output", from: "eval_count", to: "usage.tokens.output_tokens", by: "made to add up" },
    { concept: "text.text", from: "message.content", to: "message.content[text].text" },
    {
      concept: "reasoning.text",
      from: "message.thinking",
      to: "message.content[reasoning].thinking",
      by: "non empty text",
    },
    { concept: "call", from: "message.tool_calls[]", to: "message.tool_calls[]", when: "where any of it is carried" },
    {
      concept: "call.id",
      from: "message.tool_calls[].id",
      to: "message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "message.tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    { concept: "(gateway)", from: "message.tool_calls[].type", by: "acted on by the gateway: always function" },
    {
      concept: "(gateway)",
      from: "message.tool_calls[].function.index",
      by: "acted on by the gateway: the order of the list is the order of the calls",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    {
      concept: "usage",
      from: "(members of the event)",
      to: "message-end.delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "done_reason",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    { concept: "reasoning.text", from: "message.thinking", to: "content-delta.delta.message.content.thinking" },
    { concept: "text.text", from: "message.content", to: "content-delta.delta.message.content.text" },
    { concept: "call.id", from: "message.tool_calls[].id", to: "tool-call-start.delta.message.tool_calls.id" },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
      by: "json object",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
