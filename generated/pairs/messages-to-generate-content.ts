// Made from specs/dialects/messages/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the messages dialect for a model behind generate-content, and its answer. */
export const messagesToGenerateContent: Pair = {
  from: "messages",
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
    { concept: "instructions", from: "system", to: "systemInstruction.parts" },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "max_tokens", to: "generationConfig.maxOutputTokens" },
    { concept: "temperature", from: "temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "top_p", to: "generationConfig.topP" },
    { concept: "top_k", from: "top_k", to: "generationConfig.topK" },
    {
      concept: "stop",
      from: "stop_sequences",
      to: "generationConfig.stopSequences",
      by: "at most 5",
      when: "the first 5; with a character",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].functionDeclarations[].name",
      when: "not as hosted; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as custom; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].input_schema",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, arguments subset",
      when: "as custom; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "toolConfig.functionCallingConfig.mode",
      by: "validated for strict",
      when:
        "where every tool is strict and may be called; of tools of the client; beside tools, else it has no effect; " +
        "as custom; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[].functionDeclarations[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "toolConfig.functionCallingConfig.mode",
      by: "by its form, word for word",
      when: "of tools of the client; beside tools, else it has no effect; as plain; only auto, any, none",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "single, always a list, offer chosen tools",
      when: "as named; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.functionCallingConfig",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "output_config.format.type",
      to: "generationConfig.responseMimeType",
      by: "by its form",
    },
    {
      concept: "output_format.schema",
      from: "output_config.format.schema",
      to: "generationConfig.responseJsonSchema",
      by: "closed schema, schema subset",
    },
    {
      concept: "output_format.kind",
      from: "output_format.type",
      to: "generationConfig.responseMimeType",
      by: "by its form",
      when: "unless output_config.format has another value",
    },
    {
      concept: "output_format.schema",
      from: "output_format.schema",
      to: "generationConfig.responseJsonSchema",
      by: "closed schema, schema subset",
      when: "unless output_config.format has another value",
    },
    {
      concept: "output_format",
      from: "output_config.format",
      to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema",
      when: "in a known form",
    },
    {
      concept: "output_format",
      from: "output_format",
      to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema",
      when: "unless output_config.format has another value; in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.budget_tokens",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "thinking.display",
      to: "generationConfig.thinkingConfig.includeThoughts",
      by: "visibility flag",
      when: "only summarized, omitted; as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "output_config.effort",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text",
      from: "messages[].content[tool_reference]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[tool_reference].tool_name",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "tool name text",
    },
    {
      concept: "text.tools",
      from: "messages[].content[tool_reference].tool_name",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "clean tool names",
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
      concept: "media.source.mime",
      from: "messages[].content[image].source.media_type",
      to:
        "contents[].parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType",
      when:
        "in user turns with source's data with data or in assistant turns with source's data with data or in results " +
        "with source's data with data; as base64",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[image].source.data",
      to:
        "contents[].parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data",
      by: "base64",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data; as base64",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[image].source.url",
      to:
        "contents[].parts[linked].fileData.fileUri or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.fileUri or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.fileUri",
      when: "in user turns with source's url or in assistant turns with source's url or in results with source's url; as url",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].source",
      to:
        "contents[].parts[inline].inlineData or contents[].parts[linked].fileData or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData",
      when:
        "in user turns with source's data with data or in user turns with source's url with url or in assistant turns " +
        "with source's data with data or in assistant turns with source's url with url or in results with source's " +
        "data with data or in results with source's url with url; in a known form",
    },
    {
      concept: "media",
      from: "messages[].content[document_of_blocks]",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[document_of_blocks].type",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[document_of_blocks].source.content",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood",
    },
    {
      concept: "media",
      from: "messages[].content[search_result]",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.medium",
      from: "messages[].content[search_result].type",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text",
    },
    {
      concept: "media.source",
      from: "messages[].content[search_result].content",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text; as far as it is understood",
    },
    {
      concept: "media",
      from: "messages[].content[document]",
      to:
        "contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
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
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text, implied by leaving it out: other concepts",
    },
    {
      concept: "media.source.mime",
      from: "messages[].content[document].source.media_type",
      to:
        "contents[].parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when:
        "in user turns with source's data with data or in assistant turns with source's data with data or in results " +
        "with source's data with data or of plain text; as base64; of plain text; as text",
    },
    {
      concept: "media.source.data",
      from: "messages[].content[document].source.data",
      to:
        "contents[].parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "base64, plain documents as text",
      when: "in user turns with source's data or in assistant turns with source's data or in results with source's data or of plain text; as base64",
    },
    {
      concept: "media.source.url",
      from: "messages[].content[document].source.url",
      to:
        "contents[].parts[linked].fileData.fileUri or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.fileUri or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.fileUri",
      when: "in user turns with source's url or in assistant turns with source's url or in results with source's url; as url",
    },
    {
      concept: "media.source.text",
      from: "messages[].content[document].source.data",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when: "of plain text; as text",
    },
    {
      concept: "media.source",
      from: "messages[].content[document].source",
      to:
        "contents[].parts[inline].inlineData or contents[].parts[linked].fileData or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when:
        "in user turns with source's data with data or in user turns with source's url with url or in assistant turns " +
        "with source's data with data or in assistant turns with source's url with url or in results with source's " +
        "data with data or in results with source's url with url or of plain text; in a known form",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      to:
        "contents[].parts[bare_state] or contents[].parts[thought] or contents[].parts[call].thoughtSignature or " +
        "contents[].parts[text].thoughtSignature or systemInstruction.parts[text].thoughtSignature or " +
        "contents[].parts[inline].thoughtSignature or contents[].parts[linked].thoughtSignature or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].thoughtSignature or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].thoughtSignature or " +
        "contents[].parts[result].functionResponse.parts[inline].thoughtSignature or " +
        "contents[].parts[result].functionResponse.parts[linked].thoughtSignature",
      by: "replace reasoning with signatures",
      when: "before something else",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      when: "in assistant turns with signature; unless its state goes to what follows; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].signature",
      to:
        "contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature or " +
        "contents[].parts[call].thoughtSignature or contents[].parts[text].thoughtSignature or " +
        "systemInstruction.parts[text].thoughtSignature or contents[].parts[inline].thoughtSignature or " +
        "contents[].parts[linked].thoughtSignature or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].thoughtSignature or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].thoughtSignature or " +
        "contents[].parts[result].functionResponse.parts[inline].thoughtSignature or " +
        "contents[].parts[result].functionResponse.parts[linked].thoughtSignature",
      by: "replace reasoning with signatures",
      when: "before something else",
    },
    { concept: "call", from: "messages[].content[call]", to: "contents[].parts[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].content[call].id",
      to: "contents[].parts[call].functionCall.id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "messages[].content[call].name",
      to:
        "contents[].parts[call].functionCall.name or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
    },
    {
      concept: "call.arguments",
      from: "messages[].content[call].input",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "messages[].content[result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "messages[].content[result].tool_use_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id or " +
        "contents[].parts[failed_result].functionResponse.name or contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[].content[result].content",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text",
      by: "failed result, result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "messages[].content[result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "in user turns where error is true; with its call",
    },
  ],
  dropped: [
    {
      concept: "tools.cache",
      from: "tools[].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "parallel_calls",
      from: "tool_choice.disable_parallel_tool_use",
      when: "unless false; beside tools, else it has no effect",
      dropped: "there is no switch for parallel calls",
    },
    { concept: "user", from: "metadata.user_id", dropped: "end users are not distinguished" },
    {
      concept: "text.citations.url",
      from: "messages[].content[text].citations[].url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "messages[].content[text].citations[].title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.quote",
      from: "messages[].content[text].citations[].cited_text",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations",
      from: "messages[].content[text].citations[]",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.cache",
      from: "messages[].content[text].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document_of_blocks].title",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document_of_blocks].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[search_result].title",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[search_result].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "messages[].content[document].title",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "messages[].content[document].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning.redacted",
      from: "messages[].content[redacted].data",
      dropped: "hidden reasoning has the form of one vendor",
    },
    {
      concept: "call.cache",
      from: "messages[].content[call].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "result.cache",
      from: "messages[].content[result].cache_control",
      dropped: "the generate-content dialect has no place for it",
    },
    { concept: "(only here)", from: "cache_control", dropped: "caches are steered differently by every vendor" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "speed", when: 'unless "standard"', dropped: "speeds belong to one vendor" },
    { concept: "(only here)", from: "inference_geo", dropped: "regions belong to one vendor" },
    { concept: "(only here)", from: "container", dropped: "containers stay with the vendor that holds them" },
    { concept: "(only here)", from: "diagnostics", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "output_config.task_budget", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "mcp_servers", dropped: "servers the vendor calls itself" },
    { concept: "(only here)", from: "context_management", dropped: "the vendor edits the context itself" },
    {
      concept: "(only here)",
      from: "messages[user].output_config",
      dropped: "efforts hold for the whole call elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[user].clear_at",
      when: 'unless "never"',
      dropped: "instructions stay elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[assistant].output_config",
      dropped: "efforts hold for the whole call elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[assistant].clear_at",
      when: 'unless "never"',
      dropped: "instructions stay elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[system].output_config",
      dropped: "efforts hold for the whole call elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[system].clear_at",
      when: 'unless "never"',
      dropped: "instructions stay elsewhere",
    },
    {
      concept: "(only here)",
      from: "messages[].content[text].citations.enabled",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "messages[].content[tool_reference].cache_control",
      dropped: "caches are steered differently by every vendor",
    },
    {
      concept: "(only here)",
      from: "messages[].content[document_of_blocks].context",
      dropped: "only this vendor reads it",
    },
    {
      concept: "(only here)",
      from: "messages[].content[document_of_blocks].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "messages[].content[search_result].source",
      dropped: "only this dialect names where words come from",
    },
    {
      concept: "(only here)",
      from: "messages[].content[search_result].citations",
      dropped: "citations are asked for in one dialect only",
    },
    { concept: "(only here)", from: "messages[].content[document].context", dropped: "only this vendor reads it" },
    {
      concept: "(only here)",
      from: "messages[].content[document].citations",
      dropped: "citations are asked for in one dialect only",
    },
    {
      concept: "(only here)",
      from: "messages[].content[call].caller",
      when: 'unless {"type":"direct"}',
      dropped: "tells which of the vendor's tools called",
    },
    {
      concept: "(only here)",
      from: "tools[].eager_input_streaming",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    { concept: "(only here)", from: "tools[].defer_loading", when: "unless false", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "tools[].allowed_callers",
      when: 'unless ["direct"]',
      dropped: "belongs to one vendor",
    },
    { concept: "(only here)", from: "tools[].input_examples", dropped: "belongs to one vendor" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "candidates[0].content", to: "content", by: "drop placeholder state, detach signatures" },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "stop_reason",
      by:
        "STOP or MALFORMED_FUNCTION_CALL or UNEXPECTED_TOOL_CALL or TOO_MANY_TOOL_CALLS or MISSING_THOUGHT_SIGNATURE " +
        "or MALFORMED_RESPONSE or NO_IMAGE or OTHER or others as end_turn, MAX_TOKENS as max_tokens, " +
        "SAFETY or RECITATION or LANGUAGE or BLOCKLIST or PROHIBITED_CONTENT or SPII or MODEL_ARMOR or ESCALATION or " +
        "PUP_LIMITED_DISABLED or IMAGE_SAFETY or IMAGE_PROHIBITED_CONTENT or IMAGE_RECITATION or IMAGE_OTHER or /* as " +
        "refusal, CONTINUATION as pause_turn",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "stop_reason",
      by: "one word with that of candidates[0].finishReason",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      to: "stop_details.explanation",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      to: "stop_details.explanation",
      when: "where output was withheld; unless candidates[0].finishMessage has another value",
    },
    { concept: "usage.input", from: "usageMetadata.promptTokenCount", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usageMetadata.cachedContentTokenCount",
      to: "usage.cache_read_input_tokens",
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
      to: "usage.output_tokens_details.thinking_tokens",
      by: "made to add up",
    },
    { concept: "usage.total", from: "usageMetadata.totalTokenCount", dropped: "the parts are not summed" },
    { concept: "usage", from: "usageMetadata", to: "usage" },
    { concept: "model", from: "modelVersion", to: "model", by: "the public name of it" },
    { concept: "id", from: "responseId", to: "id" },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[bare_state]",
      to: "content[shown_reasoning]",
      when: "where any of it is carried; unless nothing is said after it",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[bare_state].thoughtSignature",
      to: "content[shown_reasoning].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; unless nothing is said after it',
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[thought]",
      to: "content[shown_reasoning]",
      when: "where any of it is carried; unless nothing is said after it",
    },
    {
      concept: "reasoning.text",
      from: "candidates[0].content.parts[thought].text",
      to: "content[shown_reasoning].thinking",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[thought].thoughtSignature",
      to: "content[shown_reasoning].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; unless nothing is said after it',
    },
    {
      concept: "text",
      from: "candidates[0].content.parts[text]",
      to: "content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "candidates[0].content.parts[text].text", to: "content[answer_text].text" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[text].thoughtSignature",
      to: "content[shown_reasoning].signature",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[inline]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[inline].inlineData.mimeType",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "candidates[0].content.parts[inline].inlineData.data",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[inline].inlineData",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[inline].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[linked]",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "candidates[0].content.parts[linked].fileData.mimeType",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "candidates[0].content.parts[linked].fileData.fileUri",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "candidates[0].content.parts[linked].fileData",
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "candidates[0].content.parts[linked].mediaResolution.level",
      when: 'unless "MEDIA_RESOLUTION_UNSPECIFIED"',
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the messages dialect has no place for it",
    },
    {
      concept: "call",
      from: "candidates[0].content.parts[call]",
      to: "content[answered_call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[call].functionCall.id",
      to: "content[answered_call].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[call].functionCall.name",
      to: "content[answered_call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[call].functionCall.args",
      to: "content[answered_call].input",
      by: "json object",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[call].thoughtSignature",
      to: "content[shown_reasoning].signature",
      by: "detach signatures",
      when: 'without redacted; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; of calls with a name',
    },
    {
      concept: "reasoning",
      from: "candidates[0].content.parts[lone_state]",
      to: "content[shown_reasoning]",
      when: "where any of it is carried; unless nothing is said after it",
    },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[lone_state].thoughtSignature",
      to: "content[shown_reasoning].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; unless nothing is said after it',
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "content[answer_text].citations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "content[answer_text].citations[]",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    { concept: "probabilities", from: "candidates[0].logprobsResult", dropped: "probabilities are not reported" },
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
    { concept: "id", from: "responseId", to: "message_start.message.id" },
    {
      concept: "usage",
      from: "usageMetadata",
      to: "message_start.message.usage or message_delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "candidates[0].finishReason",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "promptFeedback.blockReason",
      to: "message_delta.delta.stop_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "text.citations",
      from: "candidates[0].groundingMetadata",
      to: "content_block_delta.delta.citation",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "text.citations",
      from: "candidates[0].citationMetadata",
      to: "content_block_delta.delta.citation",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "probabilities",
      from: "candidates[0].logprobsResult",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "explanation",
      from: "candidates[0].finishMessage",
      to: "message_delta.delta.stop_details.explanation",
      when: "where output was withheld",
    },
    {
      concept: "explanation",
      from: "promptFeedback.blockReasonMessage",
      to: "message_delta.delta.stop_details.explanation",
      when: "unless candidates[0].finishMessage has another value; where output was withheld",
    },
    { concept: "reasoning.text", from: "candidates[0].content.parts[].text", to: "content_block_delta.delta.thinking" },
    {
      concept: "reasoning.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "content_block_delta.delta.signature",
    },
    { concept: "text.text", from: "candidates[0].content.parts[].text", to: "content_block_delta.delta.text" },
    {
      concept: "text.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "content_block_delta.delta.signature",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].inlineData",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "media.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "media",
      from: "candidates[0].content.parts[].fileData",
      dropped: "the streams of the messages dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "candidates[0].content.parts[].functionCall.id",
      to: "content_block_start.content_block.id",
    },
    {
      concept: "call.name",
      from: "candidates[0].content.parts[].functionCall.name",
      to: "content_block_start.content_block.name",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.args",
      to: "content_block_delta.delta.partial_json",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "candidates[0].content.parts[].thoughtSignature",
      to: "content_block_delta.delta.signature",
    },
    {
      concept: "call.arguments",
      from: "candidates[0].content.parts[].functionCall.partialArgs",
      to: "content_block_delta.delta.partial_json",
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
