// Made from specs/dialects/ollama-chat/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the ollama-chat dialect for a model behind chat. */
export const ollamaChatToChat: Pair = {
  from: "ollama-chat",
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
    { concept: "output_limit", from: "options.num_predict", to: "max_completion_tokens", by: "omit below one" },
    { concept: "temperature", from: "options.temperature", to: "temperature" },
    { concept: "top_p", from: "options.top_p", to: "top_p" },
    { concept: "stop", from: "options.stop", to: "stop", by: "at most 4", when: "the first 4" },
    { concept: "presence_penalty", from: "options.presence_penalty", to: "presence_penalty" },
    { concept: "frequency_penalty", from: "options.frequency_penalty", to: "frequency_penalty" },
    { concept: "seed", from: "options.seed", to: "seed" },
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
      concept: "output_format.kind",
      from: "format",
      to: "response_format.type",
      by: "by its form",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "format",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "as schema; in a known form; of an object",
    },
    {
      concept: "reasoning.effort",
      from: "think",
      to: "reasoning_effort",
      by: "by its form, fit reasoning, word for word",
      when: "as the model is controlled; as effort",
    },
    {
      concept: "text.text",
      from: "messages[].content",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
    },
    {
      concept: "media.source",
      from: "messages[].images[]",
      to: "messages[].content[image].image_url.url",
      by: "bare image, media uri",
      when: "in user turns; unless at an address of one vendor",
    },
    {
      concept: "reasoning.text",
      from: "messages[].thinking",
      to: "messages[].reasoning_content",
      when: "in assistant turns; for hosts that want it back; before something else",
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
      by: "json object, arguments text",
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
      concept: "result.name",
      from: "messages[tool].tool_name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
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
    { concept: "(gateway)", from: "messages[].tool_calls[].type", by: "acted on by the gateway: always function" },
    {
      concept: "(gateway)",
      from: "messages[].tool_calls[].function.index",
      by: "acted on by the gateway: the order of the list is the order of the calls",
    },
  ],
  dropped: [
    { concept: "top_k", from: "options.top_k", dropped: "sampling here is by temperature and top_p" },
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
