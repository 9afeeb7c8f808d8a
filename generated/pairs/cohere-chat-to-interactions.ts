// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the cohere-chat dialect for a model behind interactions, and its answer. */
export const cohereChatToInteractions: Pair = {
  from: "cohere-chat",
  to: "interactions",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "input",
      by:
        "hoist instructions, answer calls, plain documents as text, only media taken, drop empty text, " +
        "detach signatures, drop trailing reasoning, ensure user turn",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_tokens", to: "generation_config.max_output_tokens" },
    { concept: "temperature", from: "temperature", to: "generation_config.temperature" },
    { concept: "top_p", from: "p", to: "generation_config.top_p" },
    {
      concept: "stop",
      from: "stop_sequences",
      to: "generation_config.stop_sequences",
      by: "at most 5",
      when: "the first 5; with a character",
    },
    {
      concept: "seed",
      from: "seed",
      to: "generation_config.seed",
      by: "kept within -2147483648 and 2147483647",
      when: "from -2147483648 to 2147483647",
    },
    { concept: "tools.name", from: "tools[].function.name", to: "tools[].name", when: "unless another has its name" },
    {
      concept: "tools.description",
      from: "tools[].function.description",
      to: "tools[].description",
      when: "unless another has its name",
    },
    {
      concept: "tools.parameters",
      from: "tools[].function.parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "unless another has its name",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "in a known form; unless another has its name" },
    {
      concept: "strict",
      from: "strict_tools",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "strict for each tool",
      when: "beside tools, else it has no effect; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      by: "word for word",
      when: "only NONE, REQUIRED; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      when: "in a known form; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "response_format[].type",
      by: "by its form",
      when: "beside outputs of texts",
    },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "response_format[].schema",
      by: "json schema",
      when: "as schema; beside outputs of texts",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "response_format[].schema",
      by: "json schema",
      when: "unless response_format.json_schema has another value; as schema; beside outputs of texts; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "response_format[]",
      when: "in a known form; beside outputs of texts",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to: "generation_config.thinking_level",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "text",
      from: "messages[].content[text]",
      to: "system_instruction or input[].content[text] or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[text].text",
      to: "system_instruction or input[].content[text].text or input[result].result[text].text",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[media] or input[].content[linked] or input[result].result[media] or input[result].result[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to: "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or input[result].result[linked].type",
      by: "by its form",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with source's data " +
        "or in assistant turns with source's url or in results with source's data or in results with source's url",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
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
      from: "messages[].content[image].image_url.detail",
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
      concept: "text",
      from: "messages[].content[found]",
      to: "system_instruction or input[].content[text] or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to: "system_instruction or input[].content[text].text or input[result].result[text].text",
      by: "arguments text",
    },
    {
      concept: "text.text",
      from: "messages[].tool_plan",
      to: "input[].content[text].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "input[call]", when: "in assistant turns" },
    { concept: "call.id", from: "messages[].tool_calls[].id", to: "input[call].id", when: "in assistant turns" },
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
      by: "arguments text, json object",
      when: "in assistant turns",
    },
    { concept: "result", from: "messages[tool]", to: "input[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "messages[tool].tool_call_id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    { concept: "result.parts", from: "messages[tool].content", to: "input[result].result", when: "with its call" },
    {
      concept: "(gateway)",
      from: "documents",
      by: "acted on by the gateway: a pass reads them as parts of the user's last message",
    },
  ],
  dropped: [
    { concept: "top_k", from: "k", dropped: "sampling here is by temperature and top_p" },
    { concept: "presence_penalty", from: "presence_penalty", when: "unless 0", dropped: "there are no penalties here" },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "messages[assistant].citations[].start",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "messages[assistant].citations[].end",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].document.url",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].tool_output.url",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].document.title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].tool_output.title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].sources[].document.url",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].sources[].tool_output.url",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].sources[].document.title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "messages[assistant].citations[].sources[].tool_output.title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].citations[].sources[]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "messages[assistant].citations[]",
      dropped: "the interactions dialect has no place for it",
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
  answer: [
    { concept: "parts", from: "steps", to: "message", by: "detach signatures" },
    {
      concept: "finish",
      from: "status",
      to: "finish_reason",
      by:
        "completed or failed/malformed_function_call or */malformed_function_call or */malformed_tool_call or " +
        "*/unexpected_tool_call or */too_many_tool_calls or */missing_thought_signature or */no_image or " +
        "requires_continuation or others as COMPLETE, requires_action as TOOL_CALL, " +
        "incomplete or budget_exceeded as MAX_TOKENS, failed/safety or */safety or */recitation or */language or " +
        "*/prohibited_content or */spii or */blocklist or */content_blocked or */image_safety or " +
        "*/image_prohibited_content or */image_recitation or */image_other or failed or failed/* or cancelled or " +
        "in_progress or queued as ERROR",
    },
    { concept: "finish", from: "errors[0].code", to: "finish_reason", by: "one word with that of status" },
    { concept: "finish", from: "steps[*].error.code", to: "finish_reason", by: "one word with that of status" },
    { concept: "explanation", from: "errors[0].message", dropped: "the reason is not reported" },
    { concept: "explanation", from: "steps[*].error.message", dropped: "the reason is not reported" },
    { concept: "id", from: "id", to: "id" },
    { concept: "model", from: "model", dropped: "the model is not reported" },
    { concept: "created", from: "created", dropped: "the time is not reported" },
    {
      concept: "usage.input",
      from: "usage.total_input_tokens",
      to: "usage.billed_units.input_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cached_input",
      from: "usage.total_cached_tokens",
      dropped: "cached tokens are not among those that are billed",
    },
    {
      concept: "usage.tool_input",
      from: "usage.total_tool_use_tokens",
      by: "implied by leaving it out: part of the input",
    },
    {
      concept: "usage.output",
      from: "usage.total_output_tokens",
      to: "usage.billed_units.output_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.reasoning",
      from: "usage.total_thought_tokens",
      by: "implied by leaving it out: part of the output",
    },
    { concept: "usage.total", from: "usage.total_tokens", dropped: "the parts are not summed" },
    { concept: "usage", from: "usage", to: "usage" },
    { concept: "text", from: "steps[].content[text]", to: "message.content[text]", when: "where any of it is carried" },
    { concept: "text.text", from: "steps[].content[text].text", to: "message.content[text].text" },
    {
      concept: "text",
      from: "steps[].content[words_in_parts]",
      to: "message.content[text]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "steps[].content[words_in_parts].parts",
      to: "message.content[text].text",
      by: "joined text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "steps[].content[untyped_text]",
      to: "message.content[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "steps[].content[untyped_text].text", to: "message.content[text].text" },
    { concept: "media", from: "steps[].content[media]", dropped: "the cohere-chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "steps[].content[media].type",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source.data",
      from: "steps[].content[media].data",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[media].mime_type",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[media].resolution",
      dropped: "the cohere-chat dialect has no place for it",
    },
    { concept: "media", from: "steps[].content[linked]", dropped: "the cohere-chat dialect has no place for it" },
    {
      concept: "media.medium",
      from: "steps[].content[linked].type",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source.url",
      from: "steps[].content[linked].uri",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.source.mime",
      from: "steps[].content[linked].mime_type",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "steps[].content[linked].resolution",
      dropped: "the cohere-chat dialect has no place for it",
    },
    { concept: "call", from: "steps[call]", to: "message.tool_calls[]", when: "where any of it is carried" },
    { concept: "call.id", from: "steps[call].id", to: "message.tool_calls[].id", when: "of calls with a name" },
    {
      concept: "call.name",
      from: "steps[call].name",
      to: "message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "steps[call].arguments",
      to: "message.tool_calls[].function.arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "call.signature",
      from: "steps[call].signature",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "steps[thought]",
      to: "message.content[reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "steps[thought].summary",
      to: "message.content[reasoning].thinking",
      by: "summary content, non empty text",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "steps[thought].signature",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "steps[].content[text].annotations[].url",
      to: "message.citations[].sources[0].document.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "steps[].content[text].annotations[].title",
      to: "message.citations[].sources[0].document.title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "steps[].content[text].annotations[].start_index",
      to: "message.citations[].start",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "steps[].content[text].annotations[].end_index",
      to: "message.citations[].end",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "steps[].content[text].annotations[]",
      to: "message.citations[]",
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
    { concept: "id", from: "interaction.created.interaction.id", to: "message-start.id or message-end.id" },
    {
      concept: "call.id",
      from: "step.start[function_call].step.id",
      to: "tool-call-start.delta.message.tool_calls.id",
    },
    {
      concept: "call.name",
      from: "step.start[function_call].step.name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
    },
    {
      concept: "call.arguments",
      from: "step.start[function_call].step.arguments",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
      by: "non empty json object",
    },
    {
      concept: "call.signature",
      from: "step.start[function_call].step.signature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "reasoning.signature",
      from: "step.start[thought].step.signature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "finish",
      from: "step.start[model_output].step.error.code",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "step.start[model_output].step.error.message",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "part.text",
      from: "step.delta[text].delta.text",
      to:
        "tool-call-delta.delta.message.tool_calls.function.arguments or content-delta.delta.message.content.thinking " +
        "or content-delta.delta.message.content.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[arguments_delta].delta.arguments",
      to:
        "tool-call-delta.delta.message.tool_calls.function.arguments or content-delta.delta.message.content.thinking " +
        "or content-delta.delta.message.content.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.text",
      from: "step.delta[thought_summary].delta.content.text",
      to:
        "tool-call-delta.delta.message.tool_calls.function.arguments or content-delta.delta.message.content.thinking " +
        "or content-delta.delta.message.content.text",
      by: "as the part that it continues",
    },
    {
      concept: "part.signature",
      from: "step.delta[thought_signature].delta.signature",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.data",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[image].delta.uri",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.data",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[audio].delta.uri",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.data",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[video].delta.uri",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.data",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "media",
      from: "step.delta[document].delta.uri",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "text.citations",
      from: "step.delta[text_annotation_delta].delta.annotations",
      to: "citation-start.delta.message.citations",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "usage",
      from: "interaction.completed.interaction.usage",
      to: "message-end.delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.status",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.completed.interaction.errors[0].code",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.completed.interaction.errors[0].message",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "usage",
      from: "interaction.complete.interaction.usage",
      to: "message-end.delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.status",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "interaction.complete.interaction.errors[0].code",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "explanation",
      from: "interaction.complete.interaction.errors[0].message",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
