// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/cohere-chat/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the interactions dialect for a model behind cohere-chat, and its answer. */
export const interactionsToCohereChat: Pair = {
  from: "interactions",
  to: "cohere-chat",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, drop " +
        "empty text, media beside results, drop trailing reasoning, ensure user turn",
      when: "in a known form",
    },
    { concept: "instructions", from: "system_instruction", to: "messages", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "generation_config.max_output_tokens", to: "max_tokens" },
    {
      concept: "temperature",
      from: "generation_config.temperature",
      to: "temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1",
    },
    {
      concept: "top_p",
      from: "generation_config.top_p",
      to: "p",
      by: "kept within 0.01 and 0.99",
      when: "from 0.01 to 0.99",
    },
    {
      concept: "stop",
      from: "generation_config.stop_sequences",
      to: "stop_sequences",
      by: "at most 5",
      when: "the first 5",
    },
    { concept: "seed", from: "generation_config.seed", to: "seed" },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].function.name",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].function.description",
      when: "as function; of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].function.parameters",
      by: "json schema, object schema",
      when:
        "as function; of the client; unless another has its name; as one object; among the tools that may be " +
        "chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice",
      to: "tool_choice",
      by: "word for word, implied by leaving it out: what happens without it",
      when: "only auto, none, any; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice.allowed_tools.mode",
      to: "tool_choice",
      by: "word for word, implied by leaving it out: what happens without it",
      when: "only auto, none, any; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "generation_config.tool_choice.allowed_tools.tools",
      to: "tools[]",
      by: "offer chosen tools",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "generation_config.tool_choice",
      to: "tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "response_format.type or messages[].content[text].text",
      by: "by its form, format beside tools",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "response_format.json_schema or messages[].content[text].text",
      by: "json schema, format beside tools, schema as instruction",
      when: "as schema; without tools; of an object",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "response_format or messages[].content[text].text",
      by: "format beside tools, schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "generation_config.thinking_level",
      to: "thinking.type or thinking.token_budget",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    { concept: "text", from: "input[].content[text]", to: "messages[].content[text] or messages[tool].content[text]" },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to: "messages[].content[text].text or messages[tool].content[text].text",
    },
    {
      concept: "text",
      from: "input[].content[words_in_parts]",
      to: "messages[].content[text] or messages[tool].content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[words_in_parts].parts",
      to: "messages[].content[text].text or messages[tool].content[text].text",
      by: "joined text",
    },
    {
      concept: "text",
      from: "input[].content[untyped_text]",
      to: "messages[].content[text] or messages[tool].content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[untyped_text].text",
      to: "messages[].content[text].text or messages[tool].content[text].text",
    },
    {
      concept: "media",
      from: "input[].content[media]",
      to: "messages[].content[image] or messages[].content[text].text or messages[tool].content[text].text",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in results where medium is image or of plain text; unless at " +
        "an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to: "messages[].content[image].type or messages[].content[text].text or messages[tool].content[text].text",
      by: "plain documents as text",
      when:
        "in user turns where medium is image or in results where medium is image or of plain text; unless at " +
        "an address of one vendor",
    },
    {
      concept: "media.source.data",
      from: "input[].content[media].data",
      to:
        "messages[].content[image].image_url.url or messages[].content[text].text or " +
        "messages[tool].content[text].text",
      by: "media uri, plain documents as text",
      when:
        "in user turns where medium is image or in results where medium is image or of plain text; unless at " +
        "an address of one vendor",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[media].mime_type",
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
      from: "input[].content[media].resolution",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only low, high; unless at " +
        "an address of one vendor; unless of plain text",
    },
    {
      concept: "media",
      from: "input[].content[linked]",
      to: "messages[].content[image]",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked].type",
      to: "messages[].content[image].type",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.source.url",
      from: "input[].content[linked].uri",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[linked].mime_type",
      to: "messages[].content[image].image_url.url",
      by: "media uri",
      when:
        "in user turns where medium is image or in results where medium is image; unless at an address of " +
        "one vendor",
    },
    {
      concept: "media.detail",
      from: "input[].content[linked].resolution",
      to: "messages[].content[image].image_url.detail",
      by: "word for word",
      when:
        "in user turns where medium is image or in results where medium is image; only low, high; unless at " +
        "an address of one vendor; unless of plain text",
    },
    { concept: "call", from: "input[call]", to: "messages[].tool_calls[]" },
    { concept: "call.id", from: "input[call].id", to: "messages[].tool_calls[].id" },
    { concept: "call.name", from: "input[call].name", to: "messages[].tool_calls[].function.name" },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object, arguments text",
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "messages[].content[reasoning]",
      when: "before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "messages[].content[reasoning].thinking",
      by: "summary content, non empty text",
      when: "as far as it is understood; before something else",
    },
    { concept: "result", from: "input[object_result]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[object_result].call_id",
      to: "messages[tool].tool_call_id",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[object_result].name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[object_result].result",
      to: "messages[tool].content or messages[].content[image] or messages[].content[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[object_result].is_error",
      to: "messages[].content[text].text",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_object_result]",
      to: "messages[tool]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_object_result].call_id",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_object_result].name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_object_result].result",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[text].text or " +
        "messages[tool].content[text].text",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_object_result].is_error",
      to: "messages[].content[text].text or messages[tool].content[text].text",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    {
      concept: "result",
      from: "input[].content[nested_result]",
      to: "messages[tool]",
      when: "in user turns; with its call",
    },
    {
      concept: "result.id",
      from: "input[].content[nested_result].call_id",
      to: "messages[tool].tool_call_id",
      when: "in user turns; with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_result].name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_result].result",
      to:
        "messages[tool].content or messages[].content[image] or messages[].content[text].text or " +
        "messages[tool].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_result].is_error",
      to: "messages[].content[text].text or messages[tool].content[text].text",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "messages[tool]", when: "with its call" },
    { concept: "result.id", from: "input[result].call_id", to: "messages[tool].tool_call_id", when: "with its call" },
    {
      concept: "result.name",
      from: "input[result].name",
      to: "messages[tool].tool_call_id",
      by: "link results by name, implied by leaving it out: results are tied to calls by ID",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].result",
      to: "messages[tool].content or messages[].content[image] or messages[].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[result].is_error",
      to: "messages[].content[text].text",
      by: "failures as text, implied by leaving it out: failures are reported as text",
      when: "with its call",
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
      concept: "reasoning.visible",
      from: "generation_config.thinking_summaries",
      when: 'unless "none"',
      dropped: "reasoning is always shown",
    },
    { concept: "metadata", from: "labels", dropped: "nothing is kept with a call" },
    {
      concept: "text.citations.url",
      from: "input[].content[text].annotations[].url",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[text].annotations[].title",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[text].annotations[].start_index",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[text].annotations[].end_index",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[text].annotations[]",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "call.signature",
      from: "input[call].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the cohere-chat dialect has no place for it",
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
  answer: [
    { concept: "parts", from: "message", to: "steps", by: "hidden as state, detach signatures" },
    {
      concept: "finish",
      from: "finish_reason",
      to: "status and errors[0].code and steps[*].error.code",
      by:
        "COMPLETE or STOP_SEQUENCE or others as completed, TOOL_CALL as requires_action, MAX_TOKENS as " +
        "incomplete, ERROR or TIMEOUT as failed",
    },
    { concept: "id", from: "id", to: "id" },
    { concept: "usage.input", from: "usage.tokens.input_tokens", to: "usage.total_input_tokens", by: "made to add up" },
    {
      concept: "usage.input",
      from: "usage.billed_units.input_tokens",
      to: "usage.total_input_tokens",
      by: "made to add up",
      when: "unless usage.tokens.input_tokens has another value",
    },
    {
      concept: "usage.cached_input",
      from: "usage.cached_tokens",
      to: "usage.total_cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.output",
      from: "usage.tokens.output_tokens",
      to: "usage.total_output_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.output",
      from: "usage.billed_units.output_tokens",
      to: "usage.total_output_tokens",
      by: "made to add up",
      when: "unless usage.tokens.output_tokens has another value",
    },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "message.content[text]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "message.content[text].text", to: "steps[].content[answer_text].text" },
    {
      concept: "text",
      from: "message.content[found]",
      to: "steps[].content[answer_text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "message.content[found].document.data",
      to: "steps[].content[answer_text].text",
      by: "arguments text",
    },
    {
      concept: "reasoning",
      from: "message.content[reasoning]",
      to: "steps[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "message.content[reasoning].thinking",
      to: "steps[thought].summary",
      by: "non empty text, summary content",
    },
    { concept: "text.text", from: "message.tool_plan", to: "steps[].content[answer_text].text" },
    { concept: "call", from: "message.tool_calls[]", to: "steps[call]", when: "where any of it is carried" },
    { concept: "call.id", from: "message.tool_calls[].id", to: "steps[call].id", when: "of calls with a name" },
    {
      concept: "call.name",
      from: "message.tool_calls[].function.name",
      to: "steps[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "steps[call].arguments",
      by: "arguments text, json object",
      when: "of calls with a name",
    },
    {
      concept: "text.citations.url",
      from: "message.citations[].document.url",
      to: "steps[].content[answer_text].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.url",
      from: "message.citations[].tool_output.url",
      to: "steps[].content[answer_text].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "message.citations[].document.title",
      to: "steps[].content[answer_text].annotations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "message.citations[].tool_output.title",
      to: "steps[].content[answer_text].annotations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "message.citations[]",
      to: "steps[].content[answer_text].annotations[]",
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
    {
      concept: "id",
      from: "message-start.id",
      to:
        "interaction.created.interaction.id or interaction.status_update.interaction_id or " +
        "interaction.completed.interaction.id",
    },
    { concept: "text.text", from: "content-start[text].delta.message.content.text", to: "step.delta.delta.text" },
    {
      concept: "reasoning.text",
      from: "content-start[thinking].delta.message.content.thinking",
      to: "step.delta.delta.content.text",
    },
    { concept: "text.text", from: "content-delta.delta.message.content.text", to: "step.delta.delta.text" },
    {
      concept: "reasoning.text",
      from: "content-delta.delta.message.content.thinking",
      to: "step.delta.delta.content.text",
    },
    { concept: "text.text", from: "tool-plan-delta.delta.message.tool_plan", to: "step.delta.delta.text" },
    { concept: "call.id", from: "tool-call-start.delta.message.tool_calls.id", to: "step.start.step.id" },
    {
      concept: "call.name",
      from: "tool-call-start.delta.message.tool_calls.function.name",
      to: "step.start.step.name",
    },
    {
      concept: "call.arguments",
      from: "tool-call-start.delta.message.tool_calls.function.arguments",
      to: "step.delta.delta.arguments",
    },
    {
      concept: "call.arguments",
      from: "tool-call-delta.delta.message.tool_calls.function.arguments",
      to: "step.delta.delta.arguments",
    },
    {
      concept: "text.citations",
      from: "citation-start.delta.message.citations",
      to: "step.delta.delta.annotations[0]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "message-end.delta.usage",
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "message-end.delta.finish_reason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
