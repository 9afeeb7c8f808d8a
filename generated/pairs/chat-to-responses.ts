// Made from specs/dialects/chat/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the chat dialect for a model behind responses, and its answer. */
export const chatToResponses: Pair = {
  from: "chat",
  to: "responses",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "input",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, " +
        "name files, drop empty text, clean call ids, drop trailing reasoning, ensure user turn",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    {
      concept: "output_limit",
      from: "max_completion_tokens",
      to: "max_output_tokens",
      by: "kept within 16 and 2147483647",
      when: "from 16 to 2147483647",
    },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "max_output_tokens",
      by: "kept within 16 and 2147483647",
      when: "unless max_completion_tokens has another value; from 16 to 2147483647",
    },
    { concept: "temperature", from: "temperature", to: "temperature" },
    { concept: "top_p", from: "top_p", to: "top_p" },
    { concept: "logprobs", from: "logprobs", to: "include", by: "included probabilities", when: "where it is true" },
    { concept: "top_logprobs", from: "top_logprobs", to: "top_logprobs", when: "beside logprobs" },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "tools[].type or tools[].parameters",
      by: "by its form, tools as functions",
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
      by: "object schema",
      when: "as flat_function; of the client; unless another has its name; with conditions that the vendor accepts; as one object",
    },
    {
      concept: "tools.parameters",
      from: "tools[].input_schema",
      to: "tools[].parameters",
      by: "object schema",
      when:
        "unless tools[].parameters has another value; as flat_function; of the client; " +
        "unless another has its name; with conditions that the vendor accepts; as one object",
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
      to: "tools[].format.syntax or tools[].description",
      by: "tools as functions",
      when: "as rules; of the client; unless another has its name",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].custom.format.grammar.definition",
      to: "tools[].format.definition or tools[].description",
      by: "tools as functions",
      when: "as rules; of the client; unless another has its name",
    },
    {
      concept: "tools.grammar",
      from: "tools[].custom.format",
      to: "tools[].format or tools[].description",
      by: "tools as functions",
      when: "as text; in a known form; of the client; unless another has its name",
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
      by: "object schema",
      when: "as function; of the client; unless another has its name; with conditions that the vendor accepts; as one object",
    },
    {
      concept: "tools.strict",
      from: "tools[].function.strict",
      to: "tools[].strict",
      when: "as function; of the client; unless another has its name; with a closed schema; with a schema that strict mode accepts",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tool_choice or tools[].strict",
      by: "word for word, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "tool_choice or tools[].strict or tool_choice.type or tool_choice.mode",
      by: "by its form, strict for validated",
      when: "of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "tool_choice.name or tool_choice.tools[].name",
      by: "single",
      when: "as flat_name; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      to: "tool_choice.type or tool_choice.name or tool_choice.tools[].name",
      by: "by its form, tools as functions",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.custom.name",
      to: "tool_choice.name or tool_choice.tools[].name",
      by: "single",
      when: "as named_text; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.function.name",
      to: "tool_choice.name or tool_choice.tools[].name",
      by: "single",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.allowed_tools.mode",
      to: "tool_choice or tool_choice.type or tool_choice.mode or tools[].strict",
      by: "word for word, strict for validated",
      when: "as subset; of tools of the client; validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.allowed_tools.tools[].function.name",
      to: "tool_choice.name or tool_choice.tools[].name",
      by: "single",
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
      to: "parallel_tool_calls",
      when: "beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "text.format.type",
      by: "by its form",
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "text.format.schema or instructions",
      by: "schema as instruction",
      when: "as object_of_schema; unless it lacks its schema; with conditions that the vendor accepts; of an object",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema.schema",
      to: "text.format.schema or instructions",
      by: "schema as instruction",
      when: "as schema; unless it lacks its schema; with conditions that the vendor accepts; of an object",
    },
    {
      concept: "output_format.name",
      from: "response_format.json_schema.name",
      to: "text.format.name",
      when: "as schema; unless it lacks its schema; of an object",
    },
    {
      concept: "output_format.description",
      from: "response_format.json_schema.description",
      to: "text.format.description",
      when: "as schema; unless it lacks its schema; of an object",
    },
    {
      concept: "output_format.strict",
      from: "response_format.json_schema.strict",
      to: "text.format.strict",
      when: "as schema; unless it lacks its schema; with a closed schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "text.format or instructions",
      by: "schema as instruction",
      when: "in a known form; unless it lacks its schema",
    },
    { concept: "verbosity", from: "verbosity", to: "text.verbosity" },
    {
      concept: "reasoning.effort",
      from: "reasoning.enabled",
      to: "reasoning.effort",
      by: "by its form, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "reasoning.max_tokens",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled; as budgeted",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning_effort",
      to: "reasoning.effort",
      by: "word for word, fit reasoning",
      when: "as effort; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "reasoning.effort",
      by: "word for word, fit reasoning",
      when: "unless reasoning_effort has another value; as effort; as the model is controlled",
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
      from: "messages[].content[text]",
      to:
        "instructions or input[].content[text] or input[].content or input[].content[output] or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "instructions or input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
    },
    {
      concept: "media",
      from: "messages[].content[image_address]",
      to: "input[].content[image] or input[text_result].output[image] or input[result].output[image]",
      when: "in later system turns or in later developer turns or in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image_address].type",
      to: "input[].content[image].type or input[text_result].output[image].type or input[result].output[image].type",
      by: "by its form",
      when: "in later system turns or in later developer turns or in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[image_address].image_url",
      to: "input[].content[image].image_url or input[text_result].output[image].image_url or input[result].output[image].image_url",
      by: "media uri",
      when: "in later system turns or in later developer turns or in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[image] or input[text_result].output[image] or input[result].output[image]",
      when: "in later system turns or in later developer turns or in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "input[].content[image].type or input[text_result].output[image].type or input[result].output[image].type",
      by: "by its form",
      when: "in later system turns or in later developer turns or in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to: "input[].content[image].image_url or input[text_result].output[image].image_url or input[result].output[image].image_url",
      by: "media uri",
      when: "in later system turns or in later developer turns or in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      to: "input[].content[image].detail or input[text_result].output[image].detail or input[result].output[image].detail",
      by: "word for word",
      when:
        "in later system turns or in later developer turns or in user turns or in results; only auto, low, " +
        "high, original; unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "input[].content[document] or input[].content[linked_document] or input[text_result].output[document] or " +
        "input[text_result].output[linked_document] or input[result].output[document] or " +
        "input[result].output[linked_document] or instructions or input[].content[text].text or input[].content or " +
        "input[].content[output].text or input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document].type",
      to:
        "input[].content[document].type or input[].content[linked_document].type or " +
        "input[text_result].output[document].type or input[text_result].output[linked_document].type or " +
        "input[result].output[document].type or input[result].output[linked_document].type or instructions or " +
        "input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].file.file_data",
      to:
        "input[].content[document].file_data or input[].content[linked_document].file_url or " +
        "input[text_result].output[document].file_data or input[text_result].output[linked_document].file_url or " +
        "input[result].output[document].file_data or input[result].output[linked_document].file_url or instructions or " +
        "input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "bytes or uri, media uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].file.filename",
      to:
        "input[].content[document].filename or input[].content[linked_document].filename or " +
        "input[text_result].output[document].filename or input[text_result].output[linked_document].filename or " +
        "input[result].output[document].filename or input[result].output[linked_document].filename",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url; unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "messages[].content[document_address]",
      to:
        "input[].content[document] or input[].content[linked_document] or input[text_result].output[document] or " +
        "input[text_result].output[linked_document] or input[result].output[document] or " +
        "input[result].output[linked_document] or instructions or input[].content[text].text or input[].content or " +
        "input[].content[output].text or input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_address].type",
      to:
        "input[].content[document].type or input[].content[linked_document].type or " +
        "input[text_result].output[document].type or input[text_result].output[linked_document].type or " +
        "input[result].output[document].type or input[result].output[linked_document].type or instructions or " +
        "input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_address].document_url",
      to:
        "input[].content[document].file_data or input[].content[linked_document].file_url or " +
        "input[text_result].output[document].file_data or input[text_result].output[linked_document].file_url or " +
        "input[result].output[document].file_data or input[result].output[linked_document].file_url or instructions or " +
        "input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "media uri, bytes or uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url or of plain text; unless at an address of one vendor",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_address].document_name",
      to:
        "input[].content[document].filename or input[].content[linked_document].filename or " +
        "input[text_result].output[document].filename or input[text_result].output[linked_document].filename or " +
        "input[result].output[document].filename or input[result].output[linked_document].filename",
      when:
        "in user turns with source's data or in user turns with source's url or in results with source's data or in " +
        "results with source's url; unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "refusal",
      from: "messages[].content[refusal]",
      to: "instructions or input[].content[refusal]",
      when: "in system turns at the beginning or in developer turns at the beginning or in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "messages[].content[refusal].refusal",
      to: "instructions or input[].content[refusal].refusal",
      when: "in system turns at the beginning or in developer turns at the beginning or in assistant turns",
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
      by: "joined text, summary texts",
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
      by: "joined text, summary texts",
      when: "in assistant turns with signature; as far as it is understood; unless its record has other words; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning_content",
      to: "input[thought].summary",
      by: "summary texts",
      when: "with signature; in assistant turns; unless its record has other words; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning",
      to: "input[thought].summary",
      by: "summary texts",
      when:
        "with signature; unless messages[].reasoning_content has another value; in assistant turns; " +
        "unless its record has other words; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].reasoning_details",
      to: "input[thought].encrypted_content",
      by: "reasoning record",
      when: "in assistant turns; before something else",
    },
    {
      concept: "refusal.text",
      from: "messages[].refusal",
      to: "input[].content[refusal].refusal",
      when: "in assistant turns",
    },
    {
      concept: "call",
      from: "messages[].tool_calls[]",
      to: "input[text_call] or input[call]",
      when: "in assistant turns",
    },
    {
      concept: "call.calling",
      from: "messages[].tool_calls[].type",
      to: "input[text_call].input or input[call].arguments",
      by: "tools as functions, implied by leaving it out: the form of the others",
      when: "in assistant turns",
    },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "input[text_call].call_id or input[call].call_id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].custom.name",
      to: "input[text_call].name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].custom.input",
      to: "input[text_call].input",
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
      by: "arguments text",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.google.thought_signature",
      to: "input[thought].encrypted_content",
      by: "detach signatures",
      when: "before something else; in assistant turns",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.vertex.thought_signature",
      to: "input[thought].encrypted_content",
      by: "detach signatures",
      when: "before something else; unless messages[].tool_calls[].extra_content.google.thought_signature has another value; in assistant turns",
    },
    { concept: "call", from: "messages[].content[used]", to: "input[call]", when: "in assistant turns" },
    { concept: "call.id", from: "messages[].content[used].id", to: "input[call].call_id", when: "in assistant turns" },
    { concept: "call.name", from: "messages[].content[used].name", to: "input[call].name", when: "in assistant turns" },
    {
      concept: "call.arguments",
      from: "messages[].content[used].input",
      to: "input[call].arguments",
      by: "json object, arguments text",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[used_result]",
      to: "input[text_result] or input[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[used_result].tool_use_id",
      to: "input[text_result].call_id or input[result].call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[used_result].content",
      to: "input[text_result].output or input[result].output",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[used_result].is_error",
      to:
        "instructions or input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or input[result].output[text].text or " +
        "input[result].output",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    { concept: "call", from: "messages[].function_call", to: "input[call]", when: "in assistant turns" },
    { concept: "call.name", from: "messages[].function_call.name", to: "input[call].name", when: "in assistant turns" },
    {
      concept: "call.arguments",
      from: "messages[].function_call.arguments",
      to: "input[call].arguments",
      by: "arguments text",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "input[text_result] or input[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "input[text_result].call_id or input[result].call_id",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to: "input[text_result].output or input[result].output",
      when: "with its call",
    },
    { concept: "result", from: "messages[function]", to: "input[text_result] or input[result]", when: "with its call" },
    {
      concept: "result.name",
      from: "messages[function].name",
      to: "input[text_result].call_id or input[result].call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[function].content",
      to: "input[text_result].output or input[result].output",
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
    { concept: "stop", from: "stop", dropped: "there are no stop sequences here" },
    { concept: "presence_penalty", from: "presence_penalty", when: "unless 0", dropped: "there are no penalties here" },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    { concept: "seed", from: "seed", dropped: "the responses dialect has no place for it" },
    { concept: "seed", from: "random_seed", dropped: "the responses dialect has no place for it" },
    { concept: "candidates", from: "n", when: "unless 1", dropped: "there is one answer to a call" },
    { concept: "tools.cache", from: "tools[].cache_control", dropped: "the responses dialect has no place for it" },
    {
      concept: "tools.cache",
      from: "tools[].function.cache_control",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].prompt_cache_breakpoint",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].prompt_cache_breakpoint",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "media", from: "messages[].images[]", dropped: "the responses dialect has no place for it" },
    { concept: "media.medium", from: "messages[].images[].type", dropped: "the responses dialect has no place for it" },
    {
      concept: "media.source",
      from: "messages[].images[].image_url",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "messages[].images[].image_url.url",
      dropped: "the responses dialect has no place for it",
    },
    { concept: "media", from: "messages[].content[audio]", dropped: "the responses dialect has no place for it" },
    {
      concept: "media.medium",
      from: "messages[].content[audio].type",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].input_audio.data",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].input_audio.format",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "messages[].content[audio].input_audio",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].prompt_cache_breakpoint",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].prompt_cache_breakpoint",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_address].cache_control",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_address].prompt_cache_breakpoint",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].annotations[].url_citation.url",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].annotations[].url_citation.title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "messages[assistant].annotations[].url_citation.start_index",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "messages[assistant].annotations[].url_citation.end_index",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].annotations[]",
      dropped: "the responses dialect has no place for it",
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
    { concept: "parts", from: "output", to: "choices[0].message", by: "empty answer as text" },
    {
      concept: "finish",
      from: "status",
      to: "choices[0].finish_reason",
      by:
        "completed or others as stop, incomplete/max_output_tokens or incomplete/max_messages or incomplete as length, " +
        "incomplete/content_filter as content_filter, failed or failed/* or cancelled or in_progress or queued as " +
        "error",
    },
    {
      concept: "finish",
      from: "incomplete_details.reason",
      to: "choices[0].finish_reason",
      by: "one word with that of status",
    },
    { concept: "finish", from: "error.code", to: "choices[0].finish_reason", by: "one word with that of status" },
    {
      concept: "explanation",
      from: "error.message",
      to: "choices[0].message.refusal",
      when: "where output was withheld",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "created", from: "created_at", to: "created" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.prompt_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.input_tokens_details.cached_tokens",
      to: "usage.prompt_tokens_details.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.input_tokens_details.cache_write_tokens",
      to: "usage.prompt_tokens_details.cache_write_tokens",
      by: "made to add up",
    },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.completion_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.reasoning_tokens",
      to: "usage.completion_tokens_details.reasoning_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "the chat dialect has no place for it" },
    { concept: "usage.cost", from: "usage.cost", dropped: "the chat dialect has no place for it" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output[].content[output]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output[].content[output].text", to: "choices[0].message.content" },
    {
      concept: "refusal",
      from: "output[].content[refusal]",
      to: "choices[0].message.refusal",
      when: "where any of it is carried",
    },
    { concept: "refusal.text", from: "output[].content[refusal].refusal", to: "choices[0].message.refusal" },
    {
      concept: "call",
      from: "output[text_call]",
      to: "choices[0].message.tool_calls[]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "output[text_call].call_id",
      to: "choices[0].message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output[text_call].name",
      to: "choices[0].message.tool_calls[].custom.name",
      when: "of calls with a name",
    },
    { concept: "call.group", from: "output[text_call].namespace", dropped: "the chat dialect has no place for it" },
    {
      concept: "call.arguments",
      from: "output[text_call].input",
      to: "choices[0].message.tool_calls[].custom.input",
      when: "of calls with a name",
    },
    {
      concept: "call",
      from: "output[call]",
      to: "choices[0].message.tool_calls[]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "output[call].call_id",
      to: "choices[0].message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output[call].name",
      to: "choices[0].message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    { concept: "call.group", from: "output[call].namespace", dropped: "the chat dialect has no place for it" },
    {
      concept: "call.arguments",
      from: "output[call].arguments",
      to: "choices[0].message.tool_calls[].function.arguments",
      by: "arguments text",
      when: "of calls with a name",
    },
    {
      concept: "reasoning",
      from: "output[thought]",
      to: "choices[0].message.reasoning_content",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].summary",
      to: "choices[0].message.reasoning_content",
      by: "summary texts",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].content",
      to: "choices[0].message.reasoning_content",
      by: "summary texts",
      when: "unless output[thought].summary has another value; as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "output[thought].encrypted_content",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "output[].content[output].annotations[].url",
      to: "choices[0].message.annotations[].url_citation.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output[].content[output].annotations[].title",
      to: "choices[0].message.annotations[].url_citation.title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "output[].content[output].annotations[].start_index",
      to: "choices[0].message.annotations[].url_citation.start_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "output[].content[output].annotations[].end_index",
      to: "choices[0].message.annotations[].url_citation.end_index",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "output[].content[output].annotations[]",
      to: "choices[0].message.annotations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "output",
      to: "choices[0].logprobs",
      by: "probabilities of texts, content probabilities",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "output[assistant].phase",
      dropped: "only this dialect tells commentary from answers",
    },
    { concept: "(gateway)", from: "output[assistant].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[assistant].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "output[text_call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[text_call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "output[call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "output[thought].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "output[thought].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    {
      concept: "(gateway)",
      from: "output[].content[output].logprobs",
      by: "acted on by the gateway: those of answers are read together, and those of earlier turns are not needed",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "response.created.response.id", to: "id" },
    { concept: "created", from: "response.created.response.created_at", to: "created" },
    {
      concept: "call.id",
      from: "response.output_item.added[function_call].item.call_id",
      to: "choices[0].delta.tool_calls[0].id",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[function_call].item.name",
      to: "choices[0].delta.tool_calls[0].function.name",
    },
    {
      concept: "call.id",
      from: "response.output_item.added[custom_tool_call].item.call_id",
      to: "choices[0].delta.tool_calls[0].id",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[custom_tool_call].item.name",
      to: "choices[0].delta.tool_calls[0].custom.name",
    },
    {
      concept: "probabilities",
      from: "response.output_text.delta.logprobs",
      to: "choices[0].logprobs",
      by: "token probabilities",
      when: "in a known form, where the answer has words",
    },
    { concept: "text.text", from: "response.output_text.delta.delta", to: "choices[0].delta.content" },
    { concept: "text.text", from: "response.output_text.done.text", to: "choices[0].delta.content" },
    {
      concept: "text.citations",
      from: "response.output_text.annotation.added.annotation",
      to: "choices[0].delta.annotations[0]",
      when: "in a known form, where the answer has words",
    },
    { concept: "refusal.text", from: "response.refusal.delta.delta", to: "choices[0].delta.refusal" },
    { concept: "refusal.text", from: "response.refusal.done.refusal", to: "choices[0].delta.refusal" },
    {
      concept: "reasoning.text",
      from: "response.reasoning_summary_text.delta.delta",
      to: "choices[0].delta.reasoning_content",
    },
    {
      concept: "reasoning.text",
      from: "response.reasoning_text.delta.delta",
      to: "choices[0].delta.reasoning_content",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.delta.delta",
      to: "choices[0].delta.tool_calls[0].function.arguments",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.done.arguments",
      to: "choices[0].delta.tool_calls[0].function.arguments",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.delta.delta",
      to: "choices[0].delta.tool_calls[0].custom.input",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.done.input",
      to: "choices[0].delta.tool_calls[0].custom.input",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[function_call].item.call_id",
      to: "choices[0].delta.tool_calls[0].id",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[function_call].item.name",
      to: "choices[0].delta.tool_calls[0].function.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[function_call].item.arguments",
      to: "choices[0].delta.tool_calls[0].function.arguments",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[custom_tool_call].item.call_id",
      to: "choices[0].delta.tool_calls[0].id",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[custom_tool_call].item.name",
      to: "choices[0].delta.tool_calls[0].custom.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[custom_tool_call].item.input",
      to: "choices[0].delta.tool_calls[0].custom.input",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.summary",
      to: "choices[0].delta.reasoning_content",
      by: "summary texts",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.content",
      to: "choices[0].delta.reasoning_content",
      by: "summary texts",
      when: "unless response.output_item.done[reasoning].item.summary has another value",
    },
    {
      concept: "reasoning.signature",
      from: "response.output_item.done[reasoning].item.encrypted_content",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "text.text",
      from: "response.output_item.done[message].item.content[output_text].text",
      to: "choices[0].delta.content",
    },
    {
      concept: "refusal.text",
      from: "response.output_item.done[message].item.content[refusal].refusal",
      to: "choices[0].delta.refusal",
    },
    {
      concept: "usage",
      from: "response.completed.response.usage",
      to: "usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.status",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.incomplete_details.reason",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "usage",
      from: "response.incomplete.response.usage",
      to: "usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.status",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.incomplete_details.reason",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
