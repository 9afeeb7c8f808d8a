// Made from specs/dialects/responses/mapping.yaml, specs/dialects/interactions/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the responses dialect for a model behind interactions. */
export const responsesToInteractions: Pair = {
  from: "responses",
  to: "interactions",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "input",
      by:
        "hoist instructions, answer calls, plain documents as text, only media taken, drop empty text, " +
        "detach signatures, drop trailing reasoning, ensure user turn",
      when: "in a known form",
    },
    { concept: "instructions", from: "instructions", to: "system_instruction", when: "in a known form" },
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "stream", from: "stream", to: "stream" },
    { concept: "output_limit", from: "max_output_tokens", to: "generation_config.max_output_tokens" },
    { concept: "temperature", from: "temperature", to: "generation_config.temperature" },
    { concept: "top_p", from: "top_p", to: "generation_config.top_p" },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "tools[].parameters",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "tools[].name",
      when: "as text; of the client; unless another has its name; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "tools[].description",
      when: "as text; of the client; unless another has its name; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].format.syntax",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].format.definition",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].format",
      to: "tools[].description",
      by: "tools as functions",
      when: "of the client; unless another has its name; as text; in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "tools[].parameters",
      by: "object schema, json schema",
      when: "as function; of the client; unless another has its name; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "validated for strict",
      when:
        "of tools of the client; beside tools, else it has no effect; as function; of the client; unless " +
        "another has its name",
    },
    {
      concept: "tools.name",
      from: "tools[].type",
      to: "tools[].name",
      by: "by its form",
      when: "not as hosted; of the client; unless another has its name",
    },
    {
      concept: "tools.group",
      from: "tools[].name",
      to: "tools[].name",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
    { concept: "tools", from: "tools[]", to: "tools[]", when: "of the client; unless another has its name" },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      by: "word for word",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "by its form",
      when: "only auto, validated, none, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "single, always a list",
      when: "as named_text; of tools of the client; beside tools, else it has no effect; as named",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.mode",
      to: "generation_config.tool_choice or generation_config.tool_choice.allowed_tools.mode",
      by: "word for word",
      when: "as subset; only auto, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.tools[].name",
      to: "generation_config.tool_choice.allowed_tools.tools",
      by: "always a list",
      when:
        "in items whose type is function or custom or namespace or absent; as subset; of tools of the " +
        "client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "generation_config.tool_choice",
      when: "in a known form; of tools of the client; beside tools, else it has no effect",
    },
    { concept: "output_format.kind", from: "text.format.type", to: "response_format.type", by: "by its form" },
    {
      concept: "output_format.schema",
      from: "text.format.schema",
      to: "response_format.schema",
      by: "json schema",
      when: "as schema",
    },
    {
      concept: "output_format.strict",
      from: "text.format.strict",
      by: "implied by leaving it out: schemas are always met",
      when: "as schema",
    },
    { concept: "output_format", from: "text.format", to: "response_format", when: "in a known form" },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "generation_config.thinking_level",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "reasoning.summary",
      to: "generation_config.thinking_summaries",
      by: "word for word",
      when: "only auto, concise, detailed; as the model is controlled",
    },
    { concept: "metadata", from: "metadata", to: "labels" },
    {
      concept: "text",
      from: "input[].content[text]",
      to: "system_instruction or input[].content[text] or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to: "system_instruction or input[].content[text].text or input[result].result[text].text",
    },
    {
      concept: "text",
      from: "input[].content[output]",
      to: "system_instruction or input[].content[text] or input[result].result[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[output].text",
      to: "system_instruction or input[].content[text].text or input[result].result[text].text",
    },
    {
      concept: "media",
      from: "input[].content[image]",
      to:
        "input[].content[media] or input[].content[linked] or input[result].result[media] or " +
        "input[result].result[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.medium",
      from: "input[].content[image].type",
      to:
        "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or " +
        "input[result].result[linked].type",
      by: "by its form",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.source",
      from: "input[].content[image].image_url",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type",
      by: "media uri",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.detail",
      from: "input[].content[image].detail",
      to:
        "input[].content[media].resolution or input[].content[linked].resolution or " +
        "input[result].result[media].resolution or input[result].result[linked].resolution",
      by: "word for word",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url; only low, high",
    },
    {
      concept: "media",
      from: "input[].content[document]",
      to:
        "input[].content[media] or input[].content[linked] or input[result].result[media] or " +
        "input[result].result[linked] or system_instruction or input[].content[text].text or " +
        "input[result].result[text].text",
      by: "plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.medium",
      from: "input[].content[document].type",
      to:
        "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or " +
        "input[result].result[linked].type or system_instruction or input[].content[text].text or " +
        "input[result].result[text].text",
      by: "by its form, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.source",
      from: "input[].content[document].file_data",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type or system_instruction or input[].content[text].text or " +
        "input[result].result[text].text",
      by: "media uri, plain documents as text",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media",
      from: "input[].content[linked_document]",
      to:
        "input[].content[media] or input[].content[linked] or input[result].result[media] or " +
        "input[result].result[linked]",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked_document].type",
      to:
        "input[].content[media].type or input[].content[linked].type or input[result].result[media].type or " +
        "input[result].result[linked].type",
      by: "by its form",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "media.source",
      from: "input[].content[linked_document].file_url",
      to:
        "input[].content[media].data or input[].content[media].mime_type or input[].content[linked].uri or " +
        "input[].content[linked].mime_type or input[result].result[media].data or " +
        "input[result].result[media].mime_type or input[result].result[linked].uri or " +
        "input[result].result[linked].mime_type",
      by: "media uri",
      when:
        "in user turns with source's data or in user turns with source's url or in assistant turns with " +
        "source's data or in assistant turns with source's url or in results with source's data or in " +
        "results with source's url",
    },
    {
      concept: "refusal",
      from: "input[].content[refusal]",
      to: "system_instruction or input[].content[refusal]",
      when: "in system turns or in developer turns or in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "input[].content[refusal].refusal",
      to: "system_instruction or input[].content[refusal].text",
      when: "in system turns or in developer turns or in assistant turns",
    },
    { concept: "call", from: "input[text_call]", to: "input[call]" },
    { concept: "call.id", from: "input[text_call].call_id", to: "input[call].id" },
    { concept: "call.name", from: "input[text_call].name", to: "input[call].name" },
    {
      concept: "call.group",
      from: "input[text_call].namespace",
      to: "input[call].name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    { concept: "call.arguments", from: "input[text_call].input", to: "input[call].arguments", by: "json object" },
    { concept: "call", from: "input[search_call]", to: "input[call]" },
    { concept: "call.id", from: "input[search_call].call_id", to: "input[call].id" },
    { concept: "call.arguments", from: "input[search_call].arguments", to: "input[call].arguments", by: "json object" },
    { concept: "call", from: "input[call]", to: "input[call]" },
    { concept: "call.id", from: "input[call].call_id", to: "input[call].id" },
    { concept: "call.name", from: "input[call].name", to: "input[call].name" },
    {
      concept: "call.group",
      from: "input[call].namespace",
      to: "input[call].name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "input[call].arguments",
      by: "arguments text, json object",
    },
    { concept: "result", from: "input[text_result]", to: "input[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[text_result].call_id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    { concept: "result.parts", from: "input[text_result].output", to: "input[result].result", when: "with its call" },
    { concept: "result", from: "input[found]", to: "input[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[found].call_id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[found].tools",
      to: "input[result].result",
      by: "tool names text",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "input[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to: "input[result].call_id or input[result].name",
      by: "link results by name",
      when: "with its call",
    },
    { concept: "result.parts", from: "input[result].output", to: "input[result].result", when: "with its call" },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "input[thought]",
      when: "with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "input[thought].summary",
      by: "summary texts, summary content",
      when: "with signature; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].content",
      to: "input[thought].summary",
      by: "summary texts, summary content",
      when:
        "with signature; unless input[thought].summary has another value; as far as it is understood; before " +
        "something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].encrypted_content",
      to: "input[thought].signature",
      when: "before something else",
    },
    { concept: "(gateway)", from: "stream_options", by: "acted on by the gateway: usage is always reported here" },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "background", by: "acted on by the gateway: calls are answered at once" },
    { concept: "(gateway)", from: "previous_response_id", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "conversation", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "input[system].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[system].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[developer].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[developer].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[user].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[user].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[assistant].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[assistant].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[text_call].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[text_call].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[search_call].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[search_call].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[call].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[call].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[thought].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[thought].status", by: "acted on by the gateway: items are whole" },
    {
      concept: "(gateway)",
      from: "input[text_result].name",
      by: "acted on by the gateway: results are tied to calls by ID",
    },
    { concept: "(gateway)", from: "input[text_result].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[text_result].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[result].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[result].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[found].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[found].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[more_tools].role", by: "acted on by the gateway: tools are the operator's" },
    { concept: "(gateway)", from: "input[more_tools].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[more_tools].status", by: "acted on by the gateway: items are whole" },
    { concept: "(gateway)", from: "input[compaction].id", by: "acted on by the gateway: items are not stored" },
    { concept: "(gateway)", from: "input[compaction].status", by: "acted on by the gateway: items are whole" },
    {
      concept: "(gateway)",
      from: "input[].content[output].logprobs",
      by: "acted on by the gateway: probabilities in earlier turns are not read again",
    },
  ],
  dropped: [
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      when: "beside tools, else it has no effect",
      dropped: "the interactions dialect has no place for it",
    },
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
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.url",
      from: "input[].content[output].annotations[].url",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[output].annotations[].title",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[output].annotations[].start_index",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[output].annotations[].end_index",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[output].annotations[]",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[image].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "input[].content[document].filename",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[document].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "input[].content[linked_document].filename",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "media.cache",
      from: "input[].content[linked_document].prompt_cache_breakpoint",
      dropped: "the interactions dialect has no place for it",
    },
    {
      concept: "(only here)",
      from: "include",
      when: 'unless ["reasoning.encrypted_content"]',
      dropped: "only opaque reasoning is carried back",
    },
    { concept: "(only here)", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not carried back" },
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
      from: "tools[].description",
      when: 'unless ""',
      dropped: "groups are not described elsewhere",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
};
