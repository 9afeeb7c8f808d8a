// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the cohere-chat dialect for a model behind responses. */
export const cohereChatToResponses: Pair = {
  from: "cohere-chat",
  to: "responses",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "input",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, name " +
        "files, drop empty text, clean call ids, drop trailing reasoning, ensure user turn",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "max_output_tokens",
      by: "kept within 16 and 2147483647",
      when: "from 16 to 2147483647",
    },
    { concept: "temperature", from: "temperature", to: "temperature" },
    { concept: "top_p", from: "p", to: "top_p" },
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
      by: "object schema",
      when: "unless another has its name; as one object",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "in a known form; unless another has its name" },
    {
      concept: "strict",
      from: "strict_tools",
      to: "tools[].strict",
      by: "strict for each tool",
      when:
        "not where calling is text; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tool_choice or tools[].strict",
      by: "word for word, strict for validated",
      when: "validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tool_choice",
      when: "in a known form; beside tools, else it has no effect",
    },
    { concept: "output_format.kind", from: "response_format.type", to: "text.format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "text.format.schema or instructions",
      by: "schema as instruction",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "text.format.schema or instructions",
      by: "schema as instruction",
      when: "unless response_format.json_schema has another value; as schema; of an object; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "text.format or instructions",
      by: "schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "instructions or input[].content[text] or input[].content or input[].content[output] or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "instructions or input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[image] or input[text_result].output[image] or input[result].output[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to:
        "input[].content[image].type or input[text_result].output[image].type or " + "input[result].output[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to:
        "input[].content[image].image_url or input[text_result].output[image].image_url or " +
        "input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      to:
        "input[].content[image].detail or input[text_result].output[image].detail or " +
        "input[result].output[image].detail",
      by: "word for word",
      when: "in user turns or in results; only auto, low, high; unless at an address of one vendor",
    },
    {
      concept: "text",
      from: "messages[].content[found]",
      to:
        "instructions or input[].content[text] or input[].content or input[].content[output] or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to:
        "instructions or input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "arguments text",
    },
    {
      concept: "text.text",
      from: "messages[].tool_plan",
      to: "input[].content[output].text or input[].content",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "input[call]", when: "in assistant turns" },
    { concept: "call.id", from: "messages[].tool_calls[].id", to: "input[call].call_id", when: "in assistant turns" },
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
      by: "arguments text",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "input[result]", when: "with its call" },
    { concept: "result.id", from: "messages[tool].tool_call_id", to: "input[result].call_id", when: "with its call" },
    { concept: "result.parts", from: "messages[tool].content", to: "input[result].output", when: "with its call" },
    {
      concept: "(gateway)",
      from: "documents",
      by: "acted on by the gateway: a pass reads them as parts of the user's last message",
    },
  ],
  dropped: [
    { concept: "top_k", from: "k", dropped: "sampling here is by temperature and top_p" },
    { concept: "stop", from: "stop_sequences", dropped: "there are no stop sequences here" },
    { concept: "presence_penalty", from: "presence_penalty", when: "unless 0", dropped: "there are no penalties here" },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    { concept: "seed", from: "seed", dropped: "there is no seed here" },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the responses dialect has no place for it",
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
