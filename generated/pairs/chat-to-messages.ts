// Made from specs/dialects/chat/mapping.yaml, specs/dialects/messages/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the chat dialect for a model behind messages, and its answer. */
export const chatToMessages: Pair = {
  from: "chat",
  to: "messages",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "messages",
      by:
        "hoist instructions, answer calls, web addresses only, decode texts, types as shown, only types, " +
        "only media taken, drop empty text, words in failures, clean call ids, drop trailing reasoning, " +
        "ensure user turn, user first, trim prefill",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_completion_tokens", to: "max_tokens" },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "max_tokens",
      when: "unless max_completion_tokens has another value",
    },
    {
      concept: "temperature",
      from: "temperature",
      to: "temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "top_p", to: "top_p", when: "without reasoning, or near 1" },
    { concept: "stop", from: "stop", to: "stop_sequences", when: "with a letter or a sign" },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "tools[].input_schema",
      by: "tools as functions",
      when: "of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].name",
      when: "as flat_text; of the client; unless another has its name; among the tools that may be chosen; as flat_function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].description",
      when: "as flat_text; of the client; unless another has its name; among the tools that may be chosen; as flat_function",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "as flat_function; of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].input_schema",
      to: "tools[].input_schema",
      by: "object schema",
      when:
        "unless tools[].parameters has another value; as flat_function; of the client; unless another has its name; " +
        "as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.cache",
      from: "tools[].cache_control",
      to: "tools[].cache_control",
      by: "cache mark",
      when:
        "as far as it is understood; as flat_function; of the client; unless another has its name; " +
        "as many as the host takes; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.name",
      from: "tools[].custom.name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].custom.description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].custom.format.grammar.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].custom.format.grammar.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].custom.format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].name",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].description",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.strict",
      from: "tools[].function.strict",
      to: "tools[].strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen",
    },
    {
      concept: "tools.cache",
      from: "tools[].function.cache_control",
      to: "tools[].cache_control",
      by: "cache mark",
      when:
        "unless tools[].cache_control has another value; as far as it is understood; as function; " +
        "of the client; unless another has its name; as many as the host takes; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tool_choice.type or tools[].strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "tool_choice.type or tools[].strict",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "tool_choice.name or tools[]",
      by: "single, offer chosen tools",
      when: "as flat_name; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      to: "tool_choice.name",
      by: "tools as functions",
      when: "where mode is required with one of names; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.custom.name",
      to: "tool_choice.name or tools[]",
      by: "single, offer chosen tools",
      when: "as named_text; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.function.name",
      to: "tool_choice.name or tools[]",
      by: "single, offer chosen tools",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.allowed_tools.mode",
      to: "tool_choice.type or tools[].strict",
      by: "word for word, strict for validated",
      when: "as subset; of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.allowed_tools.tools[].function.name",
      to: "tool_choice.name or tools[]",
      by: "single, offer chosen tools",
      when: "in items whose type is function or absent; as subset; of tools of the client; beside tools, else it has no effect",
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
      to: "tool_choice.disable_parallel_tool_use or tool_choice.type",
      by: "negated, choice for parallel switch",
      when: "beside tools, else it has no effect; unless true",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "output_config.format.type or system[text].text",
      by: "by its form, json as instruction, implied by leaving it out: what happens without it",
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "output_config.format.schema or system[text].text",
      by: "closed schema, schema as instruction",
      when: "as object_of_schema; unless it lacks its schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema.schema",
      to: "output_config.format.schema or system[text].text",
      by: "closed schema, schema as instruction",
      when: "as schema; unless it lacks its schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format.strict",
      from: "response_format.json_schema.strict",
      by: "implied by leaving it out: schemas are always met exactly",
      when: "as schema; unless it lacks its schema; with a closed schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "output_config.format or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form; unless it lacks its schema",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.enabled",
      to: "output_config.effort or thinking.type or thinking.budget_tokens",
      by: "by its form, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "reasoning.max_tokens",
      to: "thinking.budget_tokens or thinking.type or output_config.effort",
      by: "fit reasoning",
      when: "as budgeted; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning_effort",
      to: "output_config.effort or thinking.type or thinking.budget_tokens",
      by: "word for word, fit reasoning",
      when: "as effort; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "output_config.effort or thinking.type or thinking.budget_tokens",
      by: "word for word, fit reasoning",
      when: "unless reasoning_effort has another value; as effort; as the model is controlled",
    },
    { concept: "user", from: "user", to: "metadata.user_id", by: "short identifier" },
    {
      concept: "user",
      from: "safety_identifier",
      to: "metadata.user_id",
      by: "short identifier",
      when: "unless user has another value",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to: "system[text] or messages[].content[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to: "system[text].text or messages[].content[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      to: "system[text].cache_control or messages[].content[text].cache_control or messages[].content[result].content[text].cache_control",
      by: "cache mark",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].prompt_cache_breakpoint",
      to: "system[text].cache_control or messages[].content[text].cache_control or messages[].content[result].content[text].cache_control",
      by: "cache mark",
      when: "unless messages[].content[text].cache_control has another value; as far as it is understood; as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[image_address]",
      to: "messages[].content[image] or messages[].content[result].content[image]",
      when:
        "in user turns with data or in user turns with url or in results with data or in results with url; " +
        "unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image_address].type",
      to: "messages[].content[image].type or messages[].content[result].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media.source",
      from: "messages[].content[image_address].image_url",
      to:
        "messages[].content[image].source.type or messages[].content[image].source.media_type or " +
        "messages[].content[image].source.data or messages[].content[image].source.url or " +
        "messages[].content[result].content[image].source.type or " +
        "messages[].content[result].content[image].source.media_type or " +
        "messages[].content[result].content[image].source.data or messages[].content[result].content[image].source.url",
      by: "media uri",
      when:
        "in user turns with data or in user turns with url or in results with data or in results with url; " +
        "unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "messages[].content[image] or messages[].content[result].content[image]",
      when:
        "in user turns with data or in user turns with url or in results with data or in results with url; " +
        "unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "messages[].content[image].type or messages[].content[result].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to:
        "messages[].content[image].source.type or messages[].content[image].source.media_type or " +
        "messages[].content[image].source.data or messages[].content[image].source.url or " +
        "messages[].content[result].content[image].source.type or " +
        "messages[].content[result].content[image].source.media_type or " +
        "messages[].content[result].content[image].source.data or messages[].content[result].content[image].source.url",
      by: "media uri",
      when:
        "in user turns with data or in user turns with url or in results with data or in results with url; " +
        "unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      to: "messages[].content[image].cache_control or messages[].content[result].content[image].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; as far as it is understood; unless at an address of one vendor; " +
        "images of accepted types; as many as the host takes",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].prompt_cache_breakpoint",
      to: "messages[].content[image].cache_control or messages[].content[result].content[image].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; unless messages[].content[image].cache_control has another value; " +
        "as far as it is understood; unless at an address of one vendor; images of accepted types; " +
        "as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to: "messages[].content[document] or messages[].content[result].content[document]",
      when:
        "in user turns with data or in user turns with url or in user turns with text or in results with data or in " +
        "results with url or in results with text; unless at an address of one vendor; " +
        "documents of text or of accepted types",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].type",
      to: "messages[].content[document].type or messages[].content[result].content[document].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor; documents of text or of accepted types",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].file.file_data",
      to:
        "messages[].content[document].source.type or messages[].content[document].source.media_type or " +
        "messages[].content[document].source.data or messages[].content[document].source.url or " +
        "messages[].content[result].content[document].source.type or " +
        "messages[].content[result].content[document].source.media_type or " +
        "messages[].content[result].content[document].source.data or " +
        "messages[].content[result].content[document].source.url",
      by: "bytes or uri",
      when:
        "in user turns with data or in user turns with url or in user turns with text or in results with data or in " +
        "results with url or in results with text; unless at an address of one vendor; " +
        "documents of text or of accepted types",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].file.filename",
      to: "messages[].content[document].title or messages[].content[result].content[document].title",
      when: "in user turns or in results; unless at an address of one vendor; documents of text or of accepted types",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      to: "messages[].content[document].cache_control or messages[].content[result].content[document].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; as far as it is understood; unless at an address of one vendor; " +
        "documents of text or of accepted types; as many as the host takes",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].prompt_cache_breakpoint",
      to: "messages[].content[document].cache_control or messages[].content[result].content[document].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; unless messages[].content[document].cache_control has another value; " +
        "as far as it is understood; unless at an address of one vendor; documents of text or of accepted types; " +
        "as many as the host takes",
    },
    {
      concept: "media",
      from: "messages[].content[document_address]",
      to: "messages[].content[document] or messages[].content[result].content[document]",
      when:
        "in user turns with data or in user turns with url or in user turns with text or in results with data or in " +
        "results with url or in results with text; unless at an address of one vendor; " +
        "documents of text or of accepted types",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_address].type",
      to: "messages[].content[document].type or messages[].content[result].content[document].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor; documents of text or of accepted types",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_address].document_url",
      to:
        "messages[].content[document].source.type or messages[].content[document].source.media_type or " +
        "messages[].content[document].source.data or messages[].content[document].source.url or " +
        "messages[].content[result].content[document].source.type or " +
        "messages[].content[result].content[document].source.media_type or " +
        "messages[].content[result].content[document].source.data or " +
        "messages[].content[result].content[document].source.url",
      by: "media uri",
      when:
        "in user turns with data or in user turns with url or in user turns with text or in results with data or in " +
        "results with url or in results with text; unless at an address of one vendor; " +
        "documents of text or of accepted types",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_address].document_name",
      to: "messages[].content[document].title or messages[].content[result].content[document].title",
      when: "in user turns or in results; unless at an address of one vendor; documents of text or of accepted types",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_address].cache_control",
      to: "messages[].content[document].cache_control or messages[].content[result].content[document].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; as far as it is understood; unless at an address of one vendor; " +
        "documents of text or of accepted types; as many as the host takes",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_address].prompt_cache_breakpoint",
      to: "messages[].content[document].cache_control or messages[].content[result].content[document].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; unless messages[].content[document_address].cache_control has another value; " +
        "as far as it is understood; unless at an address of one vendor; documents of text or of accepted types; " +
        "as many as the host takes",
    },
    {
      concept: "refusal",
      from: "messages[].content[refusal]",
      to: "messages[].content[declined]",
      when: "in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "messages[].content[refusal].refusal",
      to: "messages[].content[declined].text",
      when: "in assistant turns",
    },
    {
      concept: "reasoning",
      from: "messages[].content[thinking]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[thinking].thinking",
      to: "messages[].content[reasoning].thinking",
      by: "joined text",
      when: "in assistant turns with signature; as far as it is understood; unless its record has other words; before something else",
    },
    {
      concept: "reasoning",
      from: "messages[].content[summarised]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[summarised].summary",
      to: "messages[].content[reasoning].thinking",
      by: "joined text",
      when: "in assistant turns with signature; as far as it is understood; unless its record has other words; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning_content",
      to: "messages[].content[reasoning].thinking",
      when: "with signature; in assistant turns; unless its record has other words; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning",
      to: "messages[].content[reasoning].thinking",
      when:
        "with signature; unless messages[].reasoning_content has another value; in assistant turns; " +
        "unless its record has other words; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].reasoning_details",
      to: "messages[].content[reasoning].signature",
      by: "reasoning record",
      when: "in assistant turns; before something else",
    },
    {
      concept: "refusal.text",
      from: "messages[].refusal",
      to: "messages[].content[declined].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.calling",
      from: "messages[].tool_calls[].type",
      to: "messages[].content[call].input",
      by: "tools as functions",
      when: "in assistant turns",
    },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "messages[].content[call].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].custom.name",
      to: "messages[].content[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].custom.input",
      to: "messages[].content[call].input",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "messages[].content[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "messages[].content[call].input",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.google.thought_signature",
      to: "messages[].content[reasoning].signature",
      by: "detach signatures",
      when: "before something else; in assistant turns",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.vertex.thought_signature",
      to: "messages[].content[reasoning].signature",
      by: "detach signatures",
      when: "before something else; unless messages[].tool_calls[].extra_content.google.thought_signature has another value; in assistant turns",
    },
    { concept: "call", from: "messages[].content[used]", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[used].id",
      to: "messages[].content[call].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[used].name",
      to: "messages[].content[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[used].input",
      to: "messages[].content[call].input",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[used_result]",
      to: "messages[].content[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[used_result].tool_use_id",
      to: "messages[].content[result].tool_use_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[used_result].content",
      to: "messages[].content[result].content",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[used_result].is_error",
      to: "messages[].content[result].is_error",
      when: "in user turns; with its call",
    },
    { concept: "call", from: "messages[].function_call", to: "messages[].content[call]", when: "in assistant turns" },
    {
      concept: "call.name",
      from: "messages[].function_call.name",
      to: "messages[].content[call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].function_call.arguments",
      to: "messages[].content[call].input",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "messages[].content[result].tool_use_id",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to: "messages[].content[result].content",
      when: "with its call",
    },
    { concept: "result", from: "messages[function]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.name",
      from: "messages[function].name",
      to: "messages[].content[result].tool_use_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[function].content",
      to: "messages[].content[result].content",
      when: "with its call",
    },
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
    {
      concept: "presence_penalty",
      from: "presence_penalty",
      when: "unless 0",
      dropped: "the vendor offers no penalties",
    },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "the vendor offers no penalties",
    },
    { concept: "seed", from: "seed", dropped: "the vendor offers no seed" },
    { concept: "seed", from: "random_seed", dropped: "the vendor offers no seed" },
    { concept: "candidates", from: "n", when: "unless 1", dropped: "there is one answer to a call" },
    { concept: "logprobs", from: "logprobs", when: "unless false", dropped: "probabilities are not reported" },
    { concept: "top_logprobs", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not reported" },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    { concept: "output_format.name", from: "response_format.json_schema.name", dropped: "schemas have no names" },
    {
      concept: "output_format.description",
      from: "response_format.json_schema.description",
      dropped: "schemas have no names",
    },
    { concept: "verbosity", from: "verbosity", dropped: "length is left to the model" },
    { concept: "metadata", from: "metadata", dropped: "only the end user's ID is taken" },
    { concept: "cache_key", from: "prompt_cache_key", dropped: "caches are steered by marks in the prompt" },
    {
      concept: "cache_retention",
      from: "prompt_cache_retention",
      dropped: "caches are steered by marks in the prompt",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the messages dialect has no place for it",
    },
    { concept: "media", from: "messages[].images[]", dropped: "the messages dialect has no place for it" },
    { concept: "media.medium", from: "messages[].images[].type", dropped: "the messages dialect has no place for it" },
    {
      concept: "media.source",
      from: "messages[].images[].image_url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "messages[].images[].image_url.url",
      dropped: "the messages dialect has no place for it",
    },
    { concept: "media", from: "messages[].content[audio]", dropped: "the messages dialect has no place for it" },
    {
      concept: "media.medium",
      from: "messages[].content[audio].type",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].input_audio.data",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].input_audio.format",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "messages[].content[audio].input_audio",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].cache_control",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].prompt_cache_breakpoint",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].annotations[].url_citation.url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].annotations[].url_citation.title",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "messages[assistant].annotations[].url_citation.start_index",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "messages[assistant].annotations[].url_citation.end_index",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].annotations[]",
      dropped: "the messages dialect has no place for it",
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
    { concept: "parts", from: "content", to: "choices[0].message", by: "empty answer as text" },
    {
      concept: "finish",
      from: "stop_reason",
      to: "choices[0].finish_reason",
      by:
        "end_turn or stop_sequence or pause_turn or compaction or others as stop, tool_use as tool_calls, " +
        "max_tokens or model_context_window_exceeded as length, refusal as content_filter",
    },
    {
      concept: "explanation",
      from: "stop_details.explanation",
      to: "choices[0].message.refusal",
      when: "where output was withheld",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "stop_sequence", from: "stop_sequence", dropped: "the sequence is not reported" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.prompt_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cache_read_input_tokens",
      to: "usage.prompt_tokens_details.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cache_creation_input_tokens",
      to: "usage.prompt_tokens_details.cache_write_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write_hour",
      from: "usage.cache_creation.ephemeral_1h_input_tokens",
      dropped: "writes are not counted by their lifetime",
    },
    {
      concept: "usage.cache_write_minutes",
      from: "usage.cache_creation.ephemeral_5m_input_tokens",
      dropped: "writes are not counted by their lifetime",
    },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.completion_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.thinking_tokens",
      to: "usage.completion_tokens_details.reasoning_tokens",
      by: "made to add up",
    },
    { concept: "usage", from: "usage", to: "usage" },
    { concept: "text", from: "content[text]", to: "choices[0].message.content", when: "where any of it is carried" },
    { concept: "text.text", from: "content[text].text", to: "choices[0].message.content" },
    { concept: "text.cache", from: "content[text].cache_control", dropped: "the chat dialect has no place for it" },
    {
      concept: "text",
      from: "content[tool_reference]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "content[tool_reference].tool_name",
      to: "choices[0].message.content",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "content[tool_reference].tool_name",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "media", from: "content[document_of_blocks]", dropped: "the chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "content[document_of_blocks].type",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[document_of_blocks].source.content",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[document_of_blocks].title",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[document_of_blocks].cache_control",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "media", from: "content[search_result]", dropped: "the chat dialect has no place for it" },
    { concept: "media.medium", from: "content[search_result].type", dropped: "the chat dialect has no place for it" },
    {
      concept: "media.source",
      from: "content[search_result].content",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "media.title", from: "content[search_result].title", dropped: "the chat dialect has no place for it" },
    {
      concept: "media.cache",
      from: "content[search_result].cache_control",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "content[reasoning]",
      to: "choices[0].message.reasoning_content",
      when: "where any of it is carried",
    },
    { concept: "reasoning.text", from: "content[reasoning].thinking", to: "choices[0].message.reasoning_content" },
    {
      concept: "reasoning.signature",
      from: "content[reasoning].signature",
      dropped: "the chat dialect has no place for it",
    },
    { concept: "reasoning", from: "content[redacted]", dropped: "the chat dialect has no place for it" },
    { concept: "reasoning.redacted", from: "content[redacted].data", dropped: "the chat dialect has no place for it" },
    {
      concept: "call",
      from: "content[call]",
      to: "choices[0].message.tool_calls[]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "content[call].id",
      to: "choices[0].message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "content[call].name",
      to: "choices[0].message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "content[call].input",
      to: "choices[0].message.tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    { concept: "call.cache", from: "content[call].cache_control", dropped: "the chat dialect has no place for it" },
    {
      concept: "text.citations.url",
      from: "content[text].citations[].url",
      to: "choices[0].message.annotations[].url_citation.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "content[text].citations[].title",
      to: "choices[0].message.annotations[].url_citation.title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "content[text].citations[].cited_text",
      dropped: "only the place is reported",
    },
    {
      concept: "text.citations",
      from: "content[text].citations[]",
      to: "choices[0].message.annotations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "content[text].citations.enabled",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[tool_reference].cache_control",
      dropped: "caches are steered differently by every vendor",
    },
    { concept: "(only here)", from: "content[document_of_blocks].context", dropped: "only this vendor reads it" },
    {
      concept: "(only here)",
      from: "content[document_of_blocks].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[search_result].source",
      dropped: "only this dialect names where words come from",
    },
    {
      concept: "(only here)",
      from: "content[search_result].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "content[call].caller",
      when: 'unless {"type":"direct"}',
      dropped: "tells which of the vendor's tools called",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "message_start.message.id", to: "id" },
    { concept: "usage", from: "message_start.message.usage", to: "usage", by: "count by count, as in whole answers" },
    {
      concept: "finish",
      from: "message_start.message.stop_reason",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    { concept: "text.text", from: "message_start.message.content[text].text", to: "choices[0].delta.content" },
    { concept: "call.id", from: "message_start.message.content[tool_use].id", to: "choices[0].delta.tool_calls[0].id" },
    {
      concept: "call.name",
      from: "message_start.message.content[tool_use].name",
      to: "choices[0].delta.tool_calls[0].function.name",
    },
    {
      concept: "call.arguments",
      from: "message_start.message.content[tool_use].input",
      to: "choices[0].delta.tool_calls[0].function.arguments",
      by: "json object",
    },
    { concept: "text.text", from: "content_block_start[text].content_block.text", to: "choices[0].delta.content" },
    {
      concept: "reasoning.text",
      from: "content_block_start[thinking].content_block.thinking",
      to: "choices[0].delta.reasoning_content",
    },
    {
      concept: "reasoning.signature",
      from: "content_block_start[thinking].content_block.signature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "content_block_start[redacted_thinking].content_block.data",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "content_block_start[tool_use].content_block.id",
      to: "choices[0].delta.tool_calls[0].id",
    },
    {
      concept: "call.name",
      from: "content_block_start[tool_use].content_block.name",
      to: "choices[0].delta.tool_calls[0].function.name",
    },
    {
      concept: "call.arguments",
      from: "content_block_start[tool_use].content_block.input",
      to: "choices[0].delta.tool_calls[0].function.arguments",
      by: "non empty json object",
    },
    {
      concept: "part.text",
      from: "content_block_delta[text_delta].delta.text",
      to: "choices[0].delta.content or choices[0].delta.tool_calls[0].function.arguments or choices[0].delta.reasoning_content",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[thinking_delta].delta.thinking",
      to: "choices[0].delta.content or choices[0].delta.tool_calls[0].function.arguments or choices[0].delta.reasoning_content",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[input_json_delta].delta.partial_json",
      to: "choices[0].delta.content or choices[0].delta.tool_calls[0].function.arguments or choices[0].delta.reasoning_content",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "content_block_delta[signature_delta].delta.signature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "text.citations",
      from: "content_block_delta[citations_delta].delta.citation",
      to: "choices[0].delta.annotations[0]",
      when: "in a known form, where the answer has words",
    },
    { concept: "usage", from: "message_delta.usage", to: "usage", by: "count by count, as in whole answers" },
    {
      concept: "finish",
      from: "message_delta.delta.stop_reason",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "message_delta.delta.stop_sequence",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "message_delta.delta.stop_details.explanation",
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
