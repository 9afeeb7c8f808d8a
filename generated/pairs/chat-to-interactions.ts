// Made from specs/dialects/chat/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the chat dialect for a model behind interactions. */
export const chatToInteractions: Pair = {
  from: "chat",
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
    { concept: "output_limit", from: "max_completion_tokens", to: "generation_config.max_output_tokens" },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "generation_config.max_output_tokens",
      when: "unless max_completion_tokens has another value",
    },
    { concept: "temperature", from: "temperature", to: "generation_config.temperature" },
    { concept: "top_p", from: "top_p", to: "generation_config.top_p" },
    { concept: "stop", from: "stop", to: "generation_config.stop_sequences", by: "at most 5", when: "the first 5" },
    {
      concept: "seed",
      from: "seed",
      to: "generation_config.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "tools[].parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "tools[].custom.name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "tools[].custom.description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].custom.format.grammar.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].custom.format.grammar.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].custom.format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].name",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].description",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.strict",
      from: "tools[].function.strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "of tools of the client; beside tools, else it has no effect; as function; of the client; unless " +
        "another has its name",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      by: "word for word",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "by its form",
      when: "only auto, validated, none, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.custom.name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "single, always a list",
      when: "as named_text; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.function.name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "single, always a list",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.allowed_tools.mode",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "word for word",
      when: "as subset; only auto, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.allowed_tools.tools[].function.name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "always a list",
      when:
        "in items whose type is function or absent; as subset; of tools of the client; beside tools, else it " +
        "has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "response_format.type",
      by: "by its form",
      when: "with a schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema.schema",
      to: "response_format.schema",
      by: "json schema",
      when: "as schema; with a schema",
    },
    {
      concept: "output_format.strict",
      from: "response_format.json_schema.strict",
      by: "implied by leaving it out: schemas are always met",
      when: "as schema; with a schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "response_format",
      when: "in a known form; with a schema",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning_effort",
      to: "generation_config.thinking_level",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    { concept: "metadata", from: "metadata", to: "labels" },
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
      from: "messages[].content[image_address]",
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
      from: "messages[].content[image_address].type",
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
      from: "messages[].content[image_address].image_url",
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
      concept: "media",
      from: "messages[].content[audio]",
      to: "input[].content[media] or input[result].result[media]",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[audio].type",
      to: "input[].content[media].type or input[result].result[media].type",
      by: "by its form",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].input_audio.data",
      to: "input[].content[media].data or input[result].result[media].data",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].input_audio.format",
      to: "input[].content[media].mime_type or input[result].result[media].mime_type",
      by: "audio format",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source",
      from: "messages[].content[audio].input_audio",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[result].result[media].data " +
        "or input[result].result[media].mime_type",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "input[].content[media] or input[].content[linked] or input[result].result[media] or " +
        "input[result].result[linked] or system_instruction or input[].content[text].text or " +
        "input[result].result[text].text",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].type",
      to:
        "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or " +
        "input[result].result[linked].type or system_instruction or input[].content[text].text or " +
        "input[result].result[text].text",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].file.file_data",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type or system_instruction or input[].content[text].text or " +
        "input[result].result[text].text",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "refusal",
      from: "messages[].content[refusal]",
      to: "system_instruction or input[].content[refusal]",
      when: "in system turns or in developer turns or in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "messages[].content[refusal].refusal",
      to: "system_instruction or input[].content[refusal].text",
      when: "in system turns or in developer turns or in assistant turns",
    },
    {
      concept: "reasoning",
      from: "messages[].content[thinking]",
      to: "input[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[thinking].thinking",
      to: "input[thought].summary",
      by: "joined text, summary content",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning_content",
      to: "input[thought].summary",
      by: "summary content",
      when: "with signature; in assistant turns; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].reasoning_details",
      to: "input[thought].signature",
      by: "reasoning record",
      when: "in assistant turns; before something else",
    },
    {
      concept: "refusal.text",
      from: "messages[].refusal",
      to: "input[].content[refusal].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "input[call]", when: "in assistant turns" },
    {
      concept: "call.calling",
      from: "messages[].tool_calls[].type",
      to: "input[call].arguments",
      by: "tools as functions",
      when: "in assistant turns",
    },
    { concept: "call.id", from: "messages[].tool_calls[].id", to: "input[call].id", when: "in assistant turns" },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].custom.name",
      to: "input[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].custom.input",
      to: "input[call].arguments",
      by: "json object",
      when: "in assistant turns",
    },
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
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.google.thought_signature",
      to: "input[thought].signature",
      by: "detach signatures",
      when: "before something else; in assistant turns",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.vertex.thought_signature",
      to: "input[thought].signature",
      by: "detach signatures",
      when:
        "before something else; unless messages[].tool_calls[].extra_content.google.thought_signature has " +
        "another value; in assistant turns",
    },
    { concept: "call", from: "messages[].function_call", to: "input[call]", when: "in assistant turns" },
    { concept: "call.name", from: "messages[].function_call.name", to: "input[call].name", when: "in assistant turns" },
    {
      concept: "call.arguments",
      from: "messages[].function_call.arguments",
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
    { concept: "result", from: "messages[function]", to: "input[result]", when: "with its call" },
    {
      concept: "result.name",
      from: "messages[function].name",
      to: "input[result].name or input[result].call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    { concept: "result.parts", from: "messages[function].content", to: "input[result].result", when: "with its call" },
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
    { concept: "presence_penalty", from: "presence_penalty", when: "unless 0", dropped: "there are no penalties here" },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    { concept: "candidates", from: "n", when: "unless 1", dropped: "there is one answer to a call" },
    { concept: "logprobs", from: "logprobs", when: "unless false", dropped: "probabilities are not reported" },
    { concept: "top_logprobs", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not reported" },
    { concept: "tools.cache", from: "tools[].cache_control", dropped: "the interactions dialect has no place for it" },
    {
      concept: "tools.cache",
      from: "tools[].function.cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      when: "beside tools, else it has no effect",
      dropped: "the interactions dialect has no place for it",
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
    { concept: "cache_key", from: "prompt_cache_key", dropped: "caches are handles the vendor keeps" },
    { concept: "cache_retention", from: "prompt_cache_retention", dropped: "caches are handles the vendor keeps" },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].file.filename",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
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
};
