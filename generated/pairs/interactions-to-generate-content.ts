// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/generate-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the interactions dialect for a model behind generate-content. */
export const interactionsToGenerateContent: Pair = {
  from: "interactions",
  to: "generate-content",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "contents",
      by:
        "hoist instructions, merge neighbours, answer calls, plain documents as text, only media taken, " +
        "media beside results, drop empty text, attach signatures, drop trailing reasoning, ensure user " +
        "turn, user first",
      when: "in a known form",
    },
    { concept: "instructions", from: "system_instruction", to: "systemInstruction.parts", when: "in a known form" },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "generation_config.max_output_tokens", to: "generationConfig.maxOutputTokens" },
    { concept: "temperature", from: "generation_config.temperature", to: "generationConfig.temperature" },
    { concept: "top_p", from: "generation_config.top_p", to: "generationConfig.topP" },
    {
      concept: "stop",
      from: "generation_config.stop_sequences",
      to: "generationConfig.stopSequences",
      by: "at most 5",
      when: "the first 5",
    },
    {
      concept: "seed",
      from: "generation_config.seed",
      to: "generationConfig.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].functionDeclarations[].name",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].functionDeclarations[].description",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].functionDeclarations[].parametersJsonSchema",
      by: "json schema, schema subset",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[].functionDeclarations[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice",
      to: "toolConfig.functionCallingConfig.mode",
      by: "word for word",
      when: "only auto, validated, none, any; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice.allowed_tools.mode",
      to: "toolConfig.functionCallingConfig.mode",
      by: "word for word",
      when: "only auto, validated, none, any; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "generation_config.tool_choice.allowed_tools.tools",
      to: "toolConfig.functionCallingConfig.allowedFunctionNames or tools[].functionDeclarations[]",
      by: "offer chosen tools",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "generation_config.tool_choice",
      to: "toolConfig.functionCallingConfig",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "generationConfig.responseMimeType",
      by: "by its form",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "generationConfig.responseJsonSchema",
      by: "json schema, schema subset",
      when: "as schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generation_config.thinking_level",
      to: "generationConfig.thinkingConfig.thinkingLevel or generationConfig.thinkingConfig.thinkingBudget",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "generation_config.thinking_summaries",
      to: "generationConfig.thinkingConfig.includeThoughts",
      by: "visibility flag",
      when: "only auto, none; as the model is controlled",
    },
    { concept: "metadata", from: "labels", to: "labels" },
    {
      concept: "text",
      from: "input[].content[text]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text",
      from: "input[].content[words_in_parts]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "input[].content[words_in_parts].parts",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "joined text",
    },
    {
      concept: "text",
      from: "input[].content[untyped_text]",
      to:
        "contents[].parts[text] or systemInstruction.parts[text] or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "text.text",
      from: "input[].content[untyped_text].text",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
    },
    {
      concept: "media",
      from: "input[].content[media]",
      to:
        "contents[].parts[inline] or contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[inline] or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to:
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text, implied by leaving it out: other concepts",
    },
    {
      concept: "media.source.data",
      from: "input[].content[media].data",
      to:
        "contents[].parts[inline].inlineData.data or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.data or " +
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "base64, plain documents as text",
      when:
        "in user turns with source's data or in assistant turns with source's data or in results with " +
        "source's data",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[media].mime_type",
      to:
        "contents[].parts[inline].inlineData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[inline].inlineData.mimeType or " +
        "contents[].parts[text].text or systemInstruction.parts[text].text or " +
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text",
      when:
        "in user turns with source's data with data or in assistant turns with source's data with data or in " +
        "results with source's data with data",
    },
    {
      concept: "media",
      from: "input[].content[linked]",
      to:
        "contents[].parts[linked] or contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[linked]",
      when:
        "in user turns with source's url or in assistant turns with source's url or in results with source's " + "url",
    },
    { concept: "media.medium", from: "input[].content[linked].type", by: "implied by leaving it out: other concepts" },
    {
      concept: "media.source.url",
      from: "input[].content[linked].uri",
      to:
        "contents[].parts[linked].fileData.fileUri or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.fileUri or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.fileUri",
      when:
        "in user turns with source's url or in assistant turns with source's url or in results with source's " + "url",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[linked].mime_type",
      to:
        "contents[].parts[linked].fileData.mimeType or " +
        "contents[].parts[failed_result].functionResponse.parts[linked].fileData.mimeType or " +
        "contents[].parts[result].functionResponse.parts[linked].fileData.mimeType",
      when:
        "in user turns with source's url with url or in assistant turns with source's url with url or in " +
        "results with source's url with url",
    },
    { concept: "call", from: "input[call]", to: "contents[].parts[call]" },
    { concept: "call.id", from: "input[call].id", to: "contents[].parts[call].functionCall.id" },
    { concept: "call.name", from: "input[call].name", to: "contents[].parts[call].functionCall.name" },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "contents[].parts[call].functionCall.args",
      by: "json object",
    },
    {
      concept: "call.signature",
      from: "input[call].signature",
      to:
        "contents[].parts[call].thoughtSignature or contents[].parts[bare_state].thoughtSignature or " +
        "contents[].parts[thought].thoughtSignature",
      by: "detach signatures",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to:
        "contents[].parts[bare_state] or contents[].parts[thought] or " +
        "contents[].parts[call].thoughtSignature or contents[].parts[text].thoughtSignature or " +
        "contents[].parts[inline].thoughtSignature or contents[].parts[linked].thoughtSignature",
      by: "attach signatures",
      when: "where text is empty with signature or with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "contents[].parts[bare_state].text or contents[].parts[thought].text",
      by: "summary content",
      when:
        "where text is empty with signature or with signature; as far as it is understood; unless its state " +
        "goes to what follows; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].signature",
      to:
        "contents[].parts[bare_state].thoughtSignature or contents[].parts[thought].thoughtSignature or " +
        "contents[].parts[call].thoughtSignature or contents[].parts[text].thoughtSignature or " +
        "contents[].parts[inline].thoughtSignature or contents[].parts[linked].thoughtSignature",
      by: "attach signatures",
      when:
        'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; before something ' + "else",
    },
    {
      concept: "result",
      from: "input[object_result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "input[object_result].call_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id " +
        "or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[object_result].name",
      to:
        "contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name or " +
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[object_result].result",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or " +
        "contents[].parts[linked] or contents[].parts[text].text",
      by: "result object, failed result, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[object_result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "where error is true; with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_object_result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "in user turns where error is true or in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_object_result].call_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id " +
        "or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "in user turns where error is true or in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_object_result].name",
      to:
        "contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name or " +
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "in user turns where error is true or in user turns; of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_object_result].result",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or " +
        "contents[].parts[linked] or contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text",
      by: "result object, failed result, media beside results",
      when: "in user turns where error is true or in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_object_result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "in user turns where error is true; with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "in user turns where error is true or in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_result].call_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id " +
        "or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "in user turns where error is true or in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_result].name",
      to:
        "contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name or " +
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "in user turns where error is true or in user turns; of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_result].result",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or " +
        "contents[].parts[linked] or contents[].parts[failed_result].functionResponse.parts[inline] or " +
        "contents[].parts[failed_result].functionResponse.parts[linked] or " +
        "contents[].parts[result].functionResponse.parts[inline] or " +
        "contents[].parts[result].functionResponse.parts[linked] or contents[].parts[text].text or " +
        "systemInstruction.parts[text].text",
      by: "failed result, result object, media beside results",
      when: "in user turns where error is true or in user turns; with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "in user turns where error is true; with its call",
    },
    {
      concept: "result",
      from: "input[result]",
      to: "contents[].parts[failed_result] or contents[].parts[result]",
      when: "with its call",
    },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to:
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id " +
        "or contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[result].name",
      to:
        "contents[].parts[failed_result].functionResponse.name or " +
        "contents[].parts[result].functionResponse.name or " +
        "contents[].parts[failed_result].functionResponse.id or contents[].parts[result].functionResponse.id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].result",
      to:
        "contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response or contents[].parts[inline] or " +
        "contents[].parts[linked] or contents[].parts[text].text",
      by: "failed result, result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[result].is_error",
      to: "contents[].parts[failed_result].functionResponse.response.error",
      when: "where error is true; with its call",
    },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "background", by: "acted on by the gateway: calls are answered at once" },
    { concept: "(gateway)", from: "previous_interaction_id", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "agent", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "environment", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "webhook_config", by: "acted on by the gateway: refused unless null" },
    {
      concept: "(gateway)",
      from: "input[].content[words_in_parts].role",
      by: "acted on by the gateway: the place tells it",
    },
  ],
  dropped: [
    { concept: "tools.name", from: "tools[].type", when: "as hosted", dropped: "its own vendor runs it" },
    {
      concept: "text.citations.url",
      from: "input[].content[text].annotations[].url",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[text].annotations[].title",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[text].annotations[].start_index",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[text].annotations[].end_index",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "text.citations",
      from: "input[].content[text].annotations[]",
      dropped: "sources are reported next to the answer",
    },
    {
      concept: "media.detail",
      from: "input[].content[media].resolution",
      dropped: "the generate-content dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[linked].resolution",
      dropped: "the generate-content dialect has no place for it",
    },
    { concept: "(only here)", from: "response_mime_type", dropped: "the older name of the output's form" },
    {
      concept: "(only here)",
      from: "response_modalities",
      when: 'unless ["text"], ["TEXT"]',
      dropped: "answers in images or sound have no counterpart",
    },
    { concept: "(only here)", from: "cached_content", dropped: "caches are handles the vendor keeps" },
    { concept: "(only here)", from: "continuation_token", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "safety_settings", dropped: "safety settings belong to one vendor" },
    {
      concept: "(only here)",
      from: "generation_config.speech_config",
      dropped: "answers in sound have no counterpart",
    },
    {
      concept: "(only here)",
      from: "generation_config.transcription_config",
      dropped: "answers in sound have no counterpart",
    },
    { concept: "(only here)", from: "generation_config.video_config", dropped: "videos are made elsewhere" },
    {
      concept: "(only here)",
      from: "generation_config.image_config",
      dropped: "answers in images have no counterpart",
    },
    { concept: "(only here)", from: "generation_config.top_k", dropped: "belongs to an older form" },
    { concept: "(only here)", from: "input[assistant].error", dropped: "only this dialect tells why a step broke off" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
};
