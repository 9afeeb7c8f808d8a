// Made from specs/dialects/responses/mapping.yaml, specs/dialects/ollama-chat/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the responses dialect for a model behind ollama-chat, and its answer. */
export const responsesToOllamaChat: Pair = {
  from: "responses",
  to: "ollama-chat",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "answer calls, failures as text, plain documents as text, only media taken, drop empty text, " +
        "media beside results, drop trailing reasoning, ensure user turn",
      when: "in a known form",
    },
    { concept: "instructions", from: "instructions", to: "messages", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    {
      concept: "output_limit",
      from: "max_output_tokens",
      to: "options.num_predict",
      by: "omit below one, kept within 1 and 2147483647",
      when: "from 1 to 2147483647",
    },
    { concept: "temperature", from: "temperature", to: "options.temperature" },
    { concept: "top_p", from: "top_p", to: "options.top_p" },
    { concept: "top_k", from: "top_k", to: "options.top_k", by: "omit below one" },
    { concept: "seed", from: "seed", to: "options.seed" },
    {
      concept: "logprobs",
      from: "include",
      to: "logprobs",
      by: "included probabilities",
      when: "as far as it is understood; where it is true",
    },
    { concept: "top_logprobs", from: "top_logprobs", to: "top_logprobs", when: "beside logprobs" },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].function.name",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].function.description",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].format.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].format.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].format",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.name",
      from: "tools[].type",
      to: "tools[].function.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.group_description",
      from: "tools[].description",
      to: "tools[].function.description",
      by: "describe groups",
      when:
        "where a description has room for it; of the client; unless another has its name; " +
        "where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.group",
      from: "tools[].name",
      to: "tools[].function.name",
      by: "tools as functions",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "tools[].tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].name",
      to: "tools[].function.name",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].tools[].description",
      to: "tools[].function.description",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].tools[].format.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].tools[].format.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].tools[].format",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].tools[].parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].type",
      to: "tools[].function.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tools[]",
      by: "withhold tools",
      when: "where it forbids calls; of tools of the client; unless it is free, which has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "tools[]",
      by: "offer chosen tools",
      when: "as named_text; of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it has no effect; as named",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.tools[].name",
      to: "tools[]",
      by: "offer chosen tools",
      when:
        "in items whose type is function or custom or namespace or absent; as subset; of tools of the client; " +
        "where calls are not forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tools[]",
      by: "withhold tools",
      when: "where it forbids calls; in a known form; of tools of the client; unless it is free, which has no effect; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "text.format.type",
      to: "messages[].content or format",
      by: "format beside tools, implied by leaving it out: what happens without it, by its form",
    },
    {
      concept: "output_format.schema",
      from: "text.format.schema",
      to: "format or messages[].content",
      by: "format beside tools",
      when: "as schema; without tools",
    },
    {
      concept: "output_format.strict",
      from: "text.format.strict",
      by: "implied by leaving it out: schemas are always met",
      when: "as schema; without tools",
    },
    {
      concept: "output_format",
      from: "text.format",
      to: "format or messages[].content",
      by: "format beside tools",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "think",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "tools.calling",
      from: "input[found].tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].name",
      to: "tools[].function.name",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].description",
      to: "tools[].function.description",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].format.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].format.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].format",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].type",
      to: "tools[].function.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.group_description",
      from: "input[found].tools[].description",
      to: "tools[].function.description",
      by: "describe groups",
      when:
        "where a description has room for it; of the client; unless another has its name; " +
        "where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.group",
      from: "input[found].tools[].name",
      to: "tools[].function.name",
      by: "tools as functions",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "input[found].tools[].tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].name",
      to: "tools[].function.name",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].tools[].description",
      to: "tools[].function.description",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].tools[].format.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].tools[].format.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].tools[].format",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].tools[].parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].type",
      to: "tools[].function.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "input[found].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].name",
      to: "tools[].function.name",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].description",
      to: "tools[].function.description",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].format.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].format.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].format",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].type",
      to: "tools[].function.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.group_description",
      from: "input[more_tools].tools[].description",
      to: "tools[].function.description",
      by: "describe groups",
      when:
        "where a description has room for it; of the client; unless another has its name; " +
        "where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.group",
      from: "input[more_tools].tools[].name",
      to: "tools[].function.name",
      by: "tools as functions",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].tools[].type",
      to: "tools[].function.parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].name",
      to: "tools[].function.name",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].tools[].description",
      to: "tools[].function.description",
      when:
        "as text; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].tools[].format.syntax",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].tools[].format.definition",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].tools[].format",
      to: "tools[].function.description",
      by: "tools as functions",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].tools[].parameters",
      to: "tools[].function.parameters",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].type",
      to: "tools[].function.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; where calls are not forbidden, " +
        "else it has no effect; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "input[more_tools].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; where calls are not forbidden, else it has no effect; among the tools that may be chosen",
    },
    { concept: "text", from: "input[].content[text]", to: "messages[].content or messages[tool].content" },
    { concept: "text.text", from: "input[].content[text].text", to: "messages[].content or messages[tool].content" },
    { concept: "text", from: "input[].content[encrypted_words]", to: "messages[].content or messages[tool].content" },
    {
      concept: "text.text",
      from: "input[].content[encrypted_words].encrypted_content",
      to: "messages[].content or messages[tool].content",
      by: "unencrypted text",
      when: "as far as it is understood",
    },
    { concept: "text", from: "input[].content[output]", to: "messages[].content or messages[tool].content" },
    { concept: "text.text", from: "input[].content[output].text", to: "messages[].content or messages[tool].content" },
    {
      concept: "media",
      from: "input[].content[image]",
      to: "messages[].images[]",
      by: "bare image",
      when: "in user turns with source's data or in results with source's data",
    },
    {
      concept: "media.medium",
      from: "input[].content[image].type",
      to: "messages[].images[]",
      by: "by its form",
      when: "in user turns with source's data or in results with source's data",
    },
    {
      concept: "media.source",
      from: "input[].content[image].image_url",
      to: "messages[].images[]",
      by: "media uri, bare image",
      when: "in user turns with source's data or in results with source's data",
    },
    {
      concept: "media",
      from: "input[].content[document]",
      to: "messages[].content or messages[tool].content",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "input[].content[document].type",
      to: "messages[].content or messages[tool].content",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "input[].content[document].file_data",
      to: "messages[].content or messages[tool].content",
      by: "plain documents as text",
      when: "of plain text",
    },
    { concept: "refusal", from: "input[].content[refusal]", to: "messages[].content or messages[tool].content" },
    {
      concept: "refusal.text",
      from: "input[].content[refusal].refusal",
      to: "messages[].content or messages[tool].content",
    },
    { concept: "call", from: "input[text_call]", to: "messages[].tool_calls[]" },
    { concept: "call.id", from: "input[text_call].call_id", to: "messages[].tool_calls[].id" },
    { concept: "call.name", from: "input[text_call].name", to: "messages[].tool_calls[].function.name" },
    {
      concept: "call.group",
      from: "input[text_call].namespace",
      to: "messages[].tool_calls[].function.name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[text_call].input",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object",
    },
    { concept: "call", from: "input[search_call]", to: "messages[].tool_calls[]" },
    { concept: "call.id", from: "input[search_call].call_id", to: "messages[].tool_calls[].id" },
    {
      concept: "call.arguments",
      from: "input[search_call].arguments",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object",
    },
    { concept: "call", from: "input[call]", to: "messages[].tool_calls[]" },
    { concept: "call.id", from: "input[call].call_id", to: "messages[].tool_calls[].id" },
    { concept: "call.name", from: "input[call].name", to: "messages[].tool_calls[].function.name" },
    {
      concept: "call.group",
      from: "input[call].namespace",
      to: "messages[].tool_calls[].function.name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "messages[].tool_calls[].function.arguments",
      by: "arguments text, json object",
    },
    { concept: "result", from: "input[text_result]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[text_result].call_id",
      to: "messages[tool].tool_call_id or messages[tool].tool_name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[text_result].output",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "media beside results",
      when: "with its call",
    },
    { concept: "result", from: "input[found]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[found].call_id",
      to: "messages[tool].tool_call_id or messages[tool].tool_name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[found].tools",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "tool names text, media beside results",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to: "messages[tool].tool_call_id or messages[tool].tool_name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].output",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "media beside results",
      when: "with its call",
    },
    { concept: "reasoning", from: "input[thought]", to: "messages[].thinking", when: "before something else" },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "messages[].thinking",
      by: "summary texts",
      when: "as far as it is understood; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].content",
      to: "messages[].thinking",
      by: "summary texts",
      when: "unless input[thought].summary has another value; as far as it is understood; before something else",
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
    {
      concept: "tools.strict",
      from: "tools[].strict",
      when: "unless false; where calls are not forbidden, else it has no effect",
      dropped: "calls are never held to a schema",
    },
    {
      concept: "tools.strict",
      from: "tools[].tools[].strict",
      when: "unless false; where calls are not forbidden, else it has no effect",
      dropped: "calls are never held to a schema",
    },
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
      concept: "tool_choice.mode",
      from: "tool_choice.mode",
      when: "unless it is free, which has no effect; beside tools, else it has no effect",
      dropped: "the model decides whether to call",
    },
    {
      concept: "parallel_calls",
      from: "parallel_tool_calls",
      when: "unless true; beside tools, else it has no effect",
      dropped: "there is no switch for parallel calls",
    },
    { concept: "output_format.name", from: "text.format.name", dropped: "schemas have no names" },
    { concept: "output_format.description", from: "text.format.description", dropped: "schemas have no names" },
    { concept: "verbosity", from: "text.verbosity", dropped: "length is left to the model" },
    { concept: "reasoning.visible", from: "reasoning.summary", dropped: "reasoning is always shown" },
    { concept: "user", from: "user", dropped: "end users are not distinguished" },
    { concept: "user", from: "safety_identifier", dropped: "end users are not distinguished" },
    { concept: "metadata", from: "metadata", dropped: "nothing is kept with a call" },
    { concept: "cache_key", from: "prompt_cache_key", dropped: "caches are the host's own" },
    { concept: "cache_retention", from: "prompt_cache_retention", dropped: "caches are the host's own" },
    {
      concept: "tools.strict",
      from: "input[found].tools[].strict",
      when: "unless false; where calls are not forbidden, else it has no effect",
      dropped: "calls are never held to a schema",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].tools[].strict",
      when: "unless false; where calls are not forbidden, else it has no effect",
      dropped: "calls are never held to a schema",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].strict",
      when: "unless false; where calls are not forbidden, else it has no effect",
      dropped: "calls are never held to a schema",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].tools[].strict",
      when: "unless false; where calls are not forbidden, else it has no effect",
      dropped: "calls are never held to a schema",
    },
    {
      concept: "text.cache",
      from: "input[].content[text].prompt_cache_breakpoint",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "input[].content[output].annotations[].url",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[output].annotations[].title",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[output].annotations[].start_index",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[output].annotations[].end_index",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[output].annotations[]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[image].detail",
      when: 'unless "auto"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[image].prompt_cache_breakpoint",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "input[].content[document].filename",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[document].prompt_cache_breakpoint",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media",
      from: "input[].content[linked_document]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked_document].type",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "input[].content[linked_document].file_url",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "input[].content[linked_document].filename",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[linked_document].prompt_cache_breakpoint",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].encrypted_content",
      dropped: "the ollama-chat dialect has no place for it",
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
    { concept: "parts", from: "message", to: "output", by: "hidden as state" },
    {
      concept: "finish",
      from: "done_reason",
      to: "status and incomplete_details.reason and error.code",
      by: "stop or others as completed, length as incomplete/max_output_tokens",
    },
    { concept: "created", from: "created_at", to: "created_at", by: "iso time", when: "as far as it is understood" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "prompt_eval_count", to: "usage.input_tokens", by: "made to add up" },
    { concept: "usage.output", from: "eval_count", to: "usage.output_tokens", by: "made to add up" },
    { concept: "text.text", from: "message.content", to: "output[].content[answer_output].text" },
    { concept: "reasoning.text", from: "message.thinking", to: "output[thought].summary", by: "summary texts" },
    { concept: "call", from: "message.tool_calls[]", to: "output[call]", when: "where any of it is carried" },
    { concept: "call.id", from: "message.tool_calls[].id", to: "output[call].call_id", when: "of calls with a name" },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "output[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "output[call].arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "probabilities",
      from: "logprobs",
      to: "output[].content[answer_output].logprobs",
      by: "token probabilities, probabilities of texts",
      when: "in a known form, where the answer has words",
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
    {
      concept: "usage",
      from: "(members of the event)",
      to: "response.*.response.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "done_reason",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "probabilities",
      from: "logprobs",
      to: "response.output_text.delta.logprobs or response.output_text.done.logprobs",
      by: "token probabilities",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "reasoning.text",
      from: "message.thinking",
      to: "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or response.reasoning_summary_part.done.part.text",
    },
    {
      concept: "text.text",
      from: "message.content",
      to: "response.output_text.delta.delta or response.output_text.done.text",
    },
    {
      concept: "call.id",
      from: "message.tool_calls[].id",
      to: "response.output_item.added.item.call_id or response.output_item.done.item.call_id",
    },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "response.function_call_arguments.done.name or response.output_item.added.item.name or response.output_item.done.item.name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments",
      by: "json object",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
