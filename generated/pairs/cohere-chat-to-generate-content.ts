// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the cohere-chat dialect for a model behind generate-content. */
export const cohereChatToGenerateContent: Pair = {
  from: "cohere-chat",
  to: "generate-content",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "contents",
      by:
        "hoist instructions, merge neighbours, answer calls, plain documents as text, only media taken, " +
        "media beside results, drop empty text, attach signatures, drop trailing reasoning, ensure user " +
        "turn, user first",
    },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "max_tokens", to: "generationConfig.maxOutputTokens" },
    { concept: "temperature", from: "temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "p", to: "generationConfig.topP" },
    { concept: "top_k", from: "k", to: "generationConfig.topK", by: "omit below one" },
    {
      concept: "stop",
      from: "stop_sequences",
      to: "generationConfig.stopSequences",
      by: "at most 5",
      when: "the first 5",
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
      concept: "tools.name",
      from: "tools[].function.name",
      to: "tools[].functionDeclarations[].name",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].functionDeclarations[].description",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "object schema, schema subset",
      when: "unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[].functionDeclarations[]",
      when: "in a known form; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "strict",
      from: "strict_tools",
      to: "toolConfig.functionCallingConfig.mode",
      by: "strict for each tool",
      when: "beside tools, else it has no effect; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "toolConfig.functionCallingConfig.mode",
      by: "word for word",
      when: "only NONE, REQUIRED; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.functionCallingConfig",
      when: "in a known form; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "generationConfig.responseMimeType",
      by: "by its form",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "generationConfig.responseJsonSchema",
      by: "schema subset",
      when: "as schema",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "generationConfig.responseJsonSchema",
      by: "schema subset",
      when: "unless response_format.json_schema has another value; as schema; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema",
      when: "in a known form",
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
      from: "thinking.token_budget",
      to: "generationConfig.thinkingConfig.thinkingBudget or generationConfig.thinkingConfig.thinkingLevel",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
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
      from: "messages[].content[image]",
      to:
        "contents[].parts[inline] or contents[].parts[linked] or " +
        "contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
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
        "in user turns with source's data with data or in user turns with source's url with url or in " +
        "assistant turns with source's data with data or in assistant turns with source's url with url or in " +
        "results with source's data with data or in results with source's url with url",
    },
    {
      concept: "text",
      from: "messages[].content[found]",
      to:
        "systemInstruction.parts[text] or contents[].parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to:
        "systemInstruction.parts[text].text or contents[].parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "arguments text",
    },
    {
      concept: "text.text",
      from: "messages[].tool_plan",
      to: "contents[].parts[text].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "contents[].parts[call]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "messages[].tool_calls[].id",
      to: "contents[].parts[call].functionCall.id",
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
    { concept: "result", from: "messages[tool]", to: "contents[].parts[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to:
        "contents[].parts[result].functionResponse.id or " +
        "contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "messages[tool].content",
      to:
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or " +
        "contents[].parts[linked] or contents[].parts[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "(gateway)",
      from: "documents",
      by: "acted on by the gateway: a pass reads them as parts of the user's last message",
    },
  ],
  dropped: [
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      when: 'unless "auto"',
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the generate-content dialect has no place for it",
    },
    { concept: "(only here)", from: "logprobs", when: "unless false", dropped: "probabilities are not carried back" },
    { concept: "(only here)", from: "citation_options", dropped: "no other dialect lets a request choose citations" },
    {
      concept: "(only here)",
      from: "safety_mode",
      when: 'unless "CONTEXTUAL"',
      dropped: "safety settings belong to one vendor",
    },
    { concept: "(only here)", from: "priority", when: "unless 0", dropped: "tiers belong to one vendor" },
    { concept: "(only here)", from: "raw_prompting", when: "unless false", dropped: "templates belong to one vendor" },
    {
      concept: "(only here)",
      from: "messages[].content[found].document.id",
      dropped: "results have no names elsewhere",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
};
