// Made from specs/dialects/responses/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the responses dialect for a model behind interactions, and its answer. */
export const responsesToInteractions: Pair = {
  from: "responses",
  to: "interactions",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "input",
      by:
        "hoist instructions, answer calls, plain documents as text, only media taken, drop empty text, " +
        "detach signatures, drop trailing reasoning, ensure user turn",
      when: "in a known form",
    },
    { concept: "instructions", from: "instructions", to: "system_instruction", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_output_tokens", to: "generation_config.max_output_tokens" },
    { concept: "temperature", from: "temperature", to: "generation_config.temperature" },
    { concept: "top_p", from: "top_p", to: "generation_config.top_p" },
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
      from: "tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "as function; of the client; unless another has its name; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
    },
    {
      concept: "tools.group_description",
      from: "tools[].description",
      to: "tools[].description",
      by: "describe groups",
      when: "where a description has room for it; of the client; unless another has its name",
    },
    {
      concept: "tools.group",
      from: "tools[].name",
      to: "tools[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.calling",
      from: "tools[].tools[].type",
      to: "tools[].parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].tools[].parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "as function; of the client; unless another has its name; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].tools[].strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
    },
    { concept: "tools", from: "tools[].tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      by: "word for word",
      when: "only auto, none, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "generation_config.tool_choice.allowed_tools.mode",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
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
      from: "tool_choice.name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "single, always a list",
      when: "as named_text; of tools of the client; beside tools, else it has no effect; as named",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.mode",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "word for word",
      when: "as subset; only auto, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.tools[].name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "always a list",
      when: "in items whose type is function or custom or namespace or absent; as subset; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "text.format.type",
      to: "response_format[].type",
      by: "by its form",
      when: "beside outputs of texts",
    },
    {
      concept: "output_format.schema",
      from: "text.format.schema",
      to: "response_format[].schema",
      by: "json schema",
      when: "as schema; beside outputs of texts",
    },
    {
      concept: "output_format.strict",
      from: "text.format.strict",
      by: "implied by leaving it out: schemas are always met",
      when: "as schema; beside outputs of texts",
    },
    {
      concept: "output_format",
      from: "text.format",
      to: "response_format[]",
      when: "in a known form; beside outputs of texts",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "generation_config.thinking_level",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "reasoning.summary",
      to: "generation_config.thinking_summaries",
      by: "word for word",
      when: "only auto, concise, detailed; as the model is controlled",
    },
    { concept: "metadata", from: "metadata", to: "labels" },
    {
      concept: "tools.calling",
      from: "input[found].tools[].type",
      to: "tools[].parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "as function; of the client; unless another has its name; as search",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
    },
    {
      concept: "tools.group_description",
      from: "input[found].tools[].description",
      to: "tools[].description",
      by: "describe groups",
      when: "where a description has room for it; of the client; unless another has its name",
    },
    {
      concept: "tools.group",
      from: "input[found].tools[].name",
      to: "tools[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.calling",
      from: "input[found].tools[].tools[].type",
      to: "tools[].parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].tools[].parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "as function; of the client; unless another has its name; as search",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].tools[].strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
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
      to: "tools[].parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "as function; of the client; unless another has its name; as search",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
    },
    {
      concept: "tools.group_description",
      from: "input[more_tools].tools[].description",
      to: "tools[].description",
      by: "describe groups",
      when: "where a description has room for it; of the client; unless another has its name",
    },
    {
      concept: "tools.group",
      from: "input[more_tools].tools[].name",
      to: "tools[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].tools[].type",
      to: "tools[].parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].tools[].parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "as function; of the client; unless another has its name; as search",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].tools[].strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
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
      to: "system_instruction or input[].content[text] or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to: "system_instruction or input[].content[text].text or input[result].result[text].text",
    },
    {
      concept: "text",
      from: "input[].content[encrypted_words]",
      to: "system_instruction or input[].content[text] or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[encrypted_words].encrypted_content",
      to: "system_instruction or input[].content[text].text or input[result].result[text].text",
      by: "unencrypted text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "input[].content[output]",
      to: "system_instruction or input[].content[text] or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[output].text",
      to: "system_instruction or input[].content[text].text or input[result].result[text].text",
    },
    {
      concept: "media",
      from: "input[].content[image]",
      to: "input[].content[media] or input[].content[linked] or input[result].result[media] or input[result].result[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.medium",
      from: "input[].content[image].type",
      to: "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or input[result].result[linked].type",
      by: "by its form",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.source",
      from: "input[].content[image].image_url",
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
      from: "input[].content[image].detail",
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
      from: "input[].content[document]",
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
      from: "input[].content[document].type",
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
      from: "input[].content[document].file_data",
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
      from: "input[].content[linked_document]",
      to: "input[].content[media] or input[].content[linked] or input[result].result[media] or input[result].result[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked_document].type",
      to: "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or input[result].result[linked].type",
      by: "by its form",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.source",
      from: "input[].content[linked_document].file_url",
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
      concept: "refusal",
      from: "input[].content[refusal]",
      to: "system_instruction or input[].content[refusal]",
      when: "in system turns or in developer turns or in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "input[].content[refusal].refusal",
      to: "system_instruction or input[].content[refusal].text",
      when: "in system turns or in developer turns or in assistant turns",
    },
    { concept: "call", from: "input[text_call]", to: "input[call]" },
    { concept: "call.id", from: "input[text_call].call_id", to: "input[call].id" },
    { concept: "call.name", from: "input[text_call].name", to: "input[call].name" },
    {
      concept: "call.group",
      from: "input[text_call].namespace",
      to: "input[call].name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    { concept: "call.arguments", from: "input[text_call].input", to: "input[call].arguments", by: "json object" },
    { concept: "call", from: "input[search_call]", to: "input[call]" },
    { concept: "call.id", from: "input[search_call].call_id", to: "input[call].id" },
    { concept: "call.arguments", from: "input[search_call].arguments", to: "input[call].arguments", by: "json object" },
    { concept: "call", from: "input[call]", to: "input[call]" },
    { concept: "call.id", from: "input[call].call_id", to: "input[call].id" },
    { concept: "call.name", from: "input[call].name", to: "input[call].name" },
    {
      concept: "call.group",
      from: "input[call].namespace",
      to: "input[call].name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "input[call].arguments",
      by: "arguments text, json object",
    },
    { concept: "result", from: "input[text_result]", to: "input[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[text_result].call_id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    { concept: "result.parts", from: "input[text_result].output", to: "input[result].result", when: "with its call" },
    { concept: "result", from: "input[found]", to: "input[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[found].call_id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[found].tools",
      to: "input[result].result",
      by: "tool names text",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "input[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    { concept: "result.parts", from: "input[result].output", to: "input[result].result", when: "with its call" },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "input[thought]",
      when: "with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "input[thought].summary",
      by: "summary texts, summary content",
      when: "with signature; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].content",
      to: "input[thought].summary",
      by: "summary texts, summary content",
      when: "with signature; unless input[thought].summary has another value; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].encrypted_content",
      to: "input[thought].signature",
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
    { concept: "top_k", from: "top_k", dropped: "sampling here is by temperature and top_p" },
    {
      concept: "logprobs",
      from: "include",
      when: 'unless ["reasoning.encrypted_content"]',
      dropped: "probabilities are not reported",
    },
    { concept: "top_logprobs", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not reported" },
    {
      concept: "parallel_calls",
      from: "parallel_tool_calls",
      when: "unless true; beside tools, else it has no effect",
      dropped: "there is no switch for parallel calls",
    },
    { concept: "output_format.name", from: "text.format.name", dropped: "schemas have no names" },
    { concept: "output_format.description", from: "text.format.description", dropped: "schemas have no names" },
    { concept: "verbosity", from: "text.verbosity", dropped: "length is left to the model" },
    { concept: "user", from: "user", dropped: "end users are not distinguished" },
    { concept: "user", from: "safety_identifier", dropped: "end users are not distinguished" },
    { concept: "cache_key", from: "prompt_cache_key", dropped: "caches are handles the vendor keeps" },
    { concept: "cache_retention", from: "prompt_cache_retention", dropped: "caches are handles the vendor keeps" },
    {
      concept: "text.cache",
      from: "input[].content[text].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "input[].content[output].annotations[].url",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[output].annotations[].title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[output].annotations[].start_index",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[output].annotations[].end_index",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[output].annotations[]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[image].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "input[].content[document].filename",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[document].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "input[].content[linked_document].filename",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[linked_document].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
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
    { concept: "parts", from: "steps", to: "output", by: "detach signatures, hidden as state" },
    {
      concept: "finish",
      from: "status",
      to: "status and incomplete_details.reason and error.code",
      by:
        "completed or requires_action or requires_continuation or others as completed, " +
        "incomplete or budget_exceeded as incomplete/max_output_tokens, " +
        "failed/safety or */safety or */recitation or */language or */prohibited_content or */spii or */blocklist or " +
        "*/content_blocked or */image_safety or */image_prohibited_content or */image_recitation or */image_other as " +
        "incomplete/content_filter, failed/malformed_function_call or */malformed_function_call or " +
        "*/malformed_tool_call or */unexpected_tool_call or */too_many_tool_calls or */missing_thought_signature or " +
        "*/no_image as failed//server_error, failed or failed/* or cancelled or in_progress or queued as failed",
    },
    {
      concept: "finish",
      from: "errors[0].code",
      to: "status and incomplete_details.reason and error.code",
      by: "one word with that of status",
    },
    {
      concept: "finish",
      from: "steps[*].error.code",
      to: "status and incomplete_details.reason and error.code",
      by: "one word with that of status",
    },
    {
      concept: "explanation",
      from: "errors[0].message",
      to: "output[].content[refusal].refusal or error.message",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "steps[*].error.message",
      to: "output[].content[refusal].refusal or error.message",
      when: "where output was withheld; unless errors[0].message has another value",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "created", from: "created", to: "created_at", by: "iso time", when: "as far as it is understood" },
    { concept: "usage.input", from: "usage.total_input_tokens", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.total_cached_tokens",
      to: "usage.input_tokens_details.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.tool_input",
      from: "usage.total_tool_use_tokens",
      by: "implied by leaving it out: part of the input",
    },
    { concept: "usage.output", from: "usage.total_output_tokens", to: "usage.output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.total_thought_tokens",
      to: "usage.output_tokens_details.reasoning_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "steps[].content[text]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "steps[].content[text].text", to: "output[].content[answer_output].text" },
    {
      concept: "text",
      from: "steps[].content[words_in_parts]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "steps[].content[words_in_parts].parts",
      to: "output[].content[answer_output].text",
      by: "joined text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "steps[].content[untyped_text]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "steps[].content[untyped_text].text", to: "output[].content[answer_output].text" },
    { concept: "media", from: "steps[].content[media]", dropped: "the responses dialect has no place for it" },
    {
      concept: "media.medium",
      from: "steps[].content[media].type",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "steps[].content[media].data",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[media].mime_type",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[media].resolution",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "media", from: "steps[].content[linked]", dropped: "the responses dialect has no place for it" },
    {
      concept: "media.medium",
      from: "steps[].content[linked].type",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "steps[].content[linked].uri",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[linked].mime_type",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[linked].resolution",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "call", from: "steps[call]", to: "output[call]", when: "where any of it is carried" },
    { concept: "call.id", from: "steps[call].id", to: "output[call].call_id", when: "of calls with a name" },
    { concept: "call.name", from: "steps[call].name", to: "output[call].name", when: "of calls with a name" },
    {
      concept: "call.arguments",
      from: "steps[call].arguments",
      to: "output[call].arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "steps[call].signature",
      to: "output[thought].encrypted_content",
      by: "detach signatures",
      when: "without redacted; of calls with a name",
    },
    { concept: "reasoning", from: "steps[thought]", to: "output[thought]", when: "where any of it is carried" },
    {
      concept: "reasoning.text",
      from: "steps[thought].summary",
      to: "output[thought].summary",
      by: "summary content, summary texts",
      when: "as far as it is understood",
    },
    { concept: "reasoning.signature", from: "steps[thought].signature", to: "output[thought].encrypted_content" },
    {
      concept: "text.citations.url",
      from: "steps[].content[text].annotations[].url",
      to: "output[].content[answer_output].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "steps[].content[text].annotations[].title",
      to: "output[].content[answer_output].annotations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "steps[].content[text].annotations[].start_index",
      to: "output[].content[answer_output].annotations[].start_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "steps[].content[text].annotations[].end_index",
      to: "output[].content[answer_output].annotations[].end_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "steps[].content[text].annotations[]",
      to: "output[].content[answer_output].annotations[]",
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
    {
      concept: "id",
      from: "interaction.created.interaction.id",
      to: "response.created.response.id or response.in_progress.response.id or response.*.response.id",
    },
    {
      concept: "call.id",
      from: "step.start[function_call].step.id",
      to: "response.output_item.added.item.call_id or response.output_item.done.item.call_id",
    },
    {
      concept: "call.name",
      from: "step.start[function_call].step.name",
      to: "response.function_call_arguments.done.name or response.output_item.added.item.name or response.output_item.done.item.name",
    },
    {
      concept: "call.arguments",
      from: "step.start[function_call].step.arguments",
      to: "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments",
      by: "non empty json object",
    },
    {
      concept: "call.signature",
      from: "step.start[function_call].step.signature",
      to: "response.output_item.done.item.encrypted_content",
    },
    {
      concept: "reasoning.signature",
      from: "step.start[thought].step.signature",
      to: "response.output_item.done.item.encrypted_content",
    },
    {
      concept: "finish",
      from: "step.start[model_output].step.error.code",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "step.start[model_output].step.error.message",
      to:
        "response.refusal.delta.delta or response.refusal.done.refusal or response.created.response.error.message or " +
        "response.in_progress.response.error.message or response.*.response.error.message",
      when: "where output was withheld",
    },
    {
      concept: "part.text",
      from: "step.delta[text].delta.text",
      to:
        "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments or " +
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text or response.output_text.delta.delta or " +
        "response.output_text.done.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[arguments_delta].delta.arguments",
      to:
        "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments or " +
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text or response.output_text.delta.delta or " +
        "response.output_text.done.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[thought_summary].delta.content.text",
      to:
        "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments or " +
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text or response.output_text.delta.delta or " +
        "response.output_text.done.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "step.delta[thought_signature].delta.signature",
      to: "response.output_item.done.item.encrypted_content",
      by: "as the part that it continues",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.data",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.uri",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.data",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.uri",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.data",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.uri",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.data",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.uri",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "text.citations",
      from: "step.delta[text_annotation_delta].delta.annotations",
      to: "response.output_text.annotation.added.annotation",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "interaction.completed.interaction.usage",
      to: "response.*.response.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.status",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.errors[0].code",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.completed.interaction.errors[0].message",
      to:
        "response.refusal.delta.delta or response.refusal.done.refusal or response.created.response.error.message or " +
        "response.in_progress.response.error.message or response.*.response.error.message",
      when: "where output was withheld",
    },
    {
      concept: "usage",
      from: "interaction.complete.interaction.usage",
      to: "response.*.response.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.status",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.errors[0].code",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.complete.interaction.errors[0].message",
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
