// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/messages/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the cohere-chat dialect for a model behind messages. */
export const cohereChatToMessages: Pair = {
  from: "cohere-chat",
  to: "messages",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "hoist instructions, answer calls, web addresses only, only media taken, drop empty text, clean call " +
        "ids, drop trailing reasoning, ensure user turn, user first, trim prefill",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_tokens", to: "max_tokens" },
    {
      concept: "temperature",
      from: "temperature",
      to: "temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "p", to: "top_p", when: "without reasoning, or near 1" },
    { concept: "top_k", from: "k", to: "top_k", by: "omit below one", when: "without reasoning" },
    { concept: "stop", from: "stop_sequences", to: "stop_sequences", when: "with a letter or a sign" },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].name",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].description",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[]",
      when: "in a known form; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "strict",
      from: "strict_tools",
      to: "tools[].strict",
      by: "strict for each tool",
      when:
        "unless another has its name; with a closed schema; with a schema that strict mode accepts; among " +
        "the tools that may be chosen; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tool_choice.type or tools[].strict",
      by: "word for word, strict for validated",
      when: "validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tool_choice",
      when: "in a known form; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "output_config.format.type or system[text].text",
      by: "by its form, json as instruction, implied by leaving it out: what happens without it",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "output_config.format.schema or system[text].text",
      by: "closed schema, schema as instruction",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "output_config.format.schema or system[text].text",
      by: "closed schema, schema as instruction",
      when: "unless response_format.json_schema has another value; as schema; of an object; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "output_config.format or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "thinking.type or thinking.budget_tokens or output_config.effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to: "thinking.budget_tokens or thinking.type or output_config.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to: "system[text] or messages[].content[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to: "system[text].text or messages[].content[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "messages[].content[image] or messages[].content[result].content[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "messages[].content[image].type or messages[].content[result].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to:
        "messages[].content[image].source.type or messages[].content[image].source.media_type or " +
        "messages[].content[image].source.data or messages[].content[image].source.url or " +
        "messages[].content[result].content[image].source.type or " +
        "messages[].content[result].content[image].source.media_type or " +
        "messages[].content[result].content[image].source.data or " +
        "messages[].content[result].content[image].source.url",
      by: "media uri",
      when:
        "in user turns with data or in user turns with url or in results with data or in results with url; " +
        "unless at an address of one vendor",
    },
    {
      concept: "text",
      from: "messages[].content[found]",
      to: "system[text] or messages[].content[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to: "system[text].text or messages[].content[text].text or messages[].content[result].content[text].text",
      by: "arguments text",
    },
    {
      concept: "text.text",
      from: "messages[].tool_plan",
      to: "messages[].content[text].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "messages[].content[call].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "messages[].content[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "messages[].content[call].input",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "messages[].content[result].tool_use_id",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to: "messages[].content[result].content",
      when: "with its call",
    },
    {
      concept: "(gateway)",
      from: "documents",
      by: "acted on by the gateway: a pass reads them as parts of the user's last message",
    },
  ],
  dropped: [
    {
      concept: "presence_penalty",
      from: "presence_penalty",
      when: "unless 0",
      dropped: "the vendor offers no penalties",
    },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "the vendor offers no penalties",
    },
    { concept: "seed", from: "seed", dropped: "the vendor offers no seed" },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the messages dialect has no place for it",
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
};
