// Made from specs/dialects/chat/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the chat dialect for a model behind interactions, and its answer. */
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
    {
      concept: "stop",
      from: "stop",
      to: "generation_config.stop_sequences",
      by: "at most 5",
      when: "the first 5; with a character",
    },
    {
      concept: "seed",
      from: "seed",
      to: "generation_config.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    {
      concept: "seed",
      from: "random_seed",
      to: "generation_config.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "unless seed has another value; from -2147483648 to 2147483647",
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
      from: "tools[].name",
      to: "tools[].name",
      when: "as flat_text; of the client; unless another has its name; as flat_function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].description",
      when: "as flat_text; of the client; unless another has its name; as flat_function",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "as flat_function; of the client; unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].input_schema",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "unless tools[].parameters has another value; as flat_function; of the client; unless another has its name",
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
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      by: "word for word",
      when: "only auto, none, required, any; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "single, always a list",
      when: "as flat_name; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "tools as functions",
      when: "of tools of the client; beside tools, else it has no effect",
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
      when: "in items whose type is function or absent; as subset; of tools of the client; beside tools, else it has no effect",
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
      to: "response_format[].type",
      by: "by its form",
      when: "unless it lacks its schema; beside outputs of texts",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "response_format[].schema",
      by: "json schema",
      when: "as object_of_schema; unless it lacks its schema; beside outputs of texts",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema.schema",
      to: "response_format[].schema",
      by: "json schema",
      when: "as schema; unless it lacks its schema; beside outputs of texts",
    },
    {
      concept: "output_format.strict",
      from: "response_format.json_schema.strict",
      by: "implied by leaving it out: schemas are always met",
      when: "as schema; unless it lacks its schema; beside outputs of texts",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "response_format[]",
      when: "in a known form; unless it lacks its schema; beside outputs of texts",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.enabled",
      to: "generation_config.thinking_level",
      by: "by its form, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "reasoning.max_tokens",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled; as budgeted",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning_effort",
      to: "generation_config.thinking_level",
      by: "word for word, fit reasoning",
      when: "as effort; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "generation_config.thinking_level",
      by: "word for word, fit reasoning",
      when: "unless reasoning_effort has another value; as effort; as the model is controlled",
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
      to: "input[].content[media] or input[].content[linked] or input[result].result[media] or input[result].result[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image_address].type",
      to: "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or input[result].result[linked].type",
      by: "by its form",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
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
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[media] or input[].content[linked] or input[result].result[media] or input[result].result[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or input[result].result[linked].type",
      by: "by its form",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
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
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      to:
        "input[].content[media].resolution or input[].content[linked].resolution or " +
        "input[result].result[media].resolution or input[result].result[linked].resolution",
      by: "word for word",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url; " +
        "only low, high; unless of plain text",
    },
    {
      concept: "media",
      from: "messages[].images[]",
      to: "input[].content[media] or input[].content[linked]",
      when: "with source's data or with source's url; in assistant turns",
    },
    {
      concept: "media.medium",
      from: "messages[].images[].type",
      to: "input[].content[media].type or input[].content[linked].type",
      by: "by its form",
      when: "with source's data or with source's url; in assistant turns",
    },
    {
      concept: "media.source",
      from: "messages[].images[].image_url",
      to: "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or input[].content[linked].mime_type",
      by: "media uri",
      when: "with source's data or with source's url; in assistant turns",
    },
    {
      concept: "media.source",
      from: "messages[].images[].image_url.url",
      to: "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or input[].content[linked].mime_type",
      by: "media uri",
      when: "with source's data or with source's url; in assistant turns",
    },
    {
      concept: "media",
      from: "messages[].content[audio]",
      to: "input[].content[media] or input[result].result[media]",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[audio].type",
      to: "input[].content[media].type or input[result].result[media].type",
      by: "by its form",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].input_audio.data",
      to: "input[].content[media].data or input[result].result[media].data",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].input_audio.format",
      to: "input[].content[media].mime_type or input[result].result[media].mime_type",
      by: "audio format",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media.source",
      from: "messages[].content[audio].input_audio",
      to: "input[].content[media].data or input[].content[media].mime_type or input[result].result[media].data or input[result].result[media].mime_type",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
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
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url or " +
        "of plain text",
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
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url or " +
        "of plain text",
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
      by: "bytes or uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url or " +
        "of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document_address]",
      to:
        "input[].content[media] or input[].content[linked] or input[result].result[media] or " +
        "input[result].result[linked] or system_instruction or input[].content[text].text or " +
        "input[result].result[text].text",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url or " +
        "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_address].type",
      to:
        "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or " +
        "input[result].result[linked].type or system_instruction or input[].content[text].text or " +
        "input[result].result[text].text",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url or " +
        "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_address].document_url",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type or system_instruction or input[].content[text].text or " +
        "input[result].result[text].text",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url or " +
        "of plain text",
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
      when: "in assistant turns with signature; as far as it is understood; unless its record has other words; before something else",
    },
    {
      concept: "reasoning",
      from: "messages[].content[summarised]",
      to: "input[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[summarised].summary",
      to: "input[thought].summary",
      by: "joined text, summary content",
      when: "in assistant turns with signature; as far as it is understood; unless its record has other words; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning_content",
      to: "input[thought].summary",
      by: "summary content",
      when: "with signature; in assistant turns; unless its record has other words; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning",
      to: "input[thought].summary",
      by: "summary content",
      when:
        "with signature; unless messages[].reasoning_content has another value; in assistant turns; " +
        "unless its record has other words; before something else",
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
      when: "before something else; unless messages[].tool_calls[].extra_content.google.thought_signature has another value; in assistant turns",
    },
    { concept: "call", from: "messages[].content[used]", to: "input[call]", when: "in assistant turns" },
    { concept: "call.id", from: "messages[].content[used].id", to: "input[call].id", when: "in assistant turns" },
    {
      concept: "call.name",
      from: "messages[].content[used].name",
      to: "input[call].name or input[result].name",
      by: "link results by name",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[used].input",
      to: "input[call].arguments",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[used_result]",
      to: "input[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[used_result].tool_use_id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[used_result].content",
      to: "input[result].result",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[used_result].is_error",
      to: "input[result].is_error",
      when: "in user turns; with its call",
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
      by: "acted on by the gateway: the gateway always asks the upstream for usage and passes it on when the client asked",
    },
    { concept: "(gateway)", from: "deferred", by: "acted on by the gateway: refused when true" },
    {
      concept: "(gateway)",
      from: "messages[].images[].index",
      by: "acted on by the gateway: the order of the list tells it",
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
    {
      concept: "media.title",
      from: "messages[].content[document_address].document_name",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_address].cache_control",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_address].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].annotations[].url_citation.url",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].annotations[].url_citation.title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "messages[assistant].annotations[].url_citation.start_index",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "messages[assistant].annotations[].url_citation.end_index",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].annotations[]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "(only here)",
      from: "logit_bias",
      when: "unless {}",
      dropped: "tokens are numbered differently by every vendor",
    },
    { concept: "(only here)", from: "functions", dropped: "the predecessor of tools" },
    { concept: "(only here)", from: "function_call", when: 'unless "none"', dropped: "the predecessor of tool_choice" },
    { concept: "(only here)", from: "web_search_options", dropped: "search runs inside one vendor's servers" },
    { concept: "(only here)", from: "reasoning.exclude", when: "unless false", dropped: "vendors decide what to show" },
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
      when: "unless true",
      dropped: "it says that the thought is complete",
    },
    { concept: "(only here)", from: "tools[].format", dropped: "grammars are in the form of this dialect" },
    {
      concept: "(only here)",
      from: "tools[].strict",
      when: "unless false",
      dropped: "schemas are strict in the form of this dialect",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "steps", to: "choices[0].message", by: "detach signatures, empty answer as text" },
    {
      concept: "finish",
      from: "status",
      to: "choices[0].finish_reason",
      by:
        "completed or failed/malformed_function_call or */malformed_function_call or */malformed_tool_call or " +
        "*/unexpected_tool_call or */too_many_tool_calls or */missing_thought_signature or */no_image or " +
        "requires_continuation or others as stop, requires_action as tool_calls, " +
        "incomplete or budget_exceeded as length, failed/safety or */safety or */recitation or */language or " +
        "*/prohibited_content or */spii or */blocklist or */content_blocked or */image_safety or " +
        "*/image_prohibited_content or */image_recitation or */image_other as content_filter, " +
        "failed or failed/* or cancelled or in_progress or queued as error",
    },
    { concept: "finish", from: "errors[0].code", to: "choices[0].finish_reason", by: "one word with that of status" },
    {
      concept: "finish",
      from: "steps[*].error.code",
      to: "choices[0].finish_reason",
      by: "one word with that of status",
    },
    {
      concept: "explanation",
      from: "errors[0].message",
      to: "choices[0].message.refusal",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "steps[*].error.message",
      to: "choices[0].message.refusal",
      when: "where output was withheld; unless errors[0].message has another value",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "created", from: "created", to: "created", by: "iso time", when: "as far as it is understood" },
    { concept: "usage.input", from: "usage.total_input_tokens", to: "usage.prompt_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.total_cached_tokens",
      to: "usage.prompt_tokens_details.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.tool_input",
      from: "usage.total_tool_use_tokens",
      by: "implied by leaving it out: part of the input",
    },
    { concept: "usage.output", from: "usage.total_output_tokens", to: "usage.completion_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.total_thought_tokens",
      to: "usage.completion_tokens_details.reasoning_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "steps[].content[text]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "steps[].content[text].text", to: "choices[0].message.content" },
    {
      concept: "text",
      from: "steps[].content[words_in_parts]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "steps[].content[words_in_parts].parts",
      to: "choices[0].message.content",
      by: "joined text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "steps[].content[untyped_text]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "steps[].content[untyped_text].text", to: "choices[0].message.content" },
    { concept: "media", from: "steps[].content[media]", dropped: "the chat dialect has no place for it" },
    { concept: "media.medium", from: "steps[].content[media].type", dropped: "the chat dialect has no place for it" },
    {
      concept: "media.source.data",
      from: "steps[].content[media].data",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[media].mime_type",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[media].resolution",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "media", from: "steps[].content[linked]", dropped: "the chat dialect has no place for it" },
    { concept: "media.medium", from: "steps[].content[linked].type", dropped: "the chat dialect has no place for it" },
    {
      concept: "media.source.url",
      from: "steps[].content[linked].uri",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[linked].mime_type",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[linked].resolution",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "call", from: "steps[call]", to: "choices[0].message.tool_calls[]", when: "where any of it is carried" },
    {
      concept: "call.id",
      from: "steps[call].id",
      to: "choices[0].message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "steps[call].name",
      to: "choices[0].message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "steps[call].arguments",
      to: "choices[0].message.tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    { concept: "call.signature", from: "steps[call].signature", dropped: "the chat dialect has no place for it" },
    {
      concept: "reasoning",
      from: "steps[thought]",
      to: "choices[0].message.reasoning_content",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "steps[thought].summary",
      to: "choices[0].message.reasoning_content",
      by: "summary content",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "steps[thought].signature",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "steps[].content[text].annotations[].url",
      to: "choices[0].message.annotations[].url_citation.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "steps[].content[text].annotations[].title",
      to: "choices[0].message.annotations[].url_citation.title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "steps[].content[text].annotations[].start_index",
      to: "choices[0].message.annotations[].url_citation.start_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "steps[].content[text].annotations[].end_index",
      to: "choices[0].message.annotations[].url_citation.end_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "steps[].content[text].annotations[]",
      to: "choices[0].message.annotations[]",
      when: "in a known form, where the answer has words",
    },
    { concept: "(only here)", from: "steps[assistant].error", dropped: "only this dialect tells why a step broke off" },
    {
      concept: "(gateway)",
      from: "steps[].content[words_in_parts].role",
      by: "acted on by the gateway: the place tells it",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "interaction.created.interaction.id", to: "id" },
    { concept: "call.id", from: "step.start[function_call].step.id", to: "choices[0].delta.tool_calls[0].id" },
    {
      concept: "call.name",
      from: "step.start[function_call].step.name",
      to: "choices[0].delta.tool_calls[0].function.name",
    },
    {
      concept: "call.arguments",
      from: "step.start[function_call].step.arguments",
      to: "choices[0].delta.tool_calls[0].function.arguments",
      by: "non empty json object",
    },
    {
      concept: "call.signature",
      from: "step.start[function_call].step.signature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "step.start[thought].step.signature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "finish",
      from: "step.start[model_output].step.error.code",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "step.start[model_output].step.error.message",
      to: "choices[0].delta.refusal",
      when: "where output was withheld",
    },
    {
      concept: "part.text",
      from: "step.delta[text].delta.text",
      to: "choices[0].delta.tool_calls[0].function.arguments or choices[0].delta.reasoning_content or choices[0].delta.content",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[arguments_delta].delta.arguments",
      to: "choices[0].delta.tool_calls[0].function.arguments or choices[0].delta.reasoning_content or choices[0].delta.content",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[thought_summary].delta.content.text",
      to: "choices[0].delta.tool_calls[0].function.arguments or choices[0].delta.reasoning_content or choices[0].delta.content",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "step.delta[thought_signature].delta.signature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.data",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.uri",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.data",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.uri",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.data",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.uri",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.data",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.uri",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "text.citations",
      from: "step.delta[text_annotation_delta].delta.annotations",
      to: "choices[0].delta.annotations[0]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "interaction.completed.interaction.usage",
      to: "usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.status",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.errors[0].code",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.completed.interaction.errors[0].message",
      to: "choices[0].delta.refusal",
      when: "where output was withheld",
    },
    {
      concept: "usage",
      from: "interaction.complete.interaction.usage",
      to: "usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.status",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.errors[0].code",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.complete.interaction.errors[0].message",
      to: "choices[0].delta.refusal",
      when: "where output was withheld",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
