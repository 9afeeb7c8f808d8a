// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/cohere-chat/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the generate-content dialect for a model behind cohere-chat, and its answer. */
export const generateContentToCohereChat: Pair = {
  from: "generate-content",
  to: "cohere-chat",
  fields: [
    {
      concept: "turns",
      from: "contents",
      to: "messages",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, drop " +
        "empty text, media beside results, drop trailing reasoning, ensure user turn",
    },
    { concept: "instructions", from: "systemInstruction.parts", to: "messages" },
    { concept: "output_limit", from: "generationConfig.maxOutputTokens", to: "max_tokens" },
    {
      concept: "temperature",
      from: "generationConfig.temperature",
      to: "temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1",
    },
    {
      concept: "top_p",
      from: "generationConfig.topP",
      to: "p",
      by: "kept within 0.01 and 0.99",
      when: "from 0.01 to 0.99",
    },
    {
      concept: "top_k",
      from: "generationConfig.topK",
      to: "k",
      by: "omit below one, kept within 0 and 500",
      when: "from 0 to 500",
    },
    {
      concept: "stop",
      from: "generationConfig.stopSequences",
      to: "stop_sequences",
      by: "at most 5",
      when: "the first 5",
    },
    {
      concept: "presence_penalty",
      from: "generationConfig.presencePenalty",
      to: "presence_penalty",
      by: "kept within 0 and 1",
      when: "from 0 to 1",
    },
    {
      concept: "frequency_penalty",
      from: "generationConfig.frequencyPenalty",
      to: "frequency_penalty",
      by: "kept within 0 and 1",
      when: "from 0 to 1",
    },
    { concept: "seed", from: "generationConfig.seed", to: "seed" },
    {
      concept: "tools.name",
      from: "tools[].functionDeclarations[].name",
      to: "tools[].function.name",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].functionDeclarations[].description",
      to: "tools[].function.description",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parametersJsonSchema",
      to: "tools[].function.parameters",
      by: "schema subset, object schema",
      when: "of the client; unless another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].functionDeclarations[].parameters",
      to: "tools[].function.parameters",
      by: "schema subset, object schema",
      when:
        "unless tools[].functionDeclarations[].parametersJsonSchema has another value; of the client; unless " +
        "another has its name; as one object; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[].functionDeclarations[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "toolConfig.functionCallingConfig.mode",
      to: "tool_choice",
      by: "word for word, implied by leaving it out: what happens without it",
      when:
        "only AUTO, auto, MODE_UNSPECIFIED, NONE, none, ANY, any; of tools of the client; beside tools, else " +
        "it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "toolConfig.functionCallingConfig.allowedFunctionNames",
      to: "tools[]",
      by: "offer chosen tools",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "toolConfig.functionCallingConfig",
      to: "tool_choice",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseMimeType",
      to: "response_format.type or messages[].content[text].text",
      by: "by its form, format beside tools",
      when: "in a known form",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseJsonSchema",
      to: "response_format.json_schema or messages[].content[text].text",
      by: "schema subset, format beside tools, schema as instruction",
      when: "as schema; in a known form; without tools; of an object; as one_of_words; as untyped_schema",
    },
    {
      concept: "output_format.schema",
      from: "generationConfig.responseSchema",
      to: "response_format.json_schema or messages[].content[text].text",
      by: "schema subset, format beside tools, schema as instruction",
      when:
        "unless generationConfig.responseJsonSchema has another value; as schema; in a known form; without " +
        "tools; of an object; as one_of_words; as untyped_schema; as untyped_plain_schema",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseJsonSchema",
      to: "response_format.type or messages[].content[text].text",
      by: "by its form, format beside tools",
      when: "in a known form",
    },
    {
      concept: "output_format.kind",
      from: "generationConfig.responseSchema",
      to: "response_format.type or messages[].content[text].text",
      by: "by its form, format beside tools",
      when: "in a known form",
    },
    {
      concept: "reasoning.budget",
      from: "generationConfig.thinkingConfig.thinkingBudget",
      to: "thinking.token_budget or thinking.type",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.effort",
      from: "generationConfig.thinkingConfig.thinkingLevel",
      to: "thinking.type or thinking.token_budget",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[thought]",
      to: "messages[].content[reasoning]",
      when: "in assistant turns; before something else",
    },
    {
      concept: "reasoning.text",
      from: "contents[].parts[thought].text",
      to: "messages[].content[reasoning].thinking",
      by: "non empty text",
      when: "in assistant turns; before something else",
    },
    { concept: "text", from: "contents[].parts[text]", to: "messages[].content[text] or messages[tool].content[text]" },
    {
      concept: "text.text",
      from: "contents[].parts[text].text",
      to: "messages[].content[text].text or messages[tool].content[text].text",
    },
    {
      concept: "media",
      from: "contents[].parts[inline]",
      to: "messages[].content[image] or messages[].content[text].text or messages[tool].content[text].text",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in results where medium is image or of plain text; unless at " +
        "an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[inline].inlineData.mimeType",
      to: "messages[].content[image].type or messages[].content[text].text or messages[tool].content[text].text",
      by: "medium of type, plain documents as text",
      when:
        "in user turns where medium is image or in results where medium is image or of plain text; unless at " +
        "an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[inline].inlineData.mimeType",
      to:
        "messages[].content[image].image_url.url or messages[].content[text].text or " +
        "messages[tool].content[text].text",
      by: "media uri, plain documents as text",
      when:
        "in user turns where medium is image or in results where medium is image or of plain text; unless at " +
        "an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "contents[].parts[inline].inlineData.data",
      to:
        "messages[].content[image].image_url.url or messages[].content[text].text or " +
        "messages[tool].content[text].text",
      by: "base64, media uri, plain documents as text",
      when:
        "in user turns where medium is image or in results where medium is image or of plain text; unless at " +
        "an address of one vendor",
    },
    {
      concept: "media.source",
      from: "contents[].parts[inline].inlineData",
      to:
        "messages[].content[image].image_url.url or messages[].content[text].text or " +
        "messages[tool].content[text].text",
      by: "media uri, plain documents as text",
      when:
        "in user turns where medium is image or in results where medium is image or of plain text; unless at " +
        "an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[inline].mediaResolution.level",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only " +
        "MEDIA_RESOLUTION_UNSPECIFIED, MEDIA_RESOLUTION_LOW, media_resolution_low, MEDIA_RESOLUTION_HIGH, " +
        "media_resolution_high; unless at an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "contents[].parts[linked]",
      to: "messages[].content[image]",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.medium",
      from: "contents[].parts[linked].fileData.mimeType",
      to: "messages[].content[image].type",
      by: "medium of type",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.source.mime",
      from: "contents[].parts[linked].fileData.mimeType",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.source.url",
      from: "contents[].parts[linked].fileData.fileUri",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.source",
      from: "contents[].parts[linked].fileData",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.detail",
      from: "contents[].parts[linked].mediaResolution.level",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only " +
        "MEDIA_RESOLUTION_UNSPECIFIED, MEDIA_RESOLUTION_LOW, media_resolution_low, MEDIA_RESOLUTION_HIGH, " +
        "media_resolution_high; unless at an address of one vendor; unless of plain text",
    },
    { concept: "call", from: "contents[].parts[call]", to: "messages[].tool_calls[]", when: "in assistant turns" },
    {
      concept: "call.id",
      from: "contents[].parts[call].functionCall.id",
      to: "messages[].tool_calls[].id",
      when: "in assistant turns",
    },
    {
      concept: "call.name",
      from: "contents[].parts[call].functionCall.name",
      to: "messages[].tool_calls[].function.name",
      when: "in assistant turns",
    },
    {
      concept: "call.arguments",
      from: "contents[].parts[call].functionCall.args",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "in assistant turns",
    },
    {
      concept: "result",
      from: "contents[].parts[failed_result]",
      to: "messages[tool]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "contents[].parts[failed_result].functionResponse.response.error",
      to: "messages[].content[text].text or messages[tool].content[text].text",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "contents[].parts[failed_result].functionResponse.id",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[failed_result].functionResponse.name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[failed_result].functionResponse.response",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[text].text or " +
        "messages[tool].content[text].text",
      by: "failed result, media beside results",
      when: "with its call",
    },
    { concept: "result", from: "contents[].parts[result]", to: "messages[tool]", when: "in user turns; with its call" },
    {
      concept: "result.id",
      from: "contents[].parts[result].functionResponse.id",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "contents[].parts[result].functionResponse.name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "contents[].parts[result].functionResponse.response",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[text].text or " +
        "messages[tool].content[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path tells it" },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "systemInstruction.role", by: "acted on by the gateway: the place tells it" },
  ],
  dropped: [
    {
      concept: "reasoning.visible",
      from: "generationConfig.thinkingConfig.includeThoughts",
      when: "unless false",
      dropped: "reasoning is always shown",
    },
    { concept: "metadata", from: "labels", dropped: "nothing is kept with a call" },
    {
      concept: "reasoning",
      from: "contents[].parts[bare_state]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[bare_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[thought].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text.signature",
      from: "contents[].parts[text].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[inline].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.signature",
      from: "contents[].parts[linked].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "call.signature",
      from: "contents[].parts[call].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "contents[].parts[lone_state]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "contents[].parts[lone_state].thoughtSignature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "(only here)",
      from: "generationConfig.candidateCount",
      when: "unless 1",
      dropped: "one answer is carried back",
    },
    {
      concept: "(only here)",
      from: "generationConfig.responseLogprobs",
      when: "unless false",
      dropped: "probabilities are not carried back",
    },
    { concept: "(only here)", from: "generationConfig.logprobs", dropped: "probabilities are not carried back" },
    {
      concept: "(only here)",
      from: "generationConfig.responseModalities",
      when: 'unless ["TEXT"]',
      dropped: "answers in images or sound have no counterpart",
    },
    {
      concept: "(only here)",
      from: "generationConfig.mediaResolution",
      dropped: "other dialects have a detail for each image",
    },
    { concept: "(only here)", from: "generationConfig.speechConfig", dropped: "answers in sound have no counterpart" },
    { concept: "(only here)", from: "generationConfig.imageConfig", dropped: "answers in images have no counterpart" },
    {
      concept: "(only here)",
      from: "generationConfig.responseFormat",
      dropped: "a newer form that no other dialect has",
    },
    { concept: "(only here)", from: "toolConfig.retrievalConfig", dropped: "search runs inside one vendor's servers" },
    { concept: "(only here)", from: "toolConfig.includeServerSideToolInvocations", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "continuationToken", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "modelArmorConfig", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "safetySettings", dropped: "safety settings belong to one vendor" },
    { concept: "(only here)", from: "cachedContent", dropped: "caches are handles the vendor keeps" },
    {
      concept: "(only here)",
      from: "serviceTier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "contents[].parts[text].partMetadata", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "contents[].parts[inline].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "contents[].parts[inline].inlineData.displayName",
      dropped: "names of files are not carried",
    },
    {
      concept: "(only here)",
      from: "contents[].parts[linked].videoMetadata",
      dropped: "only this dialect has cuts of a video",
    },
    {
      concept: "(only here)",
      from: "contents[].parts[linked].fileData.displayName",
      dropped: "names of files are not carried",
    },
    { concept: "(only here)", from: "tools[].response", dropped: "results are not described elsewhere" },
    { concept: "(only here)", from: "tools[].responseJsonSchema", dropped: "results are not described elsewhere" },
    { concept: "(only here)", from: "tools[].behavior", dropped: "belongs to one vendor" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "message", to: "candidates[0].content", by: "hidden as state, attach signatures" },
    {
      concept: "finish",
      from: "finish_reason",
      to: "candidates[0].finishReason and promptFeedback.blockReason",
      by:
        "COMPLETE or STOP_SEQUENCE or TOOL_CALL as STOP, MAX_TOKENS as MAX_TOKENS, ERROR or TIMEOUT or " +
        "others as OTHER",
    },
    { concept: "id", from: "id", to: "responseId" },
    {
      concept: "usage.input",
      from: "usage.tokens.input_tokens",
      to: "usageMetadata.promptTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.input",
      from: "usage.billed_units.input_tokens",
      to: "usageMetadata.promptTokenCount",
      by: "made to add up",
      when: "unless usage.tokens.input_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.cached_tokens",
      to: "usageMetadata.cachedContentTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.output",
      from: "usage.tokens.output_tokens",
      to: "usageMetadata.candidatesTokenCount",
      by: "made to add up",
    },
    {
      concept: "usage.output",
      from: "usage.billed_units.output_tokens",
      to: "usageMetadata.candidatesTokenCount",
      by: "made to add up",
      when: "unless usage.tokens.output_tokens has another value",
    },
    { concept: "usage", from: "usage", to: "usageMetadata" },
    {
      concept: "text",
      from: "message.content[text]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "message.content[text].text", to: "candidates[0].content.parts[text].text" },
    {
      concept: "text",
      from: "message.content[found]",
      to: "candidates[0].content.parts[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "message.content[found].document.data",
      to: "candidates[0].content.parts[text].text",
      by: "arguments text",
    },
    {
      concept: "reasoning",
      from: "message.content[reasoning]",
      to: "candidates[0].content.parts[shown_thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "message.content[reasoning].thinking",
      to: "candidates[0].content.parts[shown_thought].text",
      by: "non empty text",
    },
    { concept: "text.text", from: "message.tool_plan", to: "candidates[0].content.parts[text].text" },
    {
      concept: "call",
      from: "message.tool_calls[]",
      to: "candidates[0].content.parts[call]",
      when: "where any of it is carried",
    },
    {
      concept: "call.id",
      from: "message.tool_calls[].id",
      to: "candidates[0].content.parts[call].functionCall.id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "candidates[0].content.parts[call].functionCall.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "candidates[0].content.parts[call].functionCall.args",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "text.citations.url",
      from: "message.citations[].document.url",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.url",
      from: "message.citations[].tool_output.url",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "message.citations[].document.title",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "message.citations[].tool_output.title",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "where the answer has words",
    },
    {
      concept: "text.citations",
      from: "message.citations[]",
      to: "candidates[0].groundingMetadata",
      by: "grounding",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(gateway)",
      from: "message.citations[].content_index",
      by: "acted on by the gateway: it names the part",
    },
    {
      concept: "(gateway)",
      from: "message.citations[].text",
      by: "acted on by the gateway: it is where the citation is",
    },
    { concept: "(gateway)", from: "message.citations[].id", by: "acted on by the gateway: the URL identifies it" },
    {
      concept: "(gateway)",
      from: "message.citations[].document.id",
      by: "acted on by the gateway: the URL identifies it",
    },
    { concept: "(only here)", from: "message.content[found].document.id", dropped: "results have no names elsewhere" },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "message-start.id", to: "responseId" },
    {
      concept: "text.text",
      from: "content-start[text].delta.message.content.text",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "reasoning.text",
      from: "content-start[thinking].delta.message.content.thinking",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "text.text",
      from: "content-delta.delta.message.content.text",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "reasoning.text",
      from: "content-delta.delta.message.content.thinking",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "text.text",
      from: "tool-plan-delta.delta.message.tool_plan",
      to: "candidates[0].content.parts[0].text",
    },
    {
      concept: "call.id",
      from: "tool-call-start.delta.message.tool_calls.id",
      to: "candidates[0].content.parts[0].functionCall.id",
    },
    {
      concept: "call.name",
      from: "tool-call-start.delta.message.tool_calls.function.name",
      to: "candidates[0].content.parts[0].functionCall.name",
    },
    {
      concept: "call.arguments",
      from: "tool-call-start.delta.message.tool_calls.function.arguments",
      to: "candidates[0].content.parts[0].functionCall.args",
    },
    {
      concept: "call.arguments",
      from: "tool-call-delta.delta.message.tool_calls.function.arguments",
      to: "candidates[0].content.parts[0].functionCall.args",
    },
    {
      concept: "text.citations",
      from: "citation-start.delta.message.citations",
      to: "candidates[0].groundingMetadata",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "message-end.delta.usage",
      to: "usageMetadata",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message-end.delta.finish_reason",
      to: "candidates[0].finishReason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
