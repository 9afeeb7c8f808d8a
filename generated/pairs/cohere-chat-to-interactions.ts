// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the cohere-chat dialect for a model behind interactions. */
export const cohereChatToInteractions: Pair = {
  from: "cohere-chat",
  to: "interactions",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "input",
      by:
        "hoist instructions, answer calls, plain documents as text, only media taken, drop empty text, " +
        "detach signatures, drop trailing reasoning, ensure user turn",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_tokens", to: "generation_config.max_output_tokens" },
    { concept: "temperature", from: "temperature", to: "generation_config.temperature" },
    { concept: "top_p", from: "p", to: "generation_config.top_p" },
    {
      concept: "stop",
      from: "stop_sequences",
      to: "generation_config.stop_sequences",
      by: "at most 5",
      when: "the first 5",
    },
    {
      concept: "seed",
      from: "seed",
      to: "generation_config.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    { concept: "tools.name", from: "tools[].function.name", to: "tools[].name", when: "unless another has its name" },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].description",
      when: "unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "unless another has its name",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "in a known form; unless another has its name" },
    {
      concept: "strict",
      from: "strict_tools",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "strict for each tool",
      when: "beside tools, else it has no effect; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      by: "word for word",
      when: "beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      when: "in a known form; beside tools, else it has no effect",
    },
    { concept: "output_format.kind", from: "response_format.type", to: "response_format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "response_format.schema",
      by: "json schema",
      when: "as schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "response_format.schema",
      by: "json schema",
      when: "unless response_format.json_schema has another value; as schema; as older_schema",
    },
    { concept: "output_format", from: "response_format", to: "response_format", when: "in a known form" },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to: "system_instruction or input[].content[text] or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to: "system_instruction or input[].content[text].text or input[result].result[text].text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to:
        "input[].content[media] or input[].content[linked] or input[result].result[media] or " +
        "input[result].result[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to:
        "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or " +
        "input[result].result[linked].type",
      by: "by its form",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type",
      by: "media uri",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      to:
        "input[].content[media].resolution or input[].content[linked].resolution or " +
        "input[result].result[media].resolution or input[result].result[linked].resolution",
      by: "word for word",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url; only low, high",
    },
    {
      concept: "text",
      from: "messages[].content[found]",
      to: "system_instruction or input[].content[text] or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to: "system_instruction or input[].content[text].text or input[result].result[text].text",
      by: "arguments text",
    },
    {
      concept: "text.text",
      from: "messages[].tool_plan",
      to: "input[].content[text].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "input[call]", when: "in assistant turns" },
    { concept: "call.id", from: "messages[].tool_calls[].id", to: "input[call].id", when: "in assistant turns" },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "input[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "input[call].arguments",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "input[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    { concept: "result.parts", from: "messages[tool].content", to: "input[result].result", when: "with its call" },
    {
      concept: "(gateway)",
      from: "documents",
      by: "acted on by the gateway: a pass reads them as parts of the user's last message",
    },
  ],
  dropped: [
    { concept: "top_k", from: "k", dropped: "sampling here is by temperature and top_p" },
    { concept: "presence_penalty", from: "presence_penalty", when: "unless 0", dropped: "there are no penalties here" },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the interactions dialect has no place for it",
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
