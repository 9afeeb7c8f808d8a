// Made from specs/dialects/chat/mapping.yaml, specs/dialects/ollama-chat/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the chat dialect for a model behind ollama-chat, and its answer. */
export const chatToOllamaChat: Pair = {
  from: "chat",
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
      from: "max_completion_tokens",
      to: "options.num_predict",
      by: "omit below one, kept within 1 and 2147483647",
      when: "from 1 to 2147483647",
    },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "options.num_predict",
      by: "omit below one, kept within 1 and 2147483647",
      when: "unless max_completion_tokens has another value; from 1 to 2147483647",
    },
    { concept: "temperature", from: "temperature", to: "options.temperature" },
    { concept: "top_p", from: "top_p", to: "options.top_p" },
    { concept: "stop", from: "stop", to: "options.stop" },
    { concept: "presence_penalty", from: "presence_penalty", to: "options.presence_penalty" },
    { concept: "frequency_penalty", from: "frequency_penalty", to: "options.frequency_penalty" },
    { concept: "seed", from: "seed", to: "options.seed" },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].custom.name",
      to: "tools[].function.name",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, else it has no " +
        "effect; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].custom.description",
      to: "tools[].function.description",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, else it has no " +
        "effect; among the tools that may be chosen",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].custom.format.grammar.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].custom.format.grammar.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].custom.format",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].function.name",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, else it has " +
        "no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].function.description",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, else it has " +
        "no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, else it has " +
        "no effect; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[]",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tools[]",
      by: "withhold tools",
      when:
        "where it forbids calls; of tools of the client; unless it is free, which has no effect; beside " +
        "tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.custom.name",
      to: "tools[]",
      by: "offer chosen tools",
      when:
        "as named_text; of tools of the client; where calls are not forbidden, else it has no effect; beside " +
        "tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.function.name",
      to: "tools[]",
      by: "offer chosen tools",
      when:
        "as named; of tools of the client; where calls are not forbidden, else it has no effect; beside " +
        "tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.allowed_tools.mode",
      to: "tools[]",
      by: "withhold tools",
      when:
        "where it forbids calls; as subset; of tools of the client; unless it is free, which has no effect; " +
        "beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.allowed_tools.tools[].function.name",
      to: "tools[]",
      by: "offer chosen tools",
      when:
        "in items whose type is function or absent; as subset; of tools of the client; where calls are not " +
        "forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tools[]",
      by: "withhold tools",
      when:
        "where it forbids calls; in a known form; of tools of the client; unless it is free, which has no " +
        "effect; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "format",
      by: "by its form, implied by leaving it out: what happens without it",
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema.schema",
      to: "format",
      when: "as schema; unless it lacks its schema",
    },
    {
      concept: "output_format.strict",
      from: "response_format.json_schema.strict",
      by: "implied by leaving it out: schemas are always met",
      when: "as schema; unless it lacks its schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "format",
      when: "in a known form; unless it lacks its schema",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning_effort",
      to: "think",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    { concept: "text", from: "messages[].content[text]", to: "messages[].content or messages[tool].content" },
    { concept: "text.text", from: "messages[].content[text].text", to: "messages[].content or messages[tool].content" },
    {
      concept: "media",
      from: "messages[].content[image_address]",
      to: "messages[].images[]",
      by: "bare image",
      when: "in user turns with source's data or in results with source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image_address].type",
      to: "messages[].images[]",
      by: "by its form",
      when: "in user turns with source's data or in results with source's data",
    },
    {
      concept: "media.source",
      from: "messages[].content[image_address].image_url",
      to: "messages[].images[]",
      by: "media uri, bare image",
      when: "in user turns with source's data or in results with source's data",
    },
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
    {
      concept: "media",
      from: "messages[].content[document]",
      to: "messages[].content or messages[tool].content",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].type",
      to: "messages[].content or messages[tool].content",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].file.file_data",
      to: "messages[].content or messages[tool].content",
      by: "plain documents as text",
      when: "of plain text",
    },
    { concept: "refusal", from: "messages[].content[refusal]", to: "messages[].content or messages[tool].content" },
    {
      concept: "refusal.text",
      from: "messages[].content[refusal].refusal",
      to: "messages[].content or messages[tool].content",
    },
    {
      concept: "reasoning",
      from: "messages[].content[thinking]",
      to: "messages[].thinking",
      when: "in assistant turns; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[thinking].thinking",
      to: "messages[].thinking",
      by: "joined text",
      when: "in assistant turns; unless its record has other words; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning_content",
      to: "messages[].thinking",
      when: "in assistant turns; unless its record has other words; before something else",
    },
    { concept: "refusal.text", from: "messages[].refusal", to: "messages[].content", when: "in assistant turns" },
    { concept: "call", from: "messages[].tool_calls[]", to: "messages[].tool_calls[]", when: "in assistant turns" },
    {
      concept: "call.calling",
      from: "messages[].tool_calls[].type",
      to: "messages[].tool_calls[].function.arguments",
      by: "tools as functions",
      when: "in assistant turns",
    },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "messages[].tool_calls[].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].custom.name",
      to: "messages[].tool_calls[].function.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].custom.input",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object",
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
    { concept: "call", from: "messages[].function_call", to: "messages[].tool_calls[]", when: "in assistant turns" },
    {
      concept: "call.name",
      from: "messages[].function_call.name",
      to: "messages[].tool_calls[].function.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].function_call.arguments",
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
    { concept: "result", from: "messages[function]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.name",
      from: "messages[function].name",
      to: "messages[tool].tool_name or messages[tool].tool_call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[function].content",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "(gateway)",
      from: "stream_options",
      by:
        "acted on by the gateway: the gateway always asks the upstream for usage and passes it on when the " +
        "client asked",
    },
    {
      concept: "(gateway)",
      from: "messages[].tool_calls[].index",
      by: "acted on by the gateway: the order of the list tells it",
    },
  ],
  dropped: [
    { concept: "candidates", from: "n", when: "unless 1", dropped: "there is one answer to a call" },
    { concept: "logprobs", from: "logprobs", when: "unless false", dropped: "probabilities are not carried back" },
    { concept: "top_logprobs", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not carried back" },
    {
      concept: "tools.strict",
      from: "tools[].function.strict",
      when: "unless false; where calls are not forbidden, else it has no effect",
      dropped: "calls are never held to a schema",
    },
    {
      concept: "tools.cache",
      from: "tools[].cache_control",
      when: "where calls are not forbidden, else it has no effect",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "tools.cache",
      from: "tools[].function.cache_control",
      when: "where calls are not forbidden, else it has no effect",
      dropped: "the ollama-chat dialect has no place for it",
    },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      when: "unless it is free, which has no effect; beside tools, else it has no effect",
      dropped: "the model decides whether to call",
    },
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      when: "unless it is free, which has no effect; beside tools, else it has no effect",
      dropped: "the model decides whether to call",
    },
    {
      concept: "parallel_calls",
      from: "parallel_tool_calls",
      when: "unless true; beside tools, else it has no effect",
      dropped: "there is no switch for parallel calls",
    },
    { concept: "output_format.name", from: "response_format.json_schema.name", dropped: "schemas have no names" },
    {
      concept: "output_format.description",
      from: "response_format.json_schema.description",
      dropped: "schemas have no names",
    },
    { concept: "verbosity", from: "verbosity", dropped: "length is left to the model" },
    { concept: "user", from: "user", dropped: "end users are not distinguished" },
    { concept: "user", from: "safety_identifier", dropped: "end users are not distinguished" },
    { concept: "metadata", from: "metadata", dropped: "nothing is kept with a call" },
    { concept: "cache_key", from: "prompt_cache_key", dropped: "caches are the host's own" },
    { concept: "cache_retention", from: "prompt_cache_retention", dropped: "caches are the host's own" },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].prompt_cache_breakpoint",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].prompt_cache_breakpoint",
      dropped: "the ollama-chat dialect has no place for it",
    },
    { concept: "media", from: "messages[].content[audio]", dropped: "the ollama-chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "messages[].content[audio].type",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].input_audio.data",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].input_audio.format",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "messages[].content[audio].input_audio",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].cache_control",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].prompt_cache_breakpoint",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].file.filename",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].prompt_cache_breakpoint",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].reasoning_details",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.google.thought_signature",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.vertex.thought_signature",
      dropped: "the ollama-chat dialect has no place for it",
    },
    { concept: "(only here)", from: "logit_bias", dropped: "tokens are numbered differently by every vendor" },
    { concept: "(only here)", from: "functions", dropped: "the predecessor of tools" },
    { concept: "(only here)", from: "function_call", dropped: "the predecessor of tool_choice" },
    { concept: "(only here)", from: "web_search_options", dropped: "search runs inside one vendor's servers" },
    {
      concept: "(only here)",
      from: "modalities",
      when: 'unless ["text"]',
      dropped: "answers in sound have no counterpart",
    },
    { concept: "(only here)", from: "audio", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "prediction", dropped: "no other vendor takes predicted output" },
    { concept: "(only here)", from: "prompt_cache_options", dropped: "caches are steered differently by every vendor" },
    { concept: "(only here)", from: "store", when: "unless false", dropped: "answers are not stored" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "moderation", dropped: "moderation settings belong to one vendor" },
    { concept: "(only here)", from: "messages[system].name", dropped: "participants are not named elsewhere" },
    { concept: "(only here)", from: "messages[developer].name", dropped: "participants are not named elsewhere" },
    { concept: "(only here)", from: "messages[user].name", dropped: "participants are not named elsewhere" },
    { concept: "(only here)", from: "messages[assistant].audio", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "messages[assistant].name", dropped: "participants are not named elsewhere" },
    { concept: "(only here)", from: "messages[tool].name", dropped: "participants are not named elsewhere" },
    {
      concept: "(only here)",
      from: "messages[].content[document].file.file_id",
      dropped: "files stay with the vendor that holds them",
    },
    {
      concept: "(only here)",
      from: "messages[].content[thinking].closed",
      dropped: "tells only that the thought is complete",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "message", to: "choices[0].message" },
    {
      concept: "finish",
      from: "done_reason",
      to: "choices[0].finish_reason",
      by: "stop or others as stop, length as length",
    },
    { concept: "created", from: "created_at", to: "created", by: "iso time", when: "as far as it is understood" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "prompt_eval_count", to: "usage.prompt_tokens", by: "made to add up" },
    { concept: "usage.output", from: "eval_count", to: "usage.completion_tokens", by: "made to add up" },
    { concept: "text.text", from: "message.content", to: "choices[0].message.content" },
    { concept: "reasoning.text", from: "message.thinking", to: "choices[0].message.reasoning_content" },
    {
      concept: "call",
      from: "message.tool_calls[]",
      to: "choices[0].message.tool_calls[]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "message.tool_calls[].id",
      to: "choices[0].message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "choices[0].message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "choices[0].message.tool_calls[].function.arguments",
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
    { concept: "usage", from: "(members of the event)", to: "usage", by: "count by count, as in whole answers" },
    {
      concept: "finish",
      from: "done_reason",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    { concept: "reasoning.text", from: "message.thinking", to: "choices[0].delta.reasoning_content" },
    { concept: "text.text", from: "message.content", to: "choices[0].delta.content" },
    { concept: "call.id", from: "message.tool_calls[].id", to: "choices[0].delta.tool_calls[0].id" },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "choices[0].delta.tool_calls[0].function.name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "choices[0].delta.tool_calls[0].function.arguments",
      by: "json object",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
