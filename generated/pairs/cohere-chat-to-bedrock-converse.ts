// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the cohere-chat dialect for a model behind bedrock-converse. */
export const cohereChatToBedrockConverse: Pair = {
  from: "cohere-chat",
  to: "bedrock-converse",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "hoist instructions, answer calls, only known formats, only media taken, media beside results, drop " +
        "empty text, clean call ids, drop trailing reasoning, ensure user turn, user first, trim prefill, " +
        "name documents, text beside documents, split cache points",
    },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "max_tokens", to: "inferenceConfig.maxTokens" },
    {
      concept: "temperature",
      from: "temperature",
      to: "inferenceConfig.temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "p", to: "inferenceConfig.topP", when: "without reasoning, or near 1" },
    {
      concept: "top_k",
      from: "k",
      to: "additionalModelRequestFields.top_k",
      by: "omit below one",
      when: "without reasoning",
    },
    { concept: "stop", from: "stop_sequences", to: "inferenceConfig.stopSequences", when: "with a letter or a sign" },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "toolConfig.tools[].toolSpec.name",
      when: "unless another has its name; among the tools that may be chosen; where calls are not forbidden",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when: "unless another has its name; among the tools that may be chosen; where calls are not forbidden",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "unless another has its name; as one object; among the tools that may be chosen; where calls are not " +
        "forbidden",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "toolConfig.tools[]",
      when:
        "in a known form; unless another has its name; among the tools that may be chosen; where calls are " +
        "not forbidden",
    },
    {
      concept: "strict",
      from: "strict_tools",
      to: "toolConfig.tools[].toolSpec.strict",
      by: "strict for each tool",
      when:
        "not where name is empty with cache; unless another has its name; with a closed schema; with a " +
        "schema that strict mode accepts; among the tools that may be chosen; where calls are not forbidden; " +
        "with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "toolConfig.toolChoice.any or toolConfig.toolChoice.auto or toolConfig.tools[]",
      by: "withhold tools",
      when: "where mode is required or where mode is auto; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.toolChoice or toolConfig.tools[]",
      by: "withhold tools",
      when: "in a known form; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "outputConfig.textFormat.type or system[cache_point].cachePoint or system[text].text",
      by: "by its form, json as instruction, implied by leaving it out: what happens without it",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to:
        "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or " +
        "system[text].text",
      by: "schema text, schema as instruction",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to:
        "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or " +
        "system[text].text",
      by: "schema text, schema as instruction",
      when: "unless response_format.json_schema has another value; as schema; of an object; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "outputConfig.textFormat or system[cache_point].cachePoint or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to:
        "additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens " +
        "or outputConfig.effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to:
        "additionalModelRequestFields.thinking.budget_tokens or additionalModelRequestFields.thinking.type " +
        "or outputConfig.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "system[text] or messages[].content[text] or " +
        "messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "system[text].text or messages[].content[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to:
        "messages[].content[image] or messages[].content[failed_result].toolResult.content[image] or " +
        "messages[].content[result].toolResult.content[image]",
      when: "in user turns with source's data or in results with source's data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to:
        "messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      by: "by its form",
      when: "in user turns with source's data or in results with source's data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to:
        "messages[].content[image].image.format or messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.format or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.format or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      by: "media uri",
      when:
        "in user turns with source's data with data or in results with source's data with data; images as " +
        "png, jpeg, gif, webp",
    },
    {
      concept: "text",
      from: "messages[].content[found]",
      to:
        "system[text] or messages[].content[text] or " +
        "messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to:
        "system[text].text or messages[].content[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
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
      to: "messages[].content[call].toolUse.toolUseId",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "messages[].content[call].toolUse.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "messages[].content[call].toolUse.input",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "messages[].content[result].toolResult.toolUseId",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to:
        "messages[].content[result].toolResult.content or messages[].content[image] or " +
        "messages[].content[video] or messages[].content[audio] or messages[].content[words] or " +
        "messages[].content[document] or messages[].content[cache_point].cachePoint or " +
        "messages[].content[text].text",
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
    {
      concept: "presence_penalty",
      from: "presence_penalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    { concept: "seed", from: "seed", dropped: "the host has no seed for all models" },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the bedrock-converse dialect has no place for it",
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
