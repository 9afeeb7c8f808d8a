// Made from specs/dialects/responses/mapping.yaml, specs/dialects/messages/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the responses dialect for a model behind messages, and its answer. */
export const responsesToMessages: Pair = {
  from: "responses",
  to: "messages",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "hoist instructions, answer calls, web addresses only, decode texts, types as shown, only types, " +
        "only media taken, drop empty text, words in failures, clean call ids, drop trailing reasoning, " +
        "ensure user turn, user first, trim prefill",
      when: "in a known form",
    },
    { concept: "instructions", from: "instructions", to: "system", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_output_tokens", to: "max_tokens" },
    {
      concept: "temperature",
      from: "temperature",
      to: "temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "top_p", to: "top_p", when: "without reasoning, or near 1" },
    { concept: "top_k", from: "top_k", to: "top_k", by: "omit below one", when: "without reasoning" },
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
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "tools[].strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group_description",
      from: "tools[].description",
      to: "tools[].description",
      by: "describe groups",
      when: "where a description has room for it; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group",
      from: "tools[].name",
      to: "tools[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "tools[].tools[].type",
      to: "tools[].input_schema",
      by: "tools as functions",
      when: "of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].tools[].parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].tools[].strict",
      to: "tools[].strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
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
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      to: "tool_choice.name",
      by: "tools as functions",
      when: "where mode is required with one of names; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "tool_choice.name or tools[]",
      by: "single, offer chosen tools",
      when: "as named_text; of tools of the client; beside tools, else it has no effect; as named",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.mode",
      to: "tool_choice.type or tools[].strict",
      by: "word for word, strict for validated",
      when: "as subset; of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.tools[].name",
      to: "tool_choice.name or tools[]",
      by: "single, offer chosen tools",
      when: "in items whose type is function or custom or namespace or absent; as subset; of tools of the client; beside tools, else it has no effect",
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
      from: "text.format.type",
      to: "system[text].text or output_config.format.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
    },
    {
      concept: "output_format.schema",
      from: "text.format.schema",
      to: "output_config.format.schema or system[text].text",
      by: "closed schema, schema as instruction",
      when: "as schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format.strict",
      from: "text.format.strict",
      by: "implied by leaving it out: schemas are always met exactly",
      when: "as schema; with a closed schema",
    },
    {
      concept: "output_format",
      from: "text.format",
      to: "output_config.format or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "output_config.effort or thinking.type or thinking.budget_tokens",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "reasoning.summary",
      to: "thinking.display",
      by: "word for word",
      when: "only auto, concise, detailed; as the model is controlled",
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
      concept: "tools.calling",
      from: "input[found].tools[].type",
      to: "tools[].input_schema",
      by: "tools as functions",
      when: "of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].strict",
      to: "tools[].strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group_description",
      from: "input[found].tools[].description",
      to: "tools[].description",
      by: "describe groups",
      when: "where a description has room for it; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group",
      from: "input[found].tools[].name",
      to: "tools[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "input[found].tools[].tools[].type",
      to: "tools[].input_schema",
      by: "tools as functions",
      when: "of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].tools[].parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].tools[].strict",
      to: "tools[].strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "input[found].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].type",
      to: "tools[].input_schema",
      by: "tools as functions",
      when: "of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].strict",
      to: "tools[].strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group_description",
      from: "input[more_tools].tools[].description",
      to: "tools[].description",
      by: "describe groups",
      when: "where a description has room for it; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group",
      from: "input[more_tools].tools[].name",
      to: "tools[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].tools[].type",
      to: "tools[].input_schema",
      by: "tools as functions",
      when: "of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].tools[].parameters",
      to: "tools[].input_schema",
      by: "object schema",
      when: "as function; of the client; unless another has its name; as one object; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].tools[].strict",
      to: "tools[].strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "input[more_tools].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "text",
      from: "input[].content[text]",
      to: "system[text] or messages[].content[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to: "system[text].text or messages[].content[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "text.cache",
      from: "input[].content[text].prompt_cache_breakpoint",
      to: "system[text].cache_control or messages[].content[text].cache_control or messages[].content[result].content[text].cache_control",
      by: "cache mark",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "text",
      from: "input[].content[encrypted_words]",
      to: "system[text] or messages[].content[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[encrypted_words].encrypted_content",
      to: "system[text].text or messages[].content[text].text or messages[].content[result].content[text].text",
      by: "unencrypted text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "input[].content[output]",
      to: "system[text] or messages[].content[text] or messages[].content[result].content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[output].text",
      to: "system[text].text or messages[].content[text].text or messages[].content[result].content[text].text",
    },
    {
      concept: "media",
      from: "input[].content[image]",
      to: "messages[].content[image] or messages[].content[result].content[image]",
      when:
        "in user turns with data or in user turns with url or in results with data or in results with url; " +
        "unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media.medium",
      from: "input[].content[image].type",
      to: "messages[].content[image].type or messages[].content[result].content[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor; images of accepted types",
    },
    {
      concept: "media.source",
      from: "input[].content[image].image_url",
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
      from: "input[].content[image].prompt_cache_breakpoint",
      to: "messages[].content[image].cache_control or messages[].content[result].content[image].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; as far as it is understood; unless at an address of one vendor; " +
        "images of accepted types; as many as the host takes",
    },
    {
      concept: "media",
      from: "input[].content[document]",
      to: "messages[].content[document] or messages[].content[result].content[document]",
      when:
        "in user turns with data or in user turns with url or in user turns with text or in results with data or in " +
        "results with url or in results with text; unless at an address of one vendor; " +
        "documents of text or of accepted types",
    },
    {
      concept: "media.medium",
      from: "input[].content[document].type",
      to: "messages[].content[document].type or messages[].content[result].content[document].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor; documents of text or of accepted types",
    },
    {
      concept: "media.source",
      from: "input[].content[document].file_data",
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
      from: "input[].content[document].filename",
      to: "messages[].content[document].title or messages[].content[result].content[document].title",
      when: "in user turns or in results; unless at an address of one vendor; documents of text or of accepted types",
    },
    {
      concept: "media.cache",
      from: "input[].content[document].prompt_cache_breakpoint",
      to: "messages[].content[document].cache_control or messages[].content[result].content[document].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; as far as it is understood; unless at an address of one vendor; " +
        "documents of text or of accepted types; as many as the host takes",
    },
    {
      concept: "media",
      from: "input[].content[linked_document]",
      to: "messages[].content[document] or messages[].content[result].content[document]",
      when:
        "in user turns with data or in user turns with url or in user turns with text or in results with data or in " +
        "results with url or in results with text; unless at an address of one vendor; " +
        "documents of text or of accepted types",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked_document].type",
      to: "messages[].content[document].type or messages[].content[result].content[document].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor; documents of text or of accepted types",
    },
    {
      concept: "media.source",
      from: "input[].content[linked_document].file_url",
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
      from: "input[].content[linked_document].filename",
      to: "messages[].content[document].title or messages[].content[result].content[document].title",
      when: "in user turns or in results; unless at an address of one vendor; documents of text or of accepted types",
    },
    {
      concept: "media.cache",
      from: "input[].content[linked_document].prompt_cache_breakpoint",
      to: "messages[].content[document].cache_control or messages[].content[result].content[document].cache_control",
      by: "cache mark",
      when:
        "in user turns or in results; as far as it is understood; unless at an address of one vendor; " +
        "documents of text or of accepted types; as many as the host takes",
    },
    {
      concept: "refusal",
      from: "input[].content[refusal]",
      to: "messages[].content[declined]",
      when: "in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "input[].content[refusal].refusal",
      to: "messages[].content[declined].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "input[text_call]", to: "messages[].content[call]" },
    { concept: "call.id", from: "input[text_call].call_id", to: "messages[].content[call].id" },
    { concept: "call.name", from: "input[text_call].name", to: "messages[].content[call].name" },
    {
      concept: "call.group",
      from: "input[text_call].namespace",
      to: "messages[].content[call].name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[text_call].input",
      to: "messages[].content[call].input",
      by: "json object",
    },
    { concept: "call", from: "input[search_call]", to: "messages[].content[call]" },
    { concept: "call.id", from: "input[search_call].call_id", to: "messages[].content[call].id" },
    {
      concept: "call.arguments",
      from: "input[search_call].arguments",
      to: "messages[].content[call].input",
      by: "json object",
    },
    { concept: "call", from: "input[call]", to: "messages[].content[call]" },
    { concept: "call.id", from: "input[call].call_id", to: "messages[].content[call].id" },
    { concept: "call.name", from: "input[call].name", to: "messages[].content[call].name" },
    {
      concept: "call.group",
      from: "input[call].namespace",
      to: "messages[].content[call].name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "messages[].content[call].input",
      by: "arguments text, json object",
    },
    { concept: "result", from: "input[text_result]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[text_result].call_id",
      to: "messages[].content[result].tool_use_id",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[text_result].output",
      to: "messages[].content[result].content",
      when: "with its call",
    },
    { concept: "result", from: "input[found]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[found].call_id",
      to: "messages[].content[result].tool_use_id",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[found].tools",
      to: "messages[].content[result].content",
      by: "tool names text",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to: "messages[].content[result].tool_use_id",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].output",
      to: "messages[].content[result].content",
      when: "with its call",
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "messages[].content[reasoning]",
      when: "with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "messages[].content[reasoning].thinking",
      by: "summary texts",
      when: "with signature; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].content",
      to: "messages[].content[reasoning].thinking",
      by: "summary texts",
      when: "with signature; unless input[thought].summary has another value; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].encrypted_content",
      to: "messages[].content[reasoning].signature",
      when: "before something else",
    },
    { concept: "(gateway)", from: "stream_options", by: "acted on by the gateway: usage is always reported here" },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "background", by: "acted on by the gateway: calls are answered at once" },
    { concept: "(gateway)", from: "previous_response_id", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "conversation", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "input[system].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[system].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[developer].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[developer].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[user].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[user].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[assistant].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[assistant].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[text_call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[text_call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[search_call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[search_call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[thought].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[thought].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    {
      concept: "(gateway)",
      from: "input[text_result].name",
      by: "acted on by the gateway: results are tied to calls by ID",
    },
    { concept: "(gateway)", from: "input[text_result].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[text_result].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[result].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[result].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[found].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[found].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[more_tools].role", by: "acted on by the gateway: tools are the operator's" },
    { concept: "(gateway)", from: "input[more_tools].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[more_tools].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[agent_message].agent", by: "acted on by the gateway: it repeats the author" },
    { concept: "(gateway)", from: "input[agent_message].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[agent_message].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[compaction].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[compaction].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    {
      concept: "(gateway)",
      from: "input[].content[output].logprobs",
      by: "acted on by the gateway: those of answers are read together, and those of earlier turns are not needed",
    },
  ],
  dropped: [
    { concept: "seed", from: "seed", dropped: "the vendor offers no seed" },
    {
      concept: "logprobs",
      from: "include",
      when: 'unless ["reasoning.encrypted_content"]',
      dropped: "probabilities are not reported",
    },
    { concept: "top_logprobs", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not reported" },
    { concept: "output_format.name", from: "text.format.name", dropped: "schemas have no names" },
    { concept: "output_format.description", from: "text.format.description", dropped: "schemas have no names" },
    { concept: "verbosity", from: "text.verbosity", dropped: "length is left to the model" },
    { concept: "metadata", from: "metadata", dropped: "only the end user's ID is taken" },
    { concept: "cache_key", from: "prompt_cache_key", dropped: "caches are steered by marks in the prompt" },
    {
      concept: "cache_retention",
      from: "prompt_cache_retention",
      dropped: "caches are steered by marks in the prompt",
    },
    {
      concept: "text.citations.url",
      from: "input[].content[output].annotations[].url",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[output].annotations[].title",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[output].annotations[].start_index",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[output].annotations[].end_index",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[output].annotations[]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[image].detail",
      when: 'unless "auto"',
      dropped: "the messages dialect has no place for it",
    },
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
    { concept: "(only here)", from: "input[agent_message].author", dropped: "only this dialect has several agents" },
    { concept: "(only here)", from: "input[agent_message].recipient", dropped: "only this dialect has several agents" },
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
      from: "tools[].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[found].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[found].tools[].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[more_tools].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[more_tools].tools[].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "content", to: "output", by: "hidden as state" },
    {
      concept: "finish",
      from: "stop_reason",
      to: "status and incomplete_details.reason and error.code",
      by:
        "end_turn or stop_sequence or tool_use or pause_turn or compaction or others as completed, " +
        "max_tokens or model_context_window_exceeded as incomplete/max_output_tokens, " +
        "refusal as incomplete/content_filter",
    },
    {
      concept: "explanation",
      from: "stop_details.explanation",
      to: "output[].content[refusal].refusal or error.message",
      when: "where output was withheld",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "stop_sequence", from: "stop_sequence", dropped: "the sequence is not reported" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cache_read_input_tokens",
      to: "usage.input_tokens_details.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cache_creation_input_tokens",
      to: "usage.input_tokens_details.cache_write_tokens",
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
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.thinking_tokens",
      to: "usage.output_tokens_details.reasoning_tokens",
      by: "made to add up",
    },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "content[text]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "content[text].text", to: "output[].content[answer_output].text" },
    {
      concept: "text.cache",
      from: "content[text].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text",
      from: "content[tool_reference]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "content[tool_reference].tool_name",
      to: "output[].content[answer_output].text",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "content[tool_reference].tool_name",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "media", from: "content[document_of_blocks]", dropped: "the responses dialect has no place for it" },
    {
      concept: "media.medium",
      from: "content[document_of_blocks].type",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[document_of_blocks].source.content",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[document_of_blocks].title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[document_of_blocks].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "media", from: "content[search_result]", dropped: "the responses dialect has no place for it" },
    {
      concept: "media.medium",
      from: "content[search_result].type",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "content[search_result].content",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "content[search_result].title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "content[search_result].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "reasoning", from: "content[reasoning]", to: "output[thought]", when: "where any of it is carried" },
    {
      concept: "reasoning.text",
      from: "content[reasoning].thinking",
      to: "output[thought].summary",
      by: "summary texts",
    },
    { concept: "reasoning.signature", from: "content[reasoning].signature", to: "output[thought].encrypted_content" },
    {
      concept: "reasoning",
      from: "content[redacted]",
      to: "output[thought] or output[thought].encrypted_content",
      by: "hidden as state",
      when: "without redacted or where its vendor is known; where any of it is carried",
    },
    {
      concept: "reasoning.redacted",
      from: "content[redacted].data",
      to: "output[thought].encrypted_content",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    { concept: "call", from: "content[call]", to: "output[call]", when: "where any of it is carried" },
    { concept: "call.id", from: "content[call].id", to: "output[call].call_id", when: "of calls with a name" },
    { concept: "call.name", from: "content[call].name", to: "output[call].name", when: "of calls with a name" },
    {
      concept: "call.arguments",
      from: "content[call].input",
      to: "output[call].arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "call.cache",
      from: "content[call].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "content[text].citations[].url",
      to: "output[].content[answer_output].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "content[text].citations[].title",
      to: "output[].content[answer_output].annotations[].title",
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
      to: "output[].content[answer_output].annotations[]",
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
    {
      concept: "id",
      from: "message_start.message.id",
      to: "response.created.response.id or response.in_progress.response.id or response.*.response.id",
    },
    {
      concept: "usage",
      from: "message_start.message.usage",
      to: "response.*.response.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message_start.message.stop_reason",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.text",
      from: "message_start.message.content[text].text",
      to: "response.output_text.delta.delta or response.output_text.done.text",
    },
    {
      concept: "call.id",
      from: "message_start.message.content[tool_use].id",
      to: "response.output_item.added.item.call_id or response.output_item.done.item.call_id",
    },
    {
      concept: "call.name",
      from: "message_start.message.content[tool_use].name",
      to: "response.function_call_arguments.done.name or response.output_item.added.item.name or response.output_item.done.item.name",
    },
    {
      concept: "call.arguments",
      from: "message_start.message.content[tool_use].input",
      to: "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments",
      by: "json object",
    },
    {
      concept: "text.text",
      from: "content_block_start[text].content_block.text",
      to: "response.output_text.delta.delta or response.output_text.done.text",
    },
    {
      concept: "reasoning.text",
      from: "content_block_start[thinking].content_block.thinking",
      to: "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or response.reasoning_summary_part.done.part.text",
    },
    {
      concept: "reasoning.signature",
      from: "content_block_start[thinking].content_block.signature",
      to: "response.output_item.done.item.encrypted_content",
    },
    {
      concept: "reasoning.redacted",
      from: "content_block_start[redacted_thinking].content_block.data",
      to: "response.output_item.done.item.encrypted_content",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    {
      concept: "call.id",
      from: "content_block_start[tool_use].content_block.id",
      to: "response.output_item.added.item.call_id or response.output_item.done.item.call_id",
    },
    {
      concept: "call.name",
      from: "content_block_start[tool_use].content_block.name",
      to: "response.function_call_arguments.done.name or response.output_item.added.item.name or response.output_item.done.item.name",
    },
    {
      concept: "call.arguments",
      from: "content_block_start[tool_use].content_block.input",
      to: "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments",
      by: "non empty json object",
    },
    {
      concept: "part.text",
      from: "content_block_delta[text_delta].delta.text",
      to:
        "response.output_text.delta.delta or response.output_text.done.text or " +
        "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments or " +
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[thinking_delta].delta.thinking",
      to:
        "response.output_text.delta.delta or response.output_text.done.text or " +
        "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments or " +
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "content_block_delta[input_json_delta].delta.partial_json",
      to:
        "response.output_text.delta.delta or response.output_text.done.text or " +
        "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments or " +
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "content_block_delta[signature_delta].delta.signature",
      to: "response.output_item.done.item.encrypted_content",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "content_block_delta[citations_delta].delta.citation",
      to: "response.output_text.annotation.added.annotation",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "message_delta.usage",
      to: "response.*.response.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message_delta.delta.stop_reason",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "message_delta.delta.stop_sequence",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "message_delta.delta.stop_details.explanation",
      to:
        "response.refusal.delta.delta or response.refusal.done.refusal or response.created.response.error.message or " +
        "response.in_progress.response.error.message or response.*.response.error.message",
      when: "where output was withheld",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
