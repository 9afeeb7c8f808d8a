// Made from specs/dialects/chat/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the chat dialect for a model behind generate-content, and its answer. */
export const chatToGenerateContent: Pair = {
  from: "chat",
  to: "generate-content",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "contents",
      by:
        "hoist instructions, merge neighbours, answer calls, plain documents as text, only media taken, " +
        "media beside results, drop empty text, replace reasoning with signatures, drop trailing reasoning, " +
        "ensure user turn, user first",
    },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "max_completion_tokens", to: "generationConfig.maxOutputTokens" },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "generationConfig.maxOutputTokens",
      when: "unless max_completion_tokens has another value",
    },
    { concept: "temperature", from: "temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "top_p", to: "generationConfig.topP" },
    {
      concept: "stop",
      from: "stop",
      to: "generationConfig.stopSequences",
      by: "at most 5",
      when: "the first 5; with a character",
    },
    { concept: "presence_penalty", from: "presence_penalty", to: "generationConfig.presencePenalty" },
    { concept: "frequency_penalty", from: "frequency_penalty", to: "generationConfig.frequencyPenalty" },
    {
      concept: "seed",
      from: "seed",
      to: "generationConfig.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    {
      concept: "seed",
      from: "random_seed",
      to: "generationConfig.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "unless seed has another value; from -2147483648 to 2147483647",
    },
    { concept: "logprobs", from: "logprobs", to: "generationConfig.responseLogprobs", when: "where it is true" },
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
      when: "as flat_text; of the client; unless another has its name; among the tools that may be chosen; as flat_function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as flat_text; of the client; unless another has its name; among the tools that may be chosen; as flat_function",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as flat_function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].input_schema",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when:
        "unless tools[].parameters has another value; as flat_function; of the client; " +
        "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.name",
      from: "tools[].custom.name",
      to: "tools[].functionDeclarations[].name",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].custom.description",
      to: "tools[].functionDeclarations[].description",
      when: "as text; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].custom.format.grammar.syntax",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].custom.format.grammar.definition",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].custom.format",
      to: "tools[].functionDeclarations[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; as text; in a known form",
    },
    {
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].functionDeclarations[].name",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].functionDeclarations[].description",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.strict",
      from: "tools[].function.strict",
      to: "toolConfig.functionCallingConfig.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as function; of the client; unless another has its name; among the tools that may be chosen",
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
      when: "only auto, none, required, any; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "toolConfig.functionCallingConfig.mode",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "single, always a list, offer chosen tools",
      when: "as flat_name; of tools of the client; beside tools, else it has no effect",
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
      from: "tool_choice.custom.name",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "single, always a list, offer chosen tools",
      when: "as named_text; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.function.name",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "single, always a list, offer chosen tools",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.allowed_tools.mode",
      to: "toolConfig.functionCallingConfig.mode",
      by: "word for word",
      when: "as subset; only auto, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.allowed_tools.tools[].function.name",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "always a list, offer chosen tools",
      when: "in items whose type is function or absent; as subset; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.functionCallingConfig",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "generationConfig.responseMimeType",
      by: "by its form",
      when: "unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "generationConfig.responseJsonSchema",
      by: "schema subset",
      when: "as object_of_schema; unless it lacks its schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema.schema",
      to: "generationConfig.responseJsonSchema",
      by: "schema subset",
      when: "as schema; unless it lacks its schema",
    },
    {
      concept: "output_format.strict",
      from: "response_format.json_schema.strict",
      by: "implied by leaving it out: schemas are always met",
      when: "as schema; unless it lacks its schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema",
      when: "in a known form; unless it lacks its schema",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.enabled",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "by its form, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "reasoning.max_tokens",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "as budgeted; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning_effort",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "word for word, fit reasoning",
      when: "as effort; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "word for word, fit reasoning",
      when: "unless reasoning_effort has another value; as effort; as the model is controlled",
    },
    { concept: "metadata", from: "metadata", to: "labels" },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "systemInstruction.parts[text] or contents[].parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "media",
      from: "messages[].content[image_address]",
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
      from: "messages[].content[image_address].type",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "messages[].content[image_address].image_url",
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
      from: "messages[].content[image]",
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
      from: "messages[].content[image].type",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
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
      from: "messages[].images[]",
      to: "contents[].parts[inline] or contents[].parts[linked]",
      when: "with source's data or with source's url; in assistant turns",
    },
    {
      concept: "media.medium",
      from: "messages[].images[].type",
      by: "implied by leaving it out: other concepts",
      when: "in assistant turns",
    },
    {
      concept: "media.source",
      from: "messages[].images[].image_url",
      to:
        "contents[].parts[inline].inlineData.mimeType or contents[].parts[inline].inlineData.data or " +
        "contents[].parts[linked].fileData.mimeType or contents[].parts[linked].fileData.fileUri",
      by: "media uri",
      when: "with source's data with data or with source's url with url; in assistant turns",
    },
    {
      concept: "media.source",
      from: "messages[].images[].image_url.url",
      to:
        "contents[].parts[inline].inlineData.mimeType or contents[].parts[inline].inlineData.data or " +
        "contents[].parts[linked].fileData.mimeType or contents[].parts[linked].fileData.fileUri",
      by: "media uri",
      when: "with source's data with data or with source's url with url; in assistant turns",
    },
    {
      concept: "media",
      from: "messages[].content[audio]",
      to: "contents[].parts[inline]",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media.medium",
      from: "messages[].content[audio].type",
      by: "implied by leaving it out: other concepts",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[audio].input_audio.data",
      to: "contents[].parts[inline].inlineData.data",
      by: "base64",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[audio].input_audio.format",
      to: "contents[].parts[inline].inlineData.mimeType",
      by: "audio format",
      when: "in user turns with source's data with data or in assistant turns with source's data with data or in results with source's data with data",
    },
    {
      concept: "media.source",
      from: "messages[].content[audio].input_audio",
      to: "contents[].parts[inline].inlineData",
      when: "in user turns with source's data with data or in assistant turns with source's data with data or in results with source's data with data",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
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
      from: "messages[].content[document].type",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text, implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].file.file_data",
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
      from: "messages[].content[document_address]",
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
      from: "messages[].content[document_address].type",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text, implied by leaving it out: other concepts",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_address].document_url",
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
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data with data or in user turns with source's url with url or in assistant turns " +
        "with source's data with data or in assistant turns with source's url with url or in results with source's " +
        "data with data or in results with source's url with url or of plain text",
    },
    {
      concept: "refusal",
      from: "messages[].content[refusal]",
      to: "contents[].parts[declined]",
      when: "in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "messages[].content[refusal].refusal",
      to: "contents[].parts[declined].text",
      when: "in assistant turns",
    },
    {
      concept: "reasoning",
      from: "messages[].content[thinking]",
      to: "contents[].parts[bare_state] or contents[].parts[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[thinking].thinking",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      by: "joined text",
      when:
        "in assistant turns with signature; as far as it is understood; unless its record has other words; " +
        "unless its state goes to what follows; before something else",
    },
    {
      concept: "reasoning",
      from: "messages[].content[summarised]",
      to: "contents[].parts[bare_state] or contents[].parts[thought]",
      when: "in assistant turns with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[summarised].summary",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      by: "joined text",
      when:
        "in assistant turns with signature; as far as it is understood; unless its record has other words; " +
        "unless its state goes to what follows; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning_content",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      when: "with signature; in assistant turns; unless its record has other words; unless its state goes to what follows; before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].reasoning",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      when:
        "with signature; unless messages[].reasoning_content has another value; in assistant turns; " +
        "unless its record has other words; unless its state goes to what follows; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].reasoning_details",
      to:
        "contents[].parts[thought].thoughtSignature or contents[].parts[call].thoughtSignature or " +
        "contents[].parts[text].thoughtSignature or contents[].parts[inline].thoughtSignature or " +
        "contents[].parts[linked].thoughtSignature",
      by: "reasoning record, replace reasoning with signatures",
      when: "in assistant turns; before something else",
    },
    {
      concept: "refusal.text",
      from: "messages[].refusal",
      to: "contents[].parts[declined].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "contents[].parts[call]", when: "in assistant turns" },
    {
      concept: "call.calling",
      from: "messages[].tool_calls[].type",
      to: "contents[].parts[call].functionCall.args",
      by: "tools as functions",
      when: "in assistant turns",
    },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "contents[].parts[call].functionCall.id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].custom.name",
      to: "contents[].parts[call].functionCall.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].custom.input",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].tool_calls[].function.name",
      to: "contents[].parts[call].functionCall.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].tool_calls[].function.arguments",
      to: "contents[].parts[call].functionCall.args",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.google.thought_signature",
      to: "contents[].parts[call].thoughtSignature or contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature",
      by: "detach signatures",
      when: "in assistant turns",
    },
    {
      concept: "call.signature",
      from: "messages[].tool_calls[].extra_content.vertex.thought_signature",
      to: "contents[].parts[call].thoughtSignature or contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature",
      by: "detach signatures",
      when: "unless messages[].tool_calls[].extra_content.google.thought_signature has another value; in assistant turns",
    },
    { concept: "call", from: "messages[].content[used]", to: "contents[].parts[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[used].id",
      to: "contents[].parts[call].functionCall.id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[used].name",
      to:
        "contents[].parts[call].functionCall.name or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[used].input",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[used_result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[used_result].tool_use_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id or " +
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[used_result].content",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or systemInstruction.parts[text].text or " +
        "contents[].parts[text].text",
      by: "failed result, result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[used_result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "in user turns where error is true; with its call",
    },
    { concept: "call", from: "messages[].function_call", to: "contents[].parts[call]", when: "in assistant turns" },
    {
      concept: "call.name",
      from: "messages[].function_call.name",
      to: "contents[].parts[call].functionCall.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "messages[].function_call.arguments",
      to: "contents[].parts[call].functionCall.args",
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "contents[].parts[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to:
        "contents[].parts[result].functionResponse.id or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to: "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or contents[].parts[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    { concept: "result", from: "messages[function]", to: "contents[].parts[result]", when: "with its call" },
    {
      concept: "result.name",
      from: "messages[function].name",
      to:
        "contents[].parts[result].functionResponse.name or contents[].parts[failed_result].functionResponse.id or " +
        "contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "messages[function].content",
      to: "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or contents[].parts[text].text",
      by: "result object, media beside results",
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
    { concept: "candidates", from: "n", when: "unless 1", dropped: "one answer is carried back" },
    {
      concept: "tools.cache",
      from: "tools[].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "tools.cache",
      from: "tools[].function.cache_control",
      dropped: "the generate-content dialect has no place for it",
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
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[audio].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].file.filename",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_address].document_name",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_address].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_address].prompt_cache_breakpoint",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].annotations[].url_citation.url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].annotations[].url_citation.title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.start",
      from: "messages[assistant].annotations[].url_citation.start_index",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.end",
      from: "messages[assistant].annotations[].url_citation.end_index",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].annotations[]",
      dropped: "sources are reported next to the answer",
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
    {
      concept: "parts",
      from: "candidates[0].content",
      to: "choices[0].message",
      by: "drop placeholder state, detach signatures, empty answer as text",
    },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "choices[0].finish_reason",
      by:
        "STOP or CONTINUATION or MALFORMED_FUNCTION_CALL or UNEXPECTED_TOOL_CALL or TOO_MANY_TOOL_CALLS or " +
        "MISSING_THOUGHT_SIGNATURE or MALFORMED_RESPONSE or NO_IMAGE or OTHER or others as stop, " +
        "MAX_TOKENS as length, SAFETY or RECITATION or LANGUAGE or BLOCKLIST or PROHIBITED_CONTENT or SPII or " +
        "MODEL_ARMOR or ESCALATION or PUP_LIMITED_DISABLED or IMAGE_SAFETY or IMAGE_PROHIBITED_CONTENT or " +
        "IMAGE_RECITATION or IMAGE_OTHER or /* as content_filter",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "choices[0].finish_reason",
      by: "one word with that of candidates[0].finishReason",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      to: "choices[0].message.refusal",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      to: "choices[0].message.refusal",
      when: "where output was withheld; unless candidates[0].finishMessage has another value",
    },
    { concept: "usage.input", from: "usageMetadata.promptTokenCount", to: "usage.prompt_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usageMetadata.cachedContentTokenCount",
      to: "usage.prompt_tokens_details.cached_tokens",
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
      to: "usage.completion_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usageMetadata.thoughtsTokenCount",
      to: "usage.completion_tokens_details.reasoning_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usageMetadata.totalTokenCount", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usageMetadata", to: "usage" },
    { concept: "model", from: "modelVersion", to: "model", by: "the public name of it" },
    { concept: "id", from: "responseId", to: "id" },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[bare_state]",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[bare_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[thought]",
      to: "choices[0].message.reasoning_content",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "candidates[0].content.parts[thought].text",
      to: "choices[0].message.reasoning_content",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[thought].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text",
      from: "candidates[0].content.parts[text]",
      to: "choices[0].message.content",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "candidates[0].content.parts[text].text", to: "choices[0].message.content" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[text].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    { concept: "media", from: "candidates[0].content.parts[inline]", dropped: "the chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "candidates[0].content.parts[inline].inlineData.data",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[inline].inlineData",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[inline].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    { concept: "media", from: "candidates[0].content.parts[linked]", dropped: "the chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "candidates[0].content.parts[linked].fileData.fileUri",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[linked].fileData",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[linked].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "call",
      from: "candidates[0].content.parts[call]",
      to: "choices[0].message.tool_calls[]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[call].functionCall.id",
      to: "choices[0].message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[call].functionCall.name",
      to: "choices[0].message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[call].functionCall.args",
      to: "choices[0].message.tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[call].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[lone_state]",
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[lone_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "choices[0].message.annotations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "choices[0].message.annotations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      to: "choices[0].logprobs",
      by: "chosen candidates, content probabilities",
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
    { concept: "id", from: "responseId", to: "id" },
    { concept: "usage", from: "usageMetadata", to: "usage", by: "count by count, as in whole answers" },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "choices[0].finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "choices[0].delta.annotations[0]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "choices[0].delta.annotations[0]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      to: "choices[0].logprobs",
      by: "chosen candidates",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      to: "choices[0].delta.refusal",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      to: "choices[0].delta.refusal",
      when: "unless candidates[0].finishMessage has another value; where output was withheld",
    },
    { concept: "reasoning.text", from: "candidates[0].content.parts[].text", to: "choices[0].delta.reasoning_content" },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    { concept: "text.text", from: "candidates[0].content.parts[].text", to: "choices[0].delta.content" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].inlineData",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].fileData",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[].functionCall.id",
      to: "choices[0].delta.tool_calls[0].id",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[].functionCall.name",
      to: "choices[0].delta.tool_calls[0].function.name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.args",
      to: "choices[0].delta.tool_calls[0].function.arguments",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the chat dialect have no place for it",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.partialArgs",
      to: "choices[0].delta.tool_calls[0].function.arguments",
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
