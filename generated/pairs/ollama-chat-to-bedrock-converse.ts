// Made from specs/dialects/ollama-chat/mapping.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the ollama-chat dialect for a model behind bedrock-converse. */
export const ollamaChatToBedrockConverse: Pair = {
  from: "ollama-chat",
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
    { concept: "output_limit", from: "options.num_predict", to: "inferenceConfig.maxTokens", by: "omit below one" },
    {
      concept: "temperature",
      from: "options.temperature",
      to: "inferenceConfig.temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "options.top_p", to: "inferenceConfig.topP", when: "without reasoning, or near 1" },
    {
      concept: "top_k",
      from: "options.top_k",
      to: "additionalModelRequestFields.top_k",
      by: "omit below one",
      when: "without reasoning",
    },
    { concept: "stop", from: "options.stop", to: "inferenceConfig.stopSequences", when: "with a letter or a sign" },
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
      concept: "output_format.kind",
      from: "format",
      to: "system[cache_point].cachePoint or system[text].text or outputConfig.textFormat.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "format",
      to:
        "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or " +
        "system[text].text",
      by: "schema text, schema as instruction",
      when: "as schema; in a known form; of an object",
    },
    {
      concept: "reasoning.effort",
      from: "think",
      to:
        "outputConfig.effort or additionalModelRequestFields.thinking.type or " +
        "additionalModelRequestFields.thinking.budget_tokens",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as effort",
    },
    {
      concept: "text.text",
      from: "messages[].content",
      to:
        "system[text].text or messages[].content[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "media.source",
      from: "messages[].images[]",
      to: "messages[].content[image].image.format or messages[].content[image].image.source.bytes",
      by: "bare image",
      when: "with source's data with data; in user turns; images as png, jpeg, gif, webp",
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
      by: "json object",
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
      concept: "result.name",
      from: "messages[tool].tool_name",
      to:
        "messages[].content[failed_result].toolResult.toolUseId or " +
        "messages[].content[result].toolResult.toolUseId",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
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
    { concept: "(gateway)", from: "messages[].tool_calls[].type", by: "acted on by the gateway: always function" },
    {
      concept: "(gateway)",
      from: "messages[].tool_calls[].function.index",
      by: "acted on by the gateway: the order of the list is the order of the calls",
    },
  ],
  dropped: [
    {
      concept: "presence_penalty",
      from: "options.presence_penalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    {
      concept: "frequency_penalty",
      from: "options.frequency_penalty",
      when: "unless 0",
      dropped: "the host has no penalties for all models",
    },
    { concept: "seed", from: "options.seed", dropped: "the host has no seed for all models" },
    {
      concept: "reasoning.text",
      from: "messages[].thinking",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    { concept: "(only here)", from: "logprobs", when: "unless false", dropped: "probabilities are not carried back" },
    { concept: "(only here)", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not carried back" },
    { concept: "(only here)", from: "keep_alive", dropped: "models are loaded by one host" },
    {
      concept: "(only here)",
      from: "truncate",
      when: "unless true",
      dropped: "no other dialect shortens conversations",
    },
    {
      concept: "(only here)",
      from: "shift",
      when: "unless true",
      dropped: "contexts are handled differently by every host",
    },
    { concept: "(only here)", from: "options.min_p", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.typical_p", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.repeat_penalty", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.repeat_last_n", dropped: "sampling of one host" },
    { concept: "(only here)", from: "options.num_ctx", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_keep", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_batch", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_gpu", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.main_gpu", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.num_thread", dropped: "models are loaded by one host" },
    { concept: "(only here)", from: "options.use_mmap", dropped: "models are loaded by one host" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
};
