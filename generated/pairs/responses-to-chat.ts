// Made from specs/dialects/responses/mapping.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the responses dialect for a model behind chat. */
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
        "files, drop empty text, media beside results, attach state to calls, replay reasoning, drop " +
        "trailing reasoning",
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
      when: "not where calling is text; of the client; unless another has its name; as one object",
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
      to: "tools[].custom.description or tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].format.definition",
      to: "tools[].custom.description or tools[].function.description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].format",
      to: "tools[].custom.description or tools[].function.description",
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
      to: "tools[].custom.name or tools[].function.name",
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
      when: "as the model is controlled",
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
      when: "in user turns or in results; only auto, low, high, original; unless at an address of one vendor",
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
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[document].type",
      to:
        "messages[].content[document].type or messages[].content[text].text or messages[].content or " +
        "messages[tool].content[text].text or messages[tool].content",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
    },
    {
      concept: "media.source",
      from: "input[].content[document].file_data",
      to:
        "messages[].content[document].file.file_data or messages[].content[text].text or messages[].content " +
        "or messages[tool].content[text].text or messages[tool].content",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in results with source's data; unless at an address of one " + "vendor",
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
        "in user turns with source's data or in results with source's data; as far as it is understood; " +
        "unless at an address of one vendor; as many as the host takes",
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
      to: "messages[].reasoning_content",
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
        "not where calling is text; for hosts that take it; for hosts that want it back; before something " + "else",
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
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      when: "beside tools, else it has no effect",
      dropped: "the chat dialect has no place for it",
    },
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
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
};
