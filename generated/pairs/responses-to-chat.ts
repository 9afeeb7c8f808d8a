// Made from specs/dialects/responses/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the responses dialect for a model behind chat, and its answer. */
export const responsesToChat: Pair = {
  from: "responses",
  to: "chat",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, name " +
        "files, drop empty text, media beside results, attach state to calls, replay reasoning, replay " +
        "reasoning records, drop trailing reasoning",
      when: "in a known form",
    },
    { concept: "instructions", from: "instructions", to: "messages", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_output_tokens", to: "max_completion_tokens" },
    { concept: "temperature", from: "temperature", to: "temperature" },
    { concept: "top_p", from: "top_p", to: "top_p" },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name; as one object",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].function.name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].function.description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].format.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].format.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].format",
      to: "tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "tools[].function.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts",
    },
    {
      concept: "tools.name",
      from: "tools[].type",
      to: "tools[].function.name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
    },
    {
      concept: "tools.group",
      from: "tools[].name",
      to: "tools[].function.name",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tool_choice or tools[].function.strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "tool_choice or tool_choice.type or tool_choice.allowed_tools.mode or tools[].function.strict",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      to: "tool_choice.function.name or tool_choice.allowed_tools.tools[].function.name",
      by: "tools as functions",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "tool_choice.function.name or tool_choice.allowed_tools.tools[].function.name",
      by: "single",
      when: "as named_text; of tools of the client; beside tools, else it has no effect; as named",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.mode",
      to: "tool_choice or tool_choice.type or tool_choice.allowed_tools.mode or tools[].function.strict",
      by: "word for word, strict for validated",
      when:
        "as subset; of tools of the client; validated with closed schemas; beside tools, else it has no " + "effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.tools[].name",
      to: "tool_choice.function.name or tool_choice.allowed_tools.tools[].function.name",
      by: "single",
      when:
        "in items whose type is function or custom or namespace or absent; as subset; of tools of the " +
        "client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "parallel_calls",
      from: "parallel_tool_calls",
      to: "parallel_tool_calls",
      when: "beside tools, else it has no effect",
    },
    { concept: "output_format.kind", from: "text.format.type", to: "response_format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "text.format.schema",
      to: "response_format.json_schema.schema or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.name",
      from: "text.format.name",
      to: "response_format.json_schema.name",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.description",
      from: "text.format.description",
      to: "response_format.json_schema.description",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.strict",
      from: "text.format.strict",
      to: "response_format.json_schema.strict",
      when: "as schema; with a closed schema",
    },
    {
      concept: "output_format",
      from: "text.format",
      to: "response_format or messages[].content[text].text or messages[].content",
      by: "schema as instruction",
      when: "in a known form",
    },
    { concept: "verbosity", from: "text.verbosity", to: "verbosity" },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "reasoning_effort",
      by: "word for word, fit reasoning",
      when: "as the model is controlled; beside tools as the model accepts it",
    },
    { concept: "user", from: "user", to: "user", by: "short identifier" },
    {
      concept: "user",
      from: "safety_identifier",
      to: "user",
      by: "short identifier",
      when: "unless user has another value",
    },
    { concept: "metadata", from: "metadata", to: "metadata" },
    { concept: "cache_key", from: "prompt_cache_key", to: "prompt_cache_key" },
    { concept: "cache_retention", from: "prompt_cache_retention", to: "prompt_cache_retention" },
    {
      concept: "tools.calling",
      from: "input[found].tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name; as one object",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].name",
      to: "tools[].function.name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].description",
      to: "tools[].function.description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].format.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].format.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].format",
      to: "tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; as search",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].strict",
      to: "tools[].function.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].type",
      to: "tools[].function.name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
    },
    {
      concept: "tools.group",
      from: "input[found].tools[].name",
      to: "tools[].function.name",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools",
      from: "input[found].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name; as one object",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].name",
      to: "tools[].function.name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].description",
      to: "tools[].function.description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].format.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].format.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].format",
      to: "tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; as search",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].strict",
      to: "tools[].function.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].type",
      to: "tools[].function.name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
    },
    {
      concept: "tools.group",
      from: "input[more_tools].tools[].name",
      to: "tools[].function.name",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools",
      from: "input[more_tools].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name",
    },
    {
      concept: "text",
      from: "input[].content[text]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
    },
    {
      concept: "text.cache",
      from: "input[].content[text].prompt_cache_breakpoint",
      to: "messages[].content[text].cache_control or messages[tool].content[text].cache_control",
      by: "cache mark",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "text",
      from: "input[].content[output]",
      to:
        "messages[].content[text] or messages[].content or messages[tool].content[text] or " + "messages[tool].content",
    },
    {
      concept: "text.text",
      from: "input[].content[output].text",
      to:
        "messages[].content[text].text or messages[].content or messages[tool].content[text].text or " +
        "messages[tool].content",
    },
    {
      concept: "media",
      from: "input[].content[image]",
      to: "messages[].content[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[image].type",
      to: "messages[].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "input[].content[image].image_url",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "input[].content[image].detail",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns or in results; only auto, low, high, original; unless at an address of one vendor; " +
        "unless of plain text",
    },
    {
      concept: "media.cache",
      from: "input[].content[image].prompt_cache_breakpoint",
      to: "messages[].content[image].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; as far as it is understood; unless at an address of one vendor; as " +
        "many as the host takes",
    },
    {
      concept: "media",
      from: "input[].content[document]",
      to:
        "messages[].content[document] or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[document].type",
      to:
        "messages[].content[document].type or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.source",
      from: "input[].content[document].file_data",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; unless at an " +
        "address of one vendor",
    },
    {
      concept: "media.title",
      from: "input[].content[document].filename",
      to: "messages[].content[document].file.filename",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " +
        "vendor; unless of plain text",
    },
    {
      concept: "media.cache",
      from: "input[].content[document].prompt_cache_breakpoint",
      to:
        "messages[].content[document].cache_control or messages[].content[text].cache_control or " +
        "messages[tool].content[text].cache_control",
      by: "cache mark, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data or of plain text; as far as it is " +
        "understood; unless at an address of one vendor; as many as the host takes",
    },
    {
      concept: "media",
      from: "input[].content[linked_document]",
      to: "messages[].content[document]",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked_document].type",
      to: "messages[].content[document].type",
      by: "by its form",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.source",
      from: "input[].content[linked_document].file_url",
      to: "messages[].content[document].file.file_data",
      by: "media uri",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.title",
      from: "input[].content[linked_document].filename",
      to: "messages[].content[document].file.filename",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " +
        "vendor; unless of plain text",
    },
    {
      concept: "media.cache",
      from: "input[].content[linked_document].prompt_cache_breakpoint",
      to: "messages[].content[document].cache_control",
      by: "cache mark",
      when:
        "in user turns with source's data or in results with source's data; as far as it is understood; " +
        "unless at an address of one vendor; as many as the host takes",
    },
    { concept: "refusal", from: "input[].content[refusal]", to: "messages[].refusal", when: "in assistant turns" },
    {
      concept: "refusal.text",
      from: "input[].content[refusal].refusal",
      to: "messages[].refusal",
      when: "in assistant turns",
    },
    { concept: "call", from: "input[text_call]", to: "messages[].tool_calls[]" },
    { concept: "call.id", from: "input[text_call].call_id", to: "messages[].tool_calls[].id" },
    { concept: "call.name", from: "input[text_call].name", to: "messages[].tool_calls[].function.name" },
    {
      concept: "call.group",
      from: "input[text_call].namespace",
      to: "messages[].tool_calls[].custom.name or messages[].tool_calls[].function.name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[text_call].input",
      to: "messages[].tool_calls[].function.arguments",
      by: "arguments text",
    },
    { concept: "call", from: "input[search_call]", to: "messages[].tool_calls[]" },
    { concept: "call.id", from: "input[search_call].call_id", to: "messages[].tool_calls[].id" },
    {
      concept: "call.arguments",
      from: "input[search_call].arguments",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object, arguments text",
    },
    { concept: "call", from: "input[call]", to: "messages[].tool_calls[]" },
    { concept: "call.id", from: "input[call].call_id", to: "messages[].tool_calls[].id" },
    { concept: "call.name", from: "input[call].name", to: "messages[].tool_calls[].function.name" },
    {
      concept: "call.group",
      from: "input[call].namespace",
      to: "messages[].tool_calls[].custom.name or messages[].tool_calls[].function.name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "messages[].tool_calls[].function.arguments",
      by: "arguments text",
    },
    { concept: "result", from: "input[text_result]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[text_result].call_id",
      to: "messages[tool].tool_call_id",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[text_result].output",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content",
      by: "media beside results",
      when: "with its call",
    },
    { concept: "result", from: "input[found]", to: "messages[tool]", when: "with its call" },
    { concept: "result.id", from: "input[found].call_id", to: "messages[tool].tool_call_id", when: "with its call" },
    {
      concept: "result.parts",
      from: "input[found].tools",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content",
      by: "tool names text, media beside results",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "messages[tool]", when: "with its call" },
    { concept: "result.id", from: "input[result].call_id", to: "messages[tool].tool_call_id", when: "with its call" },
    {
      concept: "result.parts",
      from: "input[result].output",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[audio] or " +
        "messages[].content[document] or messages[].content[text].text or messages[].content",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "messages[].reasoning_content or messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when: "for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "messages[].reasoning_content",
      by: "summary texts",
      when: "as far as it is understood; for hosts that want it back; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].content",
      to: "messages[].reasoning_content",
      by: "summary texts",
      when:
        "unless input[thought].summary has another value; as far as it is understood; for hosts that want it " +
        "back; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].encrypted_content",
      to: "messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when:
        "before a call, for hosts that take it there; not where calling is text; for hosts that take it; for " +
        "hosts that want it back; before something else",
    },
    { concept: "(gateway)", from: "stream_options", by: "acted on by the gateway: usage is always reported here" },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "background", by: "acted on by the gateway: calls are answered at once" },
    { concept: "(gateway)", from: "previous_response_id", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "conversation", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "input[system].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[system].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[developer].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[developer].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[user].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[user].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[assistant].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[assistant].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[text_call].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[text_call].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[search_call].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[search_call].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[call].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[call].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[thought].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[thought].status", by: "acted on by the gateway: items are whole" },
    {
      concept: "(gateway)",
      from: "input[text_result].name",
      by: "acted on by the gateway: results are tied to calls by ID",
    },
    { concept: "(gateway)", from: "input[text_result].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[text_result].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[result].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[result].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[found].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[found].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[more_tools].role", by: "acted on by the gateway: tools are the operator's" },
    { concept: "(gateway)", from: "input[more_tools].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[more_tools].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[compaction].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[compaction].status", by: "acted on by the gateway: items are whole" },
    {
      concept: "(gateway)",
      from: "input[].content[output].logprobs",
      by: "acted on by the gateway: probabilities in earlier turns are not read again",
    },
  ],
  dropped: [
    { concept: "reasoning.visible", from: "reasoning.summary", dropped: "the model decides what to show" },
    {
      concept: "text.citations.url",
      from: "input[].content[output].annotations[].url",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[output].annotations[].title",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[output].annotations[].start_index",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[output].annotations[].end_index",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[output].annotations[]",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "(only here)",
      from: "include",
      when: 'unless ["reasoning.encrypted_content"]',
      dropped: "only opaque reasoning is carried back",
    },
    { concept: "(only here)", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not carried back" },
    { concept: "(only here)", from: "max_tool_calls", dropped: "calls are not counted elsewhere" },
    { concept: "(only here)", from: "truncation", when: 'unless "disabled"', dropped: "nothing is cut elsewhere" },
    { concept: "(only here)", from: "prompt", dropped: "stored prompts stay with their vendor" },
    { concept: "(only here)", from: "prompt_cache_options", dropped: "caches are steered differently by every vendor" },
    { concept: "(only here)", from: "context_management", dropped: "the vendor edits the context itself" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "moderation", dropped: "moderation settings belong to one vendor" },
    { concept: "(only here)", from: "access_programs", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "image", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "reasoning.generate_summary", dropped: "the older name of the summary" },
    { concept: "(only here)", from: "reasoning.mode", when: 'unless "standard"', dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "reasoning.context", when: 'unless "auto"', dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "input[assistant].phase",
      dropped: "only this dialect tells commentary from answers",
    },
    {
      concept: "(only here)",
      from: "input[].content[image].file_id",
      dropped: "files stay with the vendor that holds them",
    },
    {
      concept: "(only here)",
      from: "input[].content[document].file_id",
      dropped: "files stay with the vendor that holds them",
    },
    { concept: "(only here)", from: "input[].content[document].detail", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "input[].content[linked_document].detail", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "tools[].defer_loading", when: "unless false", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "tools[].description",
      when: 'unless ""',
      dropped: "groups are not described elsewhere",
    },
    {
      concept: "(only here)",
      from: "input[found].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[found].tools[].description",
      when: 'unless ""',
      dropped: "groups are not described elsewhere",
    },
    {
      concept: "(only here)",
      from: "input[more_tools].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[more_tools].tools[].description",
      when: 'unless ""',
      dropped: "groups are not described elsewhere",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    {
      concept: "parts",
      from: "choices[0].message",
      to: "output",
      by: "reasoning of whole record, drop placeholder state, detach signatures, hidden as state",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to: "status and incomplete_details.reason and error.code",
      by:
        "stop or eos or an empty word or tool_calls or function_call or others as completed, length or " +
        "max_tokens or model_length as incomplete/max_output_tokens, content_filter as " +
        "incomplete/content_filter, error as failed",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "created", from: "created", to: "created_at" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "usage.prompt_tokens", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_tokens_details.cached_tokens",
      to: "usage.input_tokens_details.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cached_input",
      from: "usage.prompt_cache_hit_tokens",
      to: "usage.input_tokens_details.cached_tokens",
      by: "made to add up",
      when: "unless usage.prompt_tokens_details.cached_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.cached_tokens",
      to: "usage.input_tokens_details.cached_tokens",
      by: "made to add up",
      when:
        "unless usage.prompt_tokens_details.cached_tokens has another value; unless " +
        "usage.prompt_cache_hit_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.num_cached_tokens",
      to: "usage.input_tokens_details.cached_tokens",
      by: "made to add up",
      when:
        "unless usage.prompt_tokens_details.cached_tokens has another value; unless " +
        "usage.prompt_cache_hit_tokens has another value; unless usage.cached_tokens has another value",
    },
    {
      concept: "usage.cache_write",
      from: "usage.prompt_tokens_details.cache_write_tokens",
      to: "usage.input_tokens_details.cache_write_tokens",
      by: "made to add up",
    },
    { concept: "usage.output", from: "usage.completion_tokens", to: "usage.output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.completion_tokens_details.reasoning_tokens",
      to: "usage.output_tokens_details.reasoning_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usage.reasoning_tokens",
      to: "usage.output_tokens_details.reasoning_tokens",
      by: "made to add up",
      when: "unless usage.completion_tokens_details.reasoning_tokens has another value",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "the responses dialect has no place for it" },
    { concept: "usage.cost", from: "usage.cost", dropped: "the responses dialect has no place for it" },
    { concept: "usage.cost", from: "usage.cost.total_cost", dropped: "the responses dialect has no place for it" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "choices[0].message.content[text]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "choices[0].message.content[text].text", to: "output[].content[answer_output].text" },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "choices[0].message.content[text].prompt_cache_breakpoint",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media",
      from: "choices[0].message.content[image_address]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "choices[0].message.content[image_address].type",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "choices[0].message.content[image_address].image_url",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "refusal",
      from: "choices[0].message.content[refusal]",
      to: "output[].content[refusal]",
      when: "where any of it is carried",
    },
    {
      concept: "refusal.text",
      from: "choices[0].message.content[refusal].refusal",
      to: "output[].content[refusal].refusal",
    },
    {
      concept: "reasoning",
      from: "choices[0].message.content[thinking]",
      to: "output[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.content[thinking].thinking",
      to: "output[thought].summary",
      by: "joined text, summary texts",
      when: "unless its record has other words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].message.reasoning_content",
      to: "output[thought].summary",
      by: "summary texts",
      when: "unless its record has other words",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].message.reasoning_details",
      to: "output[thought].encrypted_content",
      by: "reasoning record",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    { concept: "refusal.text", from: "choices[0].message.refusal", to: "output[].content[refusal].refusal" },
    {
      concept: "call",
      from: "choices[0].message.tool_calls[]",
      to: "output[text_call] or output[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.calling",
      from: "choices[0].message.tool_calls[].type",
      by: "implied by leaving it out: the form of the others",
    },
    {
      concept: "call.id",
      from: "choices[0].message.tool_calls[].id",
      to: "output[text_call].call_id or output[call].call_id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].custom.name",
      to: "output[text_call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].custom.input",
      to: "output[text_call].input",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "choices[0].message.tool_calls[].function.name",
      to: "output[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.tool_calls[].function.arguments",
      to: "output[call].arguments",
      by: "arguments text",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.google.thought_signature",
      to: "output[thought].encrypted_content",
      by: "detach signatures",
      when:
        'without redacted; unless "skip_thought_signature_validator", ' +
        '"context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "call.signature",
      from: "choices[0].message.tool_calls[].extra_content.vertex.thought_signature",
      to: "output[thought].encrypted_content",
      by: "detach signatures",
      when:
        'without redacted; unless "skip_thought_signature_validator", ' +
        '"context_engineering_is_the_way_to_go"; unless ' +
        "choices[0].message.tool_calls[].extra_content.google.thought_signature has another value; of calls " +
        "with a name",
    },
    {
      concept: "call",
      from: "choices[0].message.function_call",
      to: "output[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.name",
      from: "choices[0].message.function_call.name",
      to: "output[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].message.function_call.arguments",
      to: "output[call].arguments",
      by: "arguments text",
      when: "of calls with a name",
    },
    { concept: "text.text", from: "choices[0].message.content", to: "output[].content[answer_output].text" },
    {
      concept: "text.citations.url",
      from: "choices[0].message.annotations[].url_citation.url",
      to: "output[].content[answer_output].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "choices[0].message.annotations[].url_citation.title",
      to: "output[].content[answer_output].annotations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "choices[0].message.annotations[].url_citation.start_index",
      to: "output[].content[answer_output].annotations[].start_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "choices[0].message.annotations[].url_citation.end_index",
      to: "output[].content[answer_output].annotations[].end_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "choices[0].message.annotations[]",
      to: "output[].content[answer_output].annotations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "output[].content[answer_output].annotations[]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "output[].content[answer_output].annotations[]",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    { concept: "(only here)", from: "choices[0].message.audio", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "choices[0].message.name", dropped: "participants are not named elsewhere" },
    {
      concept: "(only here)",
      from: "choices[0].message.content[thinking].closed",
      dropped: "tells only that the thought is complete",
    },
    {
      concept: "(gateway)",
      from: "choices[0].message.tool_calls[].index",
      by: "acted on by the gateway: the order of the list tells it",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    {
      concept: "id",
      from: "id",
      to: "response.created.response.id or response.in_progress.response.id or response.*.response.id",
    },
    {
      concept: "created",
      from: "created",
      to:
        "response.created.response.created_at or response.in_progress.response.created_at or " +
        "response.*.response.created_at",
    },
    { concept: "usage", from: "usage", to: "response.*.response.usage", by: "count by count, as in whole answers" },
    {
      concept: "usage",
      from: "x_groq.usage",
      to: "response.*.response.usage",
      by: "count by count, as in whole answers",
      when: "unless usage has another value",
    },
    {
      concept: "finish",
      from: "choices[0].finish_reason",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "search_results",
      to: "response.output_text.annotation.added.annotation",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "citations",
      to: "response.output_text.annotation.added.annotation",
      by: "cited pages",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_content",
      to:
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text",
      by: "reasoning words",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning",
      to:
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text",
      by: "reasoning words",
      when: "unless choices[0].delta.reasoning_content has another value",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.reasoning_details",
      to:
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text",
      by: "reasoning words",
      when:
        "unless choices[0].delta.reasoning_content has another value; unless choices[0].delta.reasoning has " +
        "another value",
    },
    {
      concept: "reasoning.signature",
      from: "choices[0].delta.reasoning_details",
      to: "response.output_item.done.item.encrypted_content",
      by: "reasoning state",
    },
    {
      concept: "text.text",
      from: "choices[0].delta.content[text].text",
      to: "response.output_text.delta.delta or response.output_text.done.text",
    },
    {
      concept: "reasoning.text",
      from: "choices[0].delta.content[thinking].thinking",
      to:
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text",
      by: "joined text",
    },
    {
      concept: "text.text",
      from: "choices[0].delta.content",
      to: "response.output_text.delta.delta or response.output_text.done.text",
    },
    {
      concept: "refusal.text",
      from: "choices[0].delta.refusal",
      to: "response.refusal.delta.delta or response.refusal.done.refusal",
    },
    {
      concept: "call.id",
      from: "choices[0].delta.tool_calls[].id",
      to: "response.output_item.added.item.call_id or response.output_item.done.item.call_id",
    },
    {
      concept: "call.name",
      from: "choices[0].delta.tool_calls[].function.name",
      to:
        "response.function_call_arguments.done.name or response.output_item.added.item.name or " +
        "response.output_item.done.item.name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].delta.tool_calls[].function.arguments",
      to: "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments",
      by: "arguments piece",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.google.thought_signature",
      to: "response.output_item.done.item.encrypted_content",
    },
    {
      concept: "call.signature",
      from: "choices[0].delta.tool_calls[].extra_content.vertex.thought_signature",
      to: "response.output_item.done.item.encrypted_content",
      when: "unless choices[0].delta.tool_calls[].extra_content.google.thought_signature has another value",
    },
    {
      concept: "call.name",
      from: "choices[0].delta.tool_calls[].custom.name",
      to: "response.output_item.added.item.name or response.output_item.done.item.name",
    },
    {
      concept: "call.arguments",
      from: "choices[0].delta.tool_calls[].custom.input",
      to: "response.custom_tool_call_input.delta.delta or response.custom_tool_call_input.done.input",
    },
    {
      concept: "text.citations",
      from: "choices[0].delta.annotations",
      to: "response.output_text.annotation.added.annotation",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
