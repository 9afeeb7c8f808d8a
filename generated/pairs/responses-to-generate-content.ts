// Made from specs/dialects/responses/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the responses dialect for a model behind generate-content, and its answer. */
export const responsesToGenerateContent: Pair = {
  from: "responses",
  to: "generate-content",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "contents",
      by:
        "hoist instructions, merge neighbours, answer calls, plain documents as text, only media taken, " +
        "media beside results, drop empty text, replace reasoning with signatures, drop trailing reasoning, " +
        "ensure user turn, user first",
      when: "in a known form",
    },
    { concept: "instructions", from: "instructions", to: "systemInstruction.parts", when: "in a known form" },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "max_output_tokens", to: "generationConfig.maxOutputTokens" },
    { concept: "temperature", from: "temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "top_p", to: "generationConfig.topP" },
    { concept: "top_k", from: "top_k", to: "generationConfig.topK", by: "omit below one" },
    {
      concept: "seed",
      from: "seed",
      to: "generationConfig.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    {
      concept: "logprobs",
      from: "include",
      to: "generationConfig.responseLogprobs",
      by: "included probabilities",
      when: "as far as it is understood; where it is true",
    },
    { concept: "top_logprobs", from: "top_logprobs", to: "generationConfig.logprobs", when: "beside logprobs" },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].functionDeclarations[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].format.syntax",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].format.definition",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].format",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "toolConfig.functionCallingConfig.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].type",
      to: "tools[].functionDeclarations[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group_description",
      from: "tools[].description",
      to: "tools[].functionDeclarations[].description",
      by: "describe groups",
      when: "where a description has room for it; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group",
      from: "tools[].name",
      to: "tools[].functionDeclarations[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "tools[].tools[].type",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].name",
      to: "tools[].functionDeclarations[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].tools[].format.syntax",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].tools[].format.definition",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].tools[].format",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].tools[].parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].tools[].strict",
      to: "toolConfig.functionCallingConfig.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].type",
      to: "tools[].functionDeclarations[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[].tools[]",
      to: "tools[].functionDeclarations[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[].functionDeclarations[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "toolConfig.functionCallingConfig.mode",
      by: "word for word",
      when: "only auto, none, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "toolConfig.functionCallingConfig.mode",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames",
      by: "tools as functions",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "single, always a list, offer chosen tools",
      when: "as named_text; of tools of the client; beside tools, else it has no effect; as named",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.mode",
      to: "toolConfig.functionCallingConfig.mode",
      by: "word for word",
      when: "as subset; only auto, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.tools[].name",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "always a list, offer chosen tools",
      when: "in items whose type is function or custom or namespace or absent; as subset; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.functionCallingConfig",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "text.format.type",
      to: "generationConfig.responseMimeType",
      by: "by its form",
    },
    {
      concept: "output_format.schema",
      from: "text.format.schema",
      to: "generationConfig.responseJsonSchema",
      by: "schema subset",
      when: "as schema",
    },
    {
      concept: "output_format.strict",
      from: "text.format.strict",
      by: "implied by leaving it out: schemas are always met",
      when: "as schema",
    },
    {
      concept: "output_format",
      from: "text.format",
      to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "reasoning.summary",
      to: "generationConfig.thinkingConfig.includeThoughts",
      by: "visibility flag",
      when: "only auto, concise, detailed; as the model is controlled",
    },
    { concept: "metadata", from: "metadata", to: "labels" },
    {
      concept: "tools.calling",
      from: "input[found].tools[].type",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].name",
      to: "tools[].functionDeclarations[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].format.syntax",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].format.definition",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].format",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].strict",
      to: "toolConfig.functionCallingConfig.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].type",
      to: "tools[].functionDeclarations[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group_description",
      from: "input[found].tools[].description",
      to: "tools[].functionDeclarations[].description",
      by: "describe groups",
      when: "where a description has room for it; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group",
      from: "input[found].tools[].name",
      to: "tools[].functionDeclarations[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "input[found].tools[].tools[].type",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].name",
      to: "tools[].functionDeclarations[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].tools[].format.syntax",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].tools[].format.definition",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].tools[].format",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].tools[].parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].tools[].strict",
      to: "toolConfig.functionCallingConfig.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].type",
      to: "tools[].functionDeclarations[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "input[found].tools[]",
      to: "tools[].functionDeclarations[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].type",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].name",
      to: "tools[].functionDeclarations[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].format.syntax",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].format.definition",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].format",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].strict",
      to: "toolConfig.functionCallingConfig.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].type",
      to: "tools[].functionDeclarations[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group_description",
      from: "input[more_tools].tools[].description",
      to: "tools[].functionDeclarations[].description",
      by: "describe groups",
      when: "where a description has room for it; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.group",
      from: "input[more_tools].tools[].name",
      to: "tools[].functionDeclarations[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].tools[].type",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].name",
      to: "tools[].functionDeclarations[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].tools[].format.syntax",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].tools[].format.definition",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].tools[].format",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].tools[].parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen; as search",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].tools[].strict",
      to: "toolConfig.functionCallingConfig.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].type",
      to: "tools[].functionDeclarations[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "input[more_tools].tools[]",
      to: "tools[].functionDeclarations[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "text",
      from: "input[].content[text]",
      to:
        "systemInstruction.parts[text] or contents[].parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text",
      from: "input[].content[encrypted_words]",
      to:
        "systemInstruction.parts[text] or contents[].parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "input[].content[encrypted_words].encrypted_content",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "unencrypted text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "input[].content[output]",
      to:
        "systemInstruction.parts[text] or contents[].parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "input[].content[output].text",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "media",
      from: "input[].content[image]",
      to:
        "contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    { concept: "media.medium", from: "input[].content[image].type", by: "implied by leaving it out: other concepts" },
    {
      concept: "media.source",
      from: "input[].content[image].image_url",
      to:
        "contents[].parts[inline].inlineData.mimeType or contents[].parts[inline].inlineData.data or " +
        "contents[].parts[linked].fileData.mimeType or contents[].parts[linked].fileData.fileUri or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.fileUri or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.fileUri",
      by: "media uri",
      when:
        "in user turns with source's data with data or in user turns with source's url with url or in assistant turns " +
        "with source's data with data or in assistant turns with source's url with url or in results with source's " +
        "data with data or in results with source's url with url",
    },
    {
      concept: "media",
      from: "input[].content[document]",
      to:
        "contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or systemInstruction.parts[text].text or " +
        "contents[].parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
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
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text, implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "input[].content[document].file_data",
      to:
        "contents[].parts[inline].inlineData.mimeType or contents[].parts[inline].inlineData.data or " +
        "contents[].parts[linked].fileData.mimeType or contents[].parts[linked].fileData.fileUri or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.fileUri or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.fileUri or " +
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "bytes or uri, plain documents as text",
      when:
        "in user turns with source's data with data or in user turns with source's url with url or in assistant turns " +
        "with source's data with data or in assistant turns with source's url with url or in results with source's " +
        "data with data or in results with source's url with url or of plain text",
    },
    {
      concept: "media",
      from: "input[].content[linked_document]",
      to:
        "contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked_document].type",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "input[].content[linked_document].file_url",
      to:
        "contents[].parts[inline].inlineData.mimeType or contents[].parts[inline].inlineData.data or " +
        "contents[].parts[linked].fileData.mimeType or contents[].parts[linked].fileData.fileUri or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.fileUri or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.fileUri",
      by: "media uri",
      when:
        "in user turns with source's data with data or in user turns with source's url with url or in assistant turns " +
        "with source's data with data or in assistant turns with source's url with url or in results with source's " +
        "data with data or in results with source's url with url",
    },
    {
      concept: "refusal",
      from: "input[].content[refusal]",
      to: "contents[].parts[declined]",
      when: "in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "input[].content[refusal].refusal",
      to: "contents[].parts[declined].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "input[text_call]", to: "contents[].parts[call]" },
    { concept: "call.id", from: "input[text_call].call_id", to: "contents[].parts[call].functionCall.id" },
    { concept: "call.name", from: "input[text_call].name", to: "contents[].parts[call].functionCall.name" },
    {
      concept: "call.group",
      from: "input[text_call].namespace",
      to: "contents[].parts[call].functionCall.name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[text_call].input",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
    },
    { concept: "call", from: "input[search_call]", to: "contents[].parts[call]" },
    { concept: "call.id", from: "input[search_call].call_id", to: "contents[].parts[call].functionCall.id" },
    {
      concept: "call.arguments",
      from: "input[search_call].arguments",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
    },
    { concept: "call", from: "input[call]", to: "contents[].parts[call]" },
    { concept: "call.id", from: "input[call].call_id", to: "contents[].parts[call].functionCall.id" },
    { concept: "call.name", from: "input[call].name", to: "contents[].parts[call].functionCall.name" },
    {
      concept: "call.group",
      from: "input[call].namespace",
      to: "contents[].parts[call].functionCall.name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "contents[].parts[call].functionCall.args",
      by: "arguments text, json object",
    },
    { concept: "result", from: "input[text_result]", to: "contents[].parts[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[text_result].call_id",
      to:
        "contents[].parts[result].functionResponse.id or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[text_result].output",
      to: "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or contents[].parts[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    { concept: "result", from: "input[found]", to: "contents[].parts[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[found].call_id",
      to:
        "contents[].parts[result].functionResponse.id or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[found].tools",
      to: "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or contents[].parts[text].text",
      by: "tool names text, result object, media beside results",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "contents[].parts[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to:
        "contents[].parts[result].functionResponse.id or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].output",
      to: "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or contents[].parts[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to:
        "contents[].parts[bare_state] or contents[].parts[thought] or contents[].parts[call].thoughtSignature or " +
        "contents[].parts[text].thoughtSignature or contents[].parts[inline].thoughtSignature or " +
        "contents[].parts[linked].thoughtSignature",
      by: "replace reasoning with signatures",
      when: "before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      by: "summary texts",
      when: "with signature; as far as it is understood; unless its state goes to what follows; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].content",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      by: "summary texts",
      when:
        "with signature; unless input[thought].summary has another value; as far as it is understood; " +
        "unless its state goes to what follows; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].encrypted_content",
      to:
        "contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature or " +
        "contents[].parts[call].thoughtSignature or contents[].parts[text].thoughtSignature or " +
        "contents[].parts[inline].thoughtSignature or contents[].parts[linked].thoughtSignature",
      by: "replace reasoning with signatures",
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
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "input[].content[output].annotations[].url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[output].annotations[].title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[output].annotations[].start_index",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[output].annotations[].end_index",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations",
      from: "input[].content[output].annotations[]",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "media.detail",
      from: "input[].content[image].detail",
      when: 'unless "auto"',
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[image].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "input[].content[document].filename",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[document].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "input[].content[linked_document].filename",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[linked_document].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
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
    {
      concept: "parts",
      from: "candidates[0].content",
      to: "output",
      by: "drop placeholder state, detach signatures, hidden as state",
    },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "status and incomplete_details.reason and error.code",
      by:
        "STOP or CONTINUATION or OTHER or others as completed, MAX_TOKENS as incomplete/max_output_tokens, " +
        "SAFETY or RECITATION or LANGUAGE or BLOCKLIST or PROHIBITED_CONTENT or SPII or MODEL_ARMOR or ESCALATION or " +
        "PUP_LIMITED_DISABLED or IMAGE_SAFETY or IMAGE_PROHIBITED_CONTENT or IMAGE_RECITATION or IMAGE_OTHER or /* as " +
        "incomplete/content_filter, MALFORMED_FUNCTION_CALL or UNEXPECTED_TOOL_CALL or TOO_MANY_TOOL_CALLS or " +
        "MISSING_THOUGHT_SIGNATURE or MALFORMED_RESPONSE or NO_IMAGE as failed//server_error",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "status and incomplete_details.reason and error.code",
      by: "one word with that of candidates[0].finishReason",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      to: "output[].content[refusal].refusal or error.message",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      to: "output[].content[refusal].refusal or error.message",
      when: "where output was withheld; unless candidates[0].finishMessage has another value",
    },
    { concept: "usage.input", from: "usageMetadata.promptTokenCount", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usageMetadata.cachedContentTokenCount",
      to: "usage.input_tokens_details.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.tool_input",
      from: "usageMetadata.toolUsePromptTokenCount",
      by: "implied by leaving it out: part of the input",
    },
    {
      concept: "usage.output",
      from: "usageMetadata.candidatesTokenCount",
      to: "usage.output_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usageMetadata.thoughtsTokenCount",
      to: "usage.output_tokens_details.reasoning_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usageMetadata.totalTokenCount", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usageMetadata", to: "usage" },
    { concept: "model", from: "modelVersion", to: "model", by: "the public name of it" },
    { concept: "id", from: "responseId", to: "id" },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[bare_state]",
      to: "output[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[bare_state].thoughtSignature",
      to: "output[thought].encrypted_content",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[thought]",
      to: "output[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "candidates[0].content.parts[thought].text",
      to: "output[thought].summary",
      by: "summary texts",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[thought].thoughtSignature",
      to: "output[thought].encrypted_content",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "text",
      from: "candidates[0].content.parts[text]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "candidates[0].content.parts[text].text",
      to: "output[].content[answer_output].text",
    },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[text].thoughtSignature",
      to: "output[thought].encrypted_content",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[inline]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "candidates[0].content.parts[inline].inlineData.data",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[inline].inlineData",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[inline].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[linked]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "candidates[0].content.parts[linked].fileData.fileUri",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[linked].fileData",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[linked].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "call",
      from: "candidates[0].content.parts[call]",
      to: "output[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[call].functionCall.id",
      to: "output[call].call_id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[call].functionCall.name",
      to: "output[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[call].functionCall.args",
      to: "output[call].arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[call].thoughtSignature",
      to: "output[thought].encrypted_content",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[lone_state]",
      to: "output[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[lone_state].thoughtSignature",
      to: "output[thought].encrypted_content",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "output[].content[answer_output].annotations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "output[].content[answer_output].annotations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      to: "output[].content[answer_output].logprobs",
      by: "chosen candidates, probabilities of texts",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[text].partMetadata",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[inline].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[inline].inlineData.displayName",
      dropped: "names of files are not carried",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[linked].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[linked].fileData.displayName",
      dropped: "names of files are not carried",
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
      from: "responseId",
      to: "response.created.response.id or response.in_progress.response.id or response.*.response.id",
    },
    {
      concept: "usage",
      from: "usageMetadata",
      to: "response.*.response.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "response.output_text.annotation.added.annotation",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "response.output_text.annotation.added.annotation",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      to: "response.output_text.delta.logprobs or response.output_text.done.logprobs",
      by: "chosen candidates",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      to:
        "response.refusal.delta.delta or response.refusal.done.refusal or response.created.response.error.message or " +
        "response.in_progress.response.error.message or response.*.response.error.message",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      to:
        "response.refusal.delta.delta or response.refusal.done.refusal or response.created.response.error.message or " +
        "response.in_progress.response.error.message or response.*.response.error.message",
      when: "unless candidates[0].finishMessage has another value; where output was withheld",
    },
    {
      concept: "reasoning.text",
      from: "candidates[0].content.parts[].text",
      to: "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or response.reasoning_summary_part.done.part.text",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "response.output_item.done.item.encrypted_content",
    },
    {
      concept: "text.text",
      from: "candidates[0].content.parts[].text",
      to: "response.output_text.delta.delta or response.output_text.done.text",
    },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "response.output_item.done.item.encrypted_content",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].inlineData",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].fileData",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[].functionCall.id",
      to: "response.output_item.added.item.call_id or response.output_item.done.item.call_id",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[].functionCall.name",
      to: "response.function_call_arguments.done.name or response.output_item.added.item.name or response.output_item.done.item.name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.args",
      to: "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "response.output_item.done.item.encrypted_content",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.partialArgs",
      to: "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments",
      by: "placed values",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].executableCode",
      dropped: "the vendor runs code itself",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].codeExecutionResult",
      dropped: "the vendor runs code itself",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].toolCall",
      dropped: "the vendor runs its own tools",
    },
    {
      concept: "(only here)",
      from: "candidates[0].content.parts[].toolResponse",
      dropped: "the vendor runs its own tools",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
