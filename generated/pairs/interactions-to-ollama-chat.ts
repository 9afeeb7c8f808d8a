// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/ollama-chat/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the interactions dialect for a model behind ollama-chat, and its answer. */
export const interactionsToOllamaChat: Pair = {
  from: "interactions",
  to: "ollama-chat",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "answer calls, failures as text, plain documents as text, only media taken, drop empty text, media " +
        "beside results, drop trailing reasoning, ensure user turn",
      when: "in a known form",
    },
    { concept: "instructions", from: "system_instruction", to: "messages", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    {
      concept: "output_limit",
      from: "generation_config.max_output_tokens",
      to: "options.num_predict",
      by: "omit below one, kept within 1 and 2147483647",
      when: "from 1 to 2147483647",
    },
    { concept: "temperature", from: "generation_config.temperature", to: "options.temperature" },
    { concept: "top_p", from: "generation_config.top_p", to: "options.top_p" },
    { concept: "stop", from: "generation_config.stop_sequences", to: "options.stop" },
    { concept: "seed", from: "generation_config.seed", to: "options.seed" },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].function.name",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, else it has " +
        "no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].function.description",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, else it has " +
        "no effect; among the tools that may be chosen",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].function.parameters",
      by: "json schema, object schema",
      when:
        "as function; of the client; unless another has its name; where calls are not forbidden, else it has " +
        "no effect; among the tools that may be chosen",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "tools[]",
      when:
        "of the client; unless another has its name; where calls are not forbidden, else it has no effect; " +
        "among the tools that may be chosen",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice",
      to: "tools[]",
      by: "withhold tools",
      when:
        "where it forbids calls; of tools of the client; unless it is free, which has no effect; beside " +
        "tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "generation_config.tool_choice.allowed_tools.mode",
      to: "tools[]",
      by: "withhold tools",
      when:
        "where it forbids calls; of tools of the client; unless it is free, which has no effect; beside " +
        "tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "generation_config.tool_choice.allowed_tools.tools",
      to: "tools[]",
      by: "offer chosen tools",
      when:
        "of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it " +
        "has no effect",
    },
    {
      concept: "tool_choice",
      from: "generation_config.tool_choice",
      to: "tools[]",
      by: "withhold tools",
      when:
        "where it forbids calls; in a known form; of tools of the client; unless it is free, which has no " +
        "effect; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "format",
      by: "by its form, implied by leaving it out: what happens without it",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "format",
      by: "json schema",
      when: "as schema",
    },
    { concept: "output_format", from: "response_format", to: "format", when: "in a known form" },
    {
      concept: "reasoning.effort",
      from: "generation_config.thinking_level",
      to: "think",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    { concept: "text", from: "input[].content[text]", to: "messages[].content or messages[tool].content" },
    { concept: "text.text", from: "input[].content[text].text", to: "messages[].content or messages[tool].content" },
    { concept: "text", from: "input[].content[words_in_parts]", to: "messages[].content or messages[tool].content" },
    {
      concept: "text.text",
      from: "input[].content[words_in_parts].parts",
      to: "messages[].content or messages[tool].content",
      by: "joined text",
    },
    { concept: "text", from: "input[].content[untyped_text]", to: "messages[].content or messages[tool].content" },
    {
      concept: "text.text",
      from: "input[].content[untyped_text].text",
      to: "messages[].content or messages[tool].content",
    },
    {
      concept: "media",
      from: "input[].content[media]",
      to: "messages[].images[] or messages[].content or messages[tool].content",
      by: "bare image, plain documents as text",
      when:
        "in user turns where medium is image with source's data or in results where medium is image with " +
        "source's data or of plain text",
    },
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to: "messages[].images[] or messages[].content or messages[tool].content",
      by: "bare image, plain documents as text",
      when:
        "in user turns where medium is image with source's data or in results where medium is image with " +
        "source's data or of plain text",
    },
    {
      concept: "media.source.data",
      from: "input[].content[media].data",
      to: "messages[].images[] or messages[].content or messages[tool].content",
      by: "bare image, plain documents as text",
      when:
        "in user turns where medium is image with source's data or in results where medium is image with " +
        "source's data or of plain text",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[media].mime_type",
      to: "messages[].images[] or messages[].content or messages[tool].content",
      by: "bare image, plain documents as text",
      when:
        "in user turns where medium is image with source's data or in results where medium is image with " +
        "source's data or of plain text",
    },
    { concept: "call", from: "input[call]", to: "messages[].tool_calls[]" },
    { concept: "call.id", from: "input[call].id", to: "messages[].tool_calls[].id" },
    { concept: "call.name", from: "input[call].name", to: "messages[].tool_calls[].function.name" },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "messages[].tool_calls[].function.arguments",
      by: "json object",
    },
    { concept: "reasoning", from: "input[thought]", to: "messages[].thinking", when: "before something else" },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "messages[].thinking",
      by: "summary content",
      when: "as far as it is understood; before something else",
    },
    { concept: "result", from: "input[object_result]", to: "messages[tool]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[object_result].call_id",
      to: "messages[tool].tool_call_id or messages[tool].tool_name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[object_result].name",
      to: "messages[tool].tool_name or messages[tool].tool_call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[object_result].result",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[object_result].is_error",
      to: "messages[].content",
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
      to: "messages[tool].tool_call_id or messages[tool].tool_name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_object_result].name",
      to: "messages[tool].tool_name or messages[tool].tool_call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_object_result].result",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "result object, media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_object_result].is_error",
      to: "messages[].content or messages[tool].content",
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
      to: "messages[tool].tool_call_id or messages[tool].tool_name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.name",
      from: "input[].content[nested_result].name",
      to: "messages[tool].tool_name or messages[tool].tool_call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[].content[nested_result].result",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[].content[nested_result].is_error",
      to: "messages[].content or messages[tool].content",
      by: "failures as text, implied by leaving it out: failures are reported as text",
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
      concept: "result.name",
      from: "input[result].name",
      to: "messages[tool].tool_name or messages[tool].tool_call_id",
      by: "link results by name",
      when: "of the call; with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].result",
      to: "messages[tool].content or messages[].images[] or messages[].content",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "result.error",
      from: "input[result].is_error",
      to: "messages[].content",
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
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[text].annotations[].title",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[text].annotations[].start_index",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[text].annotations[].end_index",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[text].annotations[]",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[media].resolution",
      dropped: "the ollama-chat dialect has no place for it",
    },
    { concept: "media", from: "input[].content[linked]", dropped: "the ollama-chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "input[].content[linked].type",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "input[].content[linked].uri",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "input[].content[linked].mime_type",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[linked].resolution",
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "call.signature",
      from: "input[call].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].signature",
      when: 'unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"',
      dropped: "the ollama-chat dialect has no place for it",
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
      from: "done_reason",
      to: "status and errors[0].code and steps[*].error.code",
      by: "stop or others as completed, length as incomplete",
    },
    { concept: "created", from: "created_at", to: "created", by: "iso time", when: "as far as it is understood" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "prompt_eval_count", to: "usage.total_input_tokens", by: "made to add up" },
    { concept: "usage.output", from: "eval_count", to: "usage.total_output_tokens", by: "made to add up" },
    { concept: "text.text", from: "message.content", to: "steps[].content[answer_text].text" },
    { concept: "reasoning.text", from: "message.thinking", to: "steps[thought].summary", by: "summary content" },
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
      by: "json object",
      when: "of calls with a name",
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
      to: "interaction.completed.interaction.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "done_reason",
      to:
        "interaction.completed.interaction.status or interaction.completed.interaction.errors[0].code or " +
        "interaction.completed.interaction.steps[*].error.code",
      by: "word for word, as in whole answers",
    },
    { concept: "reasoning.text", from: "message.thinking", to: "step.delta.delta.content.text" },
    { concept: "text.text", from: "message.content", to: "step.delta.delta.text" },
    { concept: "call.id", from: "message.tool_calls[].id", to: "step.start.step.id" },
    { concept: "call.name", from: "message.tool_calls[].function.name", to: "step.start.step.name" },
    {
      concept: "call.arguments",
      from: "message.tool_calls[].function.arguments",
      to: "step.delta.delta.arguments",
      by: "json object",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
