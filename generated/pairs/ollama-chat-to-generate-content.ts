// Made from specs/dialects/ollama-chat/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the ollama-chat dialect for a model behind generate-content. */
export const ollamaChatToGenerateContent: Pair = {
  from: "ollama-chat",
  to: "generate-content",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "contents",
      by:
        "hoist instructions, merge neighbours, answer calls, plain documents as text, only media taken, " +
        "media beside results, drop empty text, attach signatures, drop trailing reasoning, ensure user " +
        "turn, user first",
    },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    {
      concept: "output_limit",
      from: "options.num_predict",
      to: "generationConfig.maxOutputTokens",
      by: "omit below one",
    },
    { concept: "temperature", from: "options.temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "options.top_p", to: "generationConfig.topP" },
    { concept: "top_k", from: "options.top_k", to: "generationConfig.topK", by: "omit below one" },
    {
      concept: "stop",
      from: "options.stop",
      to: "generationConfig.stopSequences",
      by: "at most 5",
      when: "the first 5",
    },
    { concept: "presence_penalty", from: "options.presence_penalty", to: "generationConfig.presencePenalty" },
    { concept: "frequency_penalty", from: "options.frequency_penalty", to: "generationConfig.frequencyPenalty" },
    {
      concept: "seed",
      from: "options.seed",
      to: "generationConfig.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].functionDeclarations[].name",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].functionDeclarations[].description",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, schema subset",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[].functionDeclarations[]",
      when: "in a known form; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "output_format.kind",
      from: "format",
      to: "generationConfig.responseMimeType",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "format",
      to: "generationConfig.responseJsonSchema",
      by: "schema subset",
      when: "as schema; in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "think",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as effort",
    },
    {
      concept: "text.text",
      from: "messages[].content",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "media.source",
      from: "messages[].images[]",
      to: "contents[].parts[inline].inlineData or contents[].parts[linked].fileData",
      by: "bare image",
      when: "with source's data with data or with source's url with url; in user turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "contents[].parts[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "contents[].parts[call].functionCall.id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "contents[].parts[call].functionCall.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "contents[].parts[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to:
        "contents[].parts[result].functionResponse.id or " +
        "contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "messages[tool].tool_name",
      to:
        "contents[].parts[result].functionResponse.name or " +
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to:
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or " +
        "contents[].parts[linked] or contents[].parts[text].text",
      by: "result object, media beside results",
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
      concept: "reasoning.text",
      from: "messages[].thinking",
      dropped: "the generate-content dialect has no place for it",
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
