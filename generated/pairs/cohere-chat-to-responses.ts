// Made from specs/dialects/cohere-chat/mapping.yaml, specs/dialects/responses/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the cohere-chat dialect for a model behind responses, and its answer. */
export const cohereChatToResponses: Pair = {
  from: "cohere-chat",
  to: "responses",
  fields: [
    {
      concept: "turns",
      from: "messages",
      to: "input",
      by:
        "answer calls, failures as text, web addresses only, plain documents as text, only media taken, name " +
        "files, drop empty text, clean call ids, drop trailing reasoning, ensure user turn",
    },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    {
      concept: "output_limit",
      from: "max_tokens",
      to: "max_output_tokens",
      by: "kept within 16 and 2147483647",
      when: "from 16 to 2147483647",
    },
    { concept: "temperature", from: "temperature", to: "temperature" },
    { concept: "top_p", from: "p", to: "top_p" },
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
      by: "object schema",
      when: "unless another has its name; as one object",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "in a known form; unless another has its name" },
    {
      concept: "strict",
      from: "strict_tools",
      to: "tools[].strict",
      by: "strict for each tool",
      when:
        "not where calling is text; unless another has its name; with a closed schema; with a schema that " +
        "strict mode accepts; with tools",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tool_choice or tools[].strict",
      by: "word for word, strict for validated",
      when: "validated with closed schemas; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "tool_choice",
      when: "in a known form; beside tools, else it has no effect",
    },
    { concept: "output_format.kind", from: "response_format.type", to: "text.format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "response_format.json_schema",
      to: "text.format.schema or instructions",
      by: "schema as instruction",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.schema",
      from: "response_format.schema",
      to: "text.format.schema or instructions",
      by: "schema as instruction",
      when: "unless response_format.json_schema has another value; as schema; of an object; as older_schema",
    },
    {
      concept: "output_format",
      from: "response_format",
      to: "text.format or instructions",
      by: "schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.mode",
      from: "thinking.type",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.budget",
      from: "thinking.token_budget",
      to: "reasoning.effort",
      by: "fit reasoning",
      when: "as the model is controlled",
    },
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
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
    },
    {
      concept: "media",
      from: "messages[].content[image]",
      to: "input[].content[image] or input[text_result].output[image] or input[result].output[image]",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.medium",
      from: "messages[].content[image].type",
      to:
        "input[].content[image].type or input[text_result].output[image].type or " + "input[result].output[image].type",
      by: "by its form",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to:
        "input[].content[image].image_url or input[text_result].output[image].image_url or " +
        "input[result].output[image].image_url",
      by: "media uri",
      when: "in user turns or in results; unless at an address of one vendor",
    },
    {
      concept: "media.detail",
      from: "messages[].content[image].image_url.detail",
      to:
        "input[].content[image].detail or input[text_result].output[image].detail or " +
        "input[result].output[image].detail",
      by: "word for word",
      when:
        "in user turns or in results; only auto, low, high; unless at an address of one vendor; unless of " +
        "plain text",
    },
    {
      concept: "text",
      from: "messages[].content[found]",
      to:
        "instructions or input[].content[text] or input[].content or input[].content[output] or " +
        "input[text_result].output[text] or input[text_result].output or input[result].output[text] or " +
        "input[result].output",
    },
    {
      concept: "text.text",
      from: "messages[].content[found].document.data",
      to:
        "instructions or input[].content[text].text or input[].content or input[].content[output].text or " +
        "input[text_result].output[text].text or input[text_result].output or " +
        "input[result].output[text].text or input[result].output",
      by: "arguments text",
    },
    {
      concept: "text.text",
      from: "messages[].tool_plan",
      to: "input[].content[output].text or input[].content",
      when: "in assistant turns",
    },
    { concept: "call", from: "messages[].tool_calls[]", to: "input[call]", when: "in assistant turns" },
    { concept: "call.id", from: "messages[].tool_calls[].id", to: "input[call].call_id", when: "in assistant turns" },
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
    { concept: "result", from: "messages[tool]", to: "input[result]", when: "with its call" },
    { concept: "result.id", from: "messages[tool].tool_call_id", to: "input[result].call_id", when: "with its call" },
    { concept: "result.parts", from: "messages[tool].content", to: "input[result].output", when: "with its call" },
    {
      concept: "(gateway)",
      from: "documents",
      by: "acted on by the gateway: a pass reads them as parts of the user's last message",
    },
  ],
  dropped: [
    { concept: "top_k", from: "k", dropped: "sampling here is by temperature and top_p" },
    { concept: "stop", from: "stop_sequences", dropped: "there are no stop sequences here" },
    { concept: "presence_penalty", from: "presence_penalty", when: "unless 0", dropped: "there are no penalties here" },
    {
      concept: "frequency_penalty",
      from: "frequency_penalty",
      when: "unless 0",
      dropped: "there are no penalties here",
    },
    { concept: "seed", from: "seed", dropped: "there is no seed here" },
    {
      concept: "reasoning",
      from: "messages[].content[reasoning]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "reasoning.text",
      from: "messages[].content[reasoning].thinking",
      dropped: "the responses dialect has no place for it",
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
    { concept: "parts", from: "output", to: "message" },
    {
      concept: "finish",
      from: "status",
      to: "finish_reason",
      by:
        "completed or others as COMPLETE, incomplete/max_output_tokens or incomplete/max_messages or " +
        "incomplete as MAX_TOKENS, incomplete/content_filter or failed or failed/* or cancelled or " +
        "in_progress or queued as ERROR",
    },
    { concept: "finish", from: "incomplete_details.reason", to: "finish_reason", by: "one word with that of status" },
    { concept: "finish", from: "error.code", to: "finish_reason", by: "one word with that of status" },
    { concept: "explanation", from: "error.message", dropped: "the reason is not reported" },
    { concept: "id", from: "id", to: "id" },
    { concept: "created", from: "created_at", dropped: "the time is not reported" },
    { concept: "model", from: "model", dropped: "the model is not reported" },
    { concept: "usage.input", from: "usage.input_tokens", to: "usage.tokens.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.input_tokens_details.cached_tokens",
      to: "usage.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.input_tokens_details.cache_write_tokens",
      dropped: "only reading from a cache is counted",
    },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.tokens.output_tokens", by: "made to add up" },
    {
      concept: "usage.reasoning",
      from: "usage.output_tokens_details.reasoning_tokens",
      by: "implied by leaving it out: part of the output",
    },
    { concept: "usage.total", from: "usage.total_tokens", dropped: "the parts are not summed" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage.cost", from: "usage.cost", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output[].content[output]",
      to: "message.content[text]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output[].content[output].text", to: "message.content[text].text" },
    {
      concept: "refusal",
      from: "output[].content[refusal]",
      to: "message.content[declined]",
      when: "where any of it is carried",
    },
    { concept: "refusal.text", from: "output[].content[refusal].refusal", to: "message.content[declined].text" },
    { concept: "call", from: "output[text_call]", to: "message.tool_calls[]", when: "where any of it is carried" },
    {
      concept: "call.id",
      from: "output[text_call].call_id",
      to: "message.tool_calls[].id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output[text_call].name",
      to: "message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    {
      concept: "call.group",
      from: "output[text_call].namespace",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "call.arguments",
      from: "output[text_call].input",
      to: "message.tool_calls[].function.arguments",
      by: "arguments text",
      when: "of calls with a name",
    },
    { concept: "call", from: "output[call]", to: "message.tool_calls[]", when: "where any of it is carried" },
    { concept: "call.id", from: "output[call].call_id", to: "message.tool_calls[].id", when: "of calls with a name" },
    {
      concept: "call.name",
      from: "output[call].name",
      to: "message.tool_calls[].function.name",
      when: "of calls with a name",
    },
    { concept: "call.group", from: "output[call].namespace", dropped: "the cohere-chat dialect has no place for it" },
    {
      concept: "call.arguments",
      from: "output[call].arguments",
      to: "message.tool_calls[].function.arguments",
      by: "arguments text",
      when: "of calls with a name",
    },
    {
      concept: "reasoning",
      from: "output[thought]",
      to: "message.content[reasoning]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].summary",
      to: "message.content[reasoning].thinking",
      by: "summary texts, non empty text",
      when: "as far as it is understood",
    },
    {
      concept: "reasoning.text",
      from: "output[thought].content",
      to: "message.content[reasoning].thinking",
      by: "summary texts, non empty text",
      when: "unless output[thought].summary has another value; as far as it is understood",
    },
    {
      concept: "reasoning.signature",
      from: "output[thought].encrypted_content",
      dropped: "the cohere-chat dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "output[].content[output].annotations[].url",
      to: "message.citations[].sources[0].document.url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output[].content[output].annotations[].title",
      to: "message.citations[].sources[0].document.title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.start",
      from: "output[].content[output].annotations[].start_index",
      to: "message.citations[].start",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.end",
      from: "output[].content[output].annotations[].end_index",
      to: "message.citations[].end",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations",
      from: "output[].content[output].annotations[]",
      to: "message.citations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "output[assistant].phase",
      dropped: "only this dialect tells commentary from answers",
    },
    { concept: "(gateway)", from: "output[assistant].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "output[assistant].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "output[text_call].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "output[text_call].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "output[call].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "output[call].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "output[thought].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "output[thought].status", by: "acted on by the gateway: items are whole" },
    {
      concept: "(gateway)",
      from: "output[].content[output].logprobs",
      by: "acted on by the gateway: probabilities in earlier turns are not read again",
    },
    { concept: "(others)", from: "(any other member of a part)", dropped: "no concept covers it" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [
    { concept: "id", from: "response.created.response.id", to: "message-start.id or message-end.id" },
    {
      concept: "created",
      from: "response.created.response.created_at",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "call.id",
      from: "response.output_item.added[function_call].item.call_id",
      to: "tool-call-start.delta.message.tool_calls.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[function_call].item.name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
    },
    {
      concept: "call.id",
      from: "response.output_item.added[custom_tool_call].item.call_id",
      to: "tool-call-start.delta.message.tool_calls.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.added[custom_tool_call].item.name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
    },
    { concept: "text.text", from: "response.output_text.delta.delta", to: "content-delta.delta.message.content.text" },
    { concept: "text.text", from: "response.output_text.done.text", to: "content-delta.delta.message.content.text" },
    {
      concept: "text.citations",
      from: "response.output_text.annotation.added.annotation",
      to: "citation-start.delta.message.citations",
      when: "in a known form, where the answer has words",
    },
    { concept: "refusal.text", from: "response.refusal.delta.delta", to: "content-delta.delta.message.content.text" },
    { concept: "refusal.text", from: "response.refusal.done.refusal", to: "content-delta.delta.message.content.text" },
    {
      concept: "reasoning.text",
      from: "response.reasoning_summary_text.delta.delta",
      to: "content-delta.delta.message.content.thinking",
    },
    {
      concept: "reasoning.text",
      from: "response.reasoning_text.delta.delta",
      to: "content-delta.delta.message.content.thinking",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.delta.delta",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
    },
    {
      concept: "call.arguments",
      from: "response.function_call_arguments.done.arguments",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.delta.delta",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
    },
    {
      concept: "call.arguments",
      from: "response.custom_tool_call_input.done.input",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[function_call].item.call_id",
      to: "tool-call-start.delta.message.tool_calls.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[function_call].item.name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[function_call].item.arguments",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
    },
    {
      concept: "call.id",
      from: "response.output_item.done[custom_tool_call].item.call_id",
      to: "tool-call-start.delta.message.tool_calls.id",
    },
    {
      concept: "call.name",
      from: "response.output_item.done[custom_tool_call].item.name",
      to: "tool-call-start.delta.message.tool_calls.function.name",
    },
    {
      concept: "call.arguments",
      from: "response.output_item.done[custom_tool_call].item.input",
      to: "tool-call-delta.delta.message.tool_calls.function.arguments",
    },
    {
      concept: "reasoning.text",
      from: "response.output_item.done[reasoning].item.summary",
      to: "content-delta.delta.message.content.thinking",
      by: "summary texts",
    },
    {
      concept: "reasoning.signature",
      from: "response.output_item.done[reasoning].item.encrypted_content",
      dropped: "the streams of the cohere-chat dialect have no place for it",
    },
    {
      concept: "usage",
      from: "response.completed.response.usage",
      to: "message-end.delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.status",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.completed.response.incomplete_details.reason",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "usage",
      from: "response.incomplete.response.usage",
      to: "message-end.delta.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.status",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "finish",
      from: "response.incomplete.response.incomplete_details.reason",
      to: "message-end.delta.finish_reason",
      by: "word for word, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
