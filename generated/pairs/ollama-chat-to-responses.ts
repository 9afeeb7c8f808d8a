// Made from specs/dialects/ollama-chat/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the ollama-chat dialect for a model behind responses. */
export const ollamaChatToResponses: Pair = {
  from: "ollama-chat",
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
      from: "options.num_predict",
      to: "max_output_tokens",
      by: "omit below one, kept within 16 and 2147483647",
      when: "from 16 to 2147483647",
    },
    { concept: "temperature", from: "options.temperature", to: "temperature" },
    { concept: "top_p", from: "options.top_p", to: "top_p" },
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
      concept: "output_format.kind",
      from: "format",
      to: "text.format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "format",
      to: "text.format.schema or instructions",
      by: "schema as instruction",
      when: "as schema; in a known form; of an object",
    },
    {
      concept: "reasoning.effort",
      from: "think",
      to: "reasoning.effort",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as effort",
    },
    {
      concept: "text.text",
      from: "messages[].content",
      to:
        "instructions or input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
    },
    {
      concept: "media.source",
      from: "messages[].images[]",
      to: "input[].content[image].image_url",
      by: "bare image, media uri",
      when: "in user turns; unless at an address of one vendor",
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
      by: "json object, arguments text",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "input[result]", when: "with its call" },
    { concept: "result.id", from: "messages[tool].tool_call_id", to: "input[result].call_id", when: "with its call" },
    {
      concept: "result.name",
      from: "messages[tool].tool_name",
      to: "input[text_result].call_id or input[result].call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    { concept: "result.parts", from: "messages[tool].content", to: "input[result].output", when: "with its call" },
    { concept: "(gateway)", from: "messages[].tool_calls[].type", by: "acted on by the gateway: always function" },
    {
      concept: "(gateway)",
      from: "messages[].tool_calls[].function.index",
      by: "acted on by the gateway: the order of the list is the order of the calls",
    },
  ],
  dropped: [
    { concept: "top_k", from: "options.top_k", dropped: "sampling here is by temperature and top_p" },
    { concept: "stop", from: "options.stop", dropped: "there are no stop sequences here" },
    {
      concept: "presence_penalty",
      from: "options.presence_penalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    {
      concept: "frequency_penalty",
      from: "options.frequency_penalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    { concept: "seed", from: "options.seed", dropped: "there is no seed here" },
    { concept: "reasoning.text", from: "messages[].thinking", dropped: "the responses dialect has no place for it" },
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
