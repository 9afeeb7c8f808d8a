// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the cohere-chat dialect for a model behind chat. */
export const cohereChatToChat: Pair = {
  from: "cohere-chat",
  to: "chat",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, name " +
        "files, drop empty text, media beside results, attach state to calls, replay reasoning, drop " +
        "trailing reasoning",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_tokens", to: "max_completion_tokens" },
    { concept: "temperature", from: "temperature", to: "temperature" },
    { concept: "top_p", from: "p", to: "top_p" },
    { concept: "stop", from: "stop_sequences", to: "stop", by: "at most 4", when: "the first 4" },
    { concept: "presence_penalty", from: "presence_penalty", to: "presence_penalty" },
    { concept: "frequency_penalty", from: "frequency_penalty", to: "frequency_penalty" },
    { concept: "seed", from: "seed", to: "seed" },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].function.name",
      when: "unless another has its name",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].function.description",
      when: "unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when: "unless another has its name; as one object",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "in a known form; unless another has its name" },
    {
      concept: "strict",
      from: "strict_tools",
      to: "tools[].function.strict",
      by: "strict for each tool",
      when:
        "not where calling is text; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tool_choice or tools[].function.strict",
      by: "word for word, strict for validated",
      when: "validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tool_choice",
      when: "in a known form; beside tools, else it has no effect",
    },
    { concept: "output_format.kind", from: "response_format.type", to: "response_format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "unless response_format.json_schema has another value; as schema; of an object; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "response_format or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "reasoning_effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to: "reasoning_effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "messages[].content[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "messages[].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when: "in user turns or in results; only auto, low, high; unless at an address of one vendor",
    },
    {
      concept: "text",
      from: "messages[].content[found]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
      by: "arguments text",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to: "messages[].reasoning_content",
      when: "in assistant turns; for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      to: "messages[].reasoning_content",
      by: "non empty text",
      when: "in assistant turns; for hosts that want it back; before something else",
    },
    {
      concept: "text.text",
      from: "messages[].tool_plan",
      to: "messages[].content[text].text or messages[].content",
      when: "in assistant turns",
    },
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
      by: "arguments text",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "messages[tool].tool_call_id",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content",
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
    { concept: "top_k", from: "k", dropped: "sampling here is by temperature and top_p" },
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
};
