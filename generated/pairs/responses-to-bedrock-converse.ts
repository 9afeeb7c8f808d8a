// Made from specs/dialects/responses/mapping.yaml, specs/dialects/bedrock-converse/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the responses dialect for a model behind bedrock-converse, and its answer. */
export const responsesToBedrockConverse: Pair = {
  from: "responses",
  to: "bedrock-converse",
  fields: [
    {
      concept: "turns",
      from: "input",
      to: "messages",
      by:
        "hoist instructions, answer calls, only known formats, only media taken, media beside results, " +
        "drop empty text, words in failures, clean call ids, drop trailing reasoning, ensure user turn, " +
        "user first, trim prefill, name documents, text beside documents, split cache points",
      when: "in a known form",
    },
    { concept: "instructions", from: "instructions", to: "system", when: "in a known form" },
    { concept: "model", from: "model", by: "implied by leaving it out: the path determines it" },
    { concept: "stream", from: "stream", by: "implied by leaving it out: the path determines it" },
    { concept: "output_limit", from: "max_output_tokens", to: "inferenceConfig.maxTokens" },
    {
      concept: "temperature",
      from: "temperature",
      to: "inferenceConfig.temperature",
      by: "kept within 0 and 1",
      when: "from 0 to 1; without reasoning",
    },
    { concept: "top_p", from: "top_p", to: "inferenceConfig.topP", when: "without reasoning, or near 1" },
    {
      concept: "top_k",
      from: "top_k",
      to: "additionalModelRequestFields.top_k",
      by: "omit below one",
      when: "without reasoning",
    },
    {
      concept: "tools.calling",
      from: "tools[].type",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "tools[].name",
      to: "toolConfig.tools[].toolSpec.name",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].format.syntax",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].format.definition",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].format",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as text; " +
        "in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].strict",
      to: "toolConfig.tools[].toolSpec.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "tools[].type",
      to: "toolConfig.tools[].toolSpec.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.group_description",
      from: "tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "describe groups",
      when:
        "where a description has room for it; not where name is empty with cache; of the client; " +
        "unless another has its name; among the tools that may be chosen; where calls are not forbidden, " +
        "else it has no effect",
    },
    {
      concept: "tools.group",
      from: "tools[].name",
      to: "toolConfig.tools[].cachePoint or toolConfig.tools[].toolSpec.name",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.calling",
      from: "tools[].tools[].type",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].name",
      to: "toolConfig.tools[].toolSpec.name",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function",
    },
    {
      concept: "tools.description",
      from: "tools[].tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "tools[].tools[].format.syntax",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "tools[].tools[].format.definition",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar",
      from: "tools[].tools[].format",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as text; " +
        "in a known form",
    },
    {
      concept: "tools.parameters",
      from: "tools[].tools[].parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as search",
    },
    {
      concept: "tools.strict",
      from: "tools[].tools[].strict",
      to: "toolConfig.tools[].toolSpec.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "tools[].tools[].type",
      to: "toolConfig.tools[].toolSpec.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools",
      from: "tools[].tools[]",
      to: "toolConfig.tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools",
      from: "tools[]",
      to: "toolConfig.tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "toolConfig.toolChoice.any or toolConfig.toolChoice.auto or toolConfig.tools[]",
      by: "withhold tools",
      when: "where mode is required or where mode is auto or where it forbids calls; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "toolConfig.toolChoice.tool or toolConfig.toolChoice.any",
      by: "by its form",
      when: "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.calling",
      from: "tool_choice.type",
      to: "toolConfig.toolChoice.tool.name",
      by: "tools as functions",
      when:
        "where mode is required with one of names; of tools of the client; where calls are not forbidden, " +
        "else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "toolConfig.toolChoice.tool.name or toolConfig.tools[]",
      by: "single, offer chosen tools",
      when: "as named_text; of tools of the client; where calls are not forbidden, else it has no effect; beside tools, else it has no effect; as named",
    },
    {
      concept: "tool_choice.mode",
      from: "tool_choice.mode",
      to: "toolConfig.toolChoice.tool or toolConfig.toolChoice.any or toolConfig.toolChoice.auto",
      when: "where mode is required or where mode is auto; as subset; only auto, required; of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice.names",
      from: "tool_choice.tools[].name",
      to: "toolConfig.toolChoice.tool.name or toolConfig.tools[]",
      by: "single, offer chosen tools",
      when:
        "in items whose type is function or custom or namespace or absent; as subset; of tools of the client; " +
        "where calls are not forbidden, else it has no effect; beside tools, else it has no effect",
    },
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.toolChoice or toolConfig.tools[]",
      by: "withhold tools",
      when:
        "where mode is required or where mode is auto or where it forbids calls; in a known form; " +
        "of tools of the client; beside tools, else it has no effect",
    },
    {
      concept: "output_format.kind",
      from: "text.format.type",
      to: "system[cache_point].cachePoint or system[text].text or outputConfig.textFormat.type",
      by: "json as instruction, by its form, implied by leaving it out: what happens without it",
    },
    {
      concept: "output_format.schema",
      from: "text.format.schema",
      to: "outputConfig.textFormat.structure.jsonSchema.schema or system[cache_point].cachePoint or system[text].text",
      by: "schema text, schema as instruction",
      when: "as schema; of an object; with conditions that the vendor accepts",
    },
    {
      concept: "output_format.name",
      from: "text.format.name",
      to: "outputConfig.textFormat.structure.jsonSchema.name",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.description",
      from: "text.format.description",
      to: "outputConfig.textFormat.structure.jsonSchema.description",
      when: "as schema; of an object",
    },
    {
      concept: "output_format.strict",
      from: "text.format.strict",
      by: "implied by leaving it out: schemas are always met exactly",
      when: "as schema; with a closed schema",
    },
    {
      concept: "output_format",
      from: "text.format",
      to: "outputConfig.textFormat or system[cache_point].cachePoint or system[text].text",
      by: "json as instruction, schema as instruction",
      when: "in a known form",
    },
    {
      concept: "reasoning.effort",
      from: "reasoning.effort",
      to: "outputConfig.effort or additionalModelRequestFields.thinking.type or additionalModelRequestFields.thinking.budget_tokens",
      by: "word for word, fit reasoning",
      when: "as the model is controlled",
    },
    {
      concept: "reasoning.visible",
      from: "reasoning.summary",
      to: "additionalModelRequestFields.thinking.display",
      by: "word for word",
      when: "only auto, concise, detailed; as the model is controlled",
    },
    { concept: "metadata", from: "metadata", to: "requestMetadata" },
    {
      concept: "tools.calling",
      from: "input[found].tools[].type",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].name",
      to: "toolConfig.tools[].toolSpec.name",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].format.syntax",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].format.definition",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].format",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as text; " +
        "in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as search",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].strict",
      to: "toolConfig.tools[].toolSpec.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].type",
      to: "toolConfig.tools[].toolSpec.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.group_description",
      from: "input[found].tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "describe groups",
      when:
        "where a description has room for it; not where name is empty with cache; of the client; " +
        "unless another has its name; among the tools that may be chosen; where calls are not forbidden, " +
        "else it has no effect",
    },
    {
      concept: "tools.group",
      from: "input[found].tools[].name",
      to: "toolConfig.tools[].cachePoint or toolConfig.tools[].toolSpec.name",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.calling",
      from: "input[found].tools[].tools[].type",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].name",
      to: "toolConfig.tools[].toolSpec.name",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function",
    },
    {
      concept: "tools.description",
      from: "input[found].tools[].tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[found].tools[].tools[].format.syntax",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[found].tools[].tools[].format.definition",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[found].tools[].tools[].format",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as text; " +
        "in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[found].tools[].tools[].parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as search",
    },
    {
      concept: "tools.strict",
      from: "input[found].tools[].tools[].strict",
      to: "toolConfig.tools[].toolSpec.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "input[found].tools[].tools[].type",
      to: "toolConfig.tools[].toolSpec.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools",
      from: "input[found].tools[]",
      to: "toolConfig.tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].type",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].name",
      to: "toolConfig.tools[].toolSpec.name",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].format.syntax",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].format.definition",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].format",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as text; " +
        "in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as search",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].strict",
      to: "toolConfig.tools[].toolSpec.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].type",
      to: "toolConfig.tools[].toolSpec.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.group_description",
      from: "input[more_tools].tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "describe groups",
      when:
        "where a description has room for it; not where name is empty with cache; of the client; " +
        "unless another has its name; among the tools that may be chosen; where calls are not forbidden, " +
        "else it has no effect",
    },
    {
      concept: "tools.group",
      from: "input[more_tools].tools[].name",
      to: "toolConfig.tools[].cachePoint or toolConfig.tools[].toolSpec.name",
      by: "tools as functions",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.calling",
      from: "input[more_tools].tools[].tools[].type",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].name",
      to: "toolConfig.tools[].toolSpec.name",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function",
    },
    {
      concept: "tools.description",
      from: "input[more_tools].tools[].tools[].description",
      to: "toolConfig.tools[].toolSpec.description",
      by: "non empty text",
      when:
        "as text; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect; as function; as search",
    },
    {
      concept: "tools.grammar.syntax",
      from: "input[more_tools].tools[].tools[].format.syntax",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar.definition",
      from: "input[more_tools].tools[].tools[].format.definition",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as rules",
    },
    {
      concept: "tools.grammar",
      from: "input[more_tools].tools[].tools[].format",
      to: "toolConfig.tools[].toolSpec.description",
      by: "tools as functions",
      when:
        "not where name is empty with cache; of the client; unless another has its name; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as text; " +
        "in a known form",
    },
    {
      concept: "tools.parameters",
      from: "input[more_tools].tools[].tools[].parameters",
      to: "toolConfig.tools[].toolSpec.inputSchema.json",
      by: "object schema",
      when:
        "as function; of the client; unless another has its name; as one object; " +
        "among the tools that may be chosen; where calls are not forbidden, else it has no effect; as search",
    },
    {
      concept: "tools.strict",
      from: "input[more_tools].tools[].tools[].strict",
      to: "toolConfig.tools[].toolSpec.strict",
      when:
        "as function; of the client; unless another has its name; with a closed schema; " +
        "with a schema that strict mode accepts; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools.name",
      from: "input[more_tools].tools[].tools[].type",
      to: "toolConfig.tools[].toolSpec.name",
      by: "by its form",
      when:
        "not as hosted; of the client; unless another has its name; among the tools that may be chosen; " +
        "where calls are not forbidden, else it has no effect",
    },
    {
      concept: "tools",
      from: "input[more_tools].tools[]",
      to: "toolConfig.tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen; where calls are not forbidden, else it has no effect",
    },
    {
      concept: "text",
      from: "input[].content[text]",
      to:
        "system[cache_point] or system[text] or messages[].content[cache_point] or messages[].content[text] or " +
        "messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[text].text",
      to:
        "system[cache_point].cachePoint or system[text].text or messages[].content[cache_point].cachePoint or " +
        "messages[].content[text].text or messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "text.cache",
      from: "input[].content[text].prompt_cache_breakpoint",
      to: "system[cache_point].cachePoint or messages[].content[cache_point].cachePoint",
      by: "cache mark, cache point",
      when: "as far as it is understood; as many as the host takes",
    },
    {
      concept: "text",
      from: "input[].content[encrypted_words]",
      to:
        "system[text] or messages[].content[text] or messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[encrypted_words].encrypted_content",
      to:
        "system[text].text or messages[].content[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
      by: "unencrypted text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "input[].content[output]",
      to:
        "system[text] or messages[].content[text] or messages[].content[failed_result].toolResult.content[text] or " +
        "messages[].content[result].toolResult.content[text]",
    },
    {
      concept: "text.text",
      from: "input[].content[output].text",
      to:
        "system[text].text or messages[].content[text].text or " +
        "messages[].content[failed_result].toolResult.content[text].text or " +
        "messages[].content[result].toolResult.content[text].text",
    },
    {
      concept: "media",
      from: "input[].content[image]",
      to:
        "messages[].content[image] or messages[].content[failed_result].toolResult.content[image] or " +
        "messages[].content[result].toolResult.content[image]",
      when: "in user turns with source's data or in results with source's data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.medium",
      from: "input[].content[image].type",
      to:
        "messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      by: "by its form",
      when: "in user turns with source's data or in results with source's data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.source",
      from: "input[].content[image].image_url",
      to:
        "messages[].content[image].image.format or messages[].content[image].image.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[image].image.format or " +
        "messages[].content[failed_result].toolResult.content[image].image.source.bytes or " +
        "messages[].content[result].toolResult.content[image].image.format or " +
        "messages[].content[result].toolResult.content[image].image.source.bytes",
      by: "media uri",
      when: "in user turns with source's data with data or in results with source's data with data; images as png, jpeg, gif, webp",
    },
    {
      concept: "media.cache",
      from: "input[].content[image].prompt_cache_breakpoint",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; images as png, jpeg, gif, webp; as many as the host takes",
    },
    {
      concept: "media",
      from: "input[].content[document]",
      to:
        "messages[].content[words] or messages[].content[document] or " +
        "messages[].content[failed_result].toolResult.content[words] or " +
        "messages[].content[failed_result].toolResult.content[document] or " +
        "messages[].content[result].toolResult.content[words] or " +
        "messages[].content[result].toolResult.content[document]",
      when:
        "in user turns with source's text or in user turns with source's data or in results with source's text or in " +
        "results with source's data; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.medium",
      from: "input[].content[document].type",
      to:
        "messages[].content[words].document.source.text or messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes",
      by: "by its form",
      when:
        "in user turns with source's text or in user turns with source's data or in results with source's text or in " +
        "results with source's data; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.source",
      from: "input[].content[document].file_data",
      to:
        "messages[].content[words].document.format or messages[].content[words].document.source.text or " +
        "messages[].content[document].document.format or messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[words].document.format or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[document].document.format or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[words].document.format or " +
        "messages[].content[result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[document].document.format or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes",
      by: "bytes or uri",
      when:
        "in user turns with source's text with text or in user turns with source's data with data or in results with " +
        "source's text with text or in results with source's data with data; documents as text, pdf, doc, docx, " +
        "xls, xlsx",
    },
    {
      concept: "media.title",
      from: "input[].content[document].filename",
      to:
        "messages[].content[words].document.name or messages[].content[document].document.name or " +
        "messages[].content[failed_result].toolResult.content[words].document.name or " +
        "messages[].content[failed_result].toolResult.content[document].document.name or " +
        "messages[].content[result].toolResult.content[words].document.name or " +
        "messages[].content[result].toolResult.content[document].document.name",
      when:
        "in user turns with source's text or in user turns with source's data or in results with source's text or in " +
        "results with source's data; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.cache",
      from: "input[].content[document].prompt_cache_breakpoint",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; documents as text, pdf, doc, docx, xls, xlsx; as many as the host takes",
    },
    {
      concept: "media",
      from: "input[].content[linked_document]",
      to:
        "messages[].content[words] or messages[].content[document] or " +
        "messages[].content[failed_result].toolResult.content[words] or " +
        "messages[].content[failed_result].toolResult.content[document] or " +
        "messages[].content[result].toolResult.content[words] or " +
        "messages[].content[result].toolResult.content[document]",
      when:
        "in user turns with source's text or in user turns with source's data or in results with source's text or in " +
        "results with source's data; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.medium",
      from: "input[].content[linked_document].type",
      to:
        "messages[].content[words].document.source.text or messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes",
      by: "by its form",
      when:
        "in user turns with source's text or in user turns with source's data or in results with source's text or in " +
        "results with source's data; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.source",
      from: "input[].content[linked_document].file_url",
      to:
        "messages[].content[words].document.format or messages[].content[words].document.source.text or " +
        "messages[].content[document].document.format or messages[].content[document].document.source.bytes or " +
        "messages[].content[failed_result].toolResult.content[words].document.format or " +
        "messages[].content[failed_result].toolResult.content[words].document.source.text or " +
        "messages[].content[failed_result].toolResult.content[document].document.format or " +
        "messages[].content[failed_result].toolResult.content[document].document.source.bytes or " +
        "messages[].content[result].toolResult.content[words].document.format or " +
        "messages[].content[result].toolResult.content[words].document.source.text or " +
        "messages[].content[result].toolResult.content[document].document.format or " +
        "messages[].content[result].toolResult.content[document].document.source.bytes",
      by: "media uri",
      when:
        "in user turns with source's text with text or in user turns with source's data with data or in results with " +
        "source's text with text or in results with source's data with data; documents as text, pdf, doc, docx, " +
        "xls, xlsx",
    },
    {
      concept: "media.title",
      from: "input[].content[linked_document].filename",
      to:
        "messages[].content[words].document.name or messages[].content[document].document.name or " +
        "messages[].content[failed_result].toolResult.content[words].document.name or " +
        "messages[].content[failed_result].toolResult.content[document].document.name or " +
        "messages[].content[result].toolResult.content[words].document.name or " +
        "messages[].content[result].toolResult.content[document].document.name",
      when:
        "in user turns with source's text or in user turns with source's data or in results with source's text or in " +
        "results with source's data; documents as text, pdf, doc, docx, xls, xlsx",
    },
    {
      concept: "media.cache",
      from: "input[].content[linked_document].prompt_cache_breakpoint",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; documents as text, pdf, doc, docx, xls, xlsx; as many as the host takes",
    },
    {
      concept: "refusal",
      from: "input[].content[refusal]",
      to: "messages[].content[declined]",
      when: "in assistant turns",
    },
    {
      concept: "refusal.text",
      from: "input[].content[refusal].refusal",
      to: "messages[].content[declined].text",
      when: "in assistant turns",
    },
    { concept: "call", from: "input[text_call]", to: "messages[].content[call]" },
    { concept: "call.id", from: "input[text_call].call_id", to: "messages[].content[call].toolUse.toolUseId" },
    { concept: "call.name", from: "input[text_call].name", to: "messages[].content[call].toolUse.name" },
    {
      concept: "call.group",
      from: "input[text_call].namespace",
      to: "messages[].content[call].toolUse.name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[text_call].input",
      to: "messages[].content[call].toolUse.input",
      by: "json object",
    },
    { concept: "call", from: "input[search_call]", to: "messages[].content[call]" },
    { concept: "call.id", from: "input[search_call].call_id", to: "messages[].content[call].toolUse.toolUseId" },
    {
      concept: "call.arguments",
      from: "input[search_call].arguments",
      to: "messages[].content[call].toolUse.input",
      by: "json object",
    },
    { concept: "call", from: "input[call]", to: "messages[].content[call]" },
    { concept: "call.id", from: "input[call].call_id", to: "messages[].content[call].toolUse.toolUseId" },
    { concept: "call.name", from: "input[call].name", to: "messages[].content[call].toolUse.name" },
    {
      concept: "call.group",
      from: "input[call].namespace",
      to: "messages[].content[call].toolUse.name",
      by: "tools as functions",
      when: "unless its tool has no group",
    },
    {
      concept: "call.arguments",
      from: "input[call].arguments",
      to: "messages[].content[call].toolUse.input",
      by: "arguments text, json object",
    },
    { concept: "result", from: "input[text_result]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[text_result].call_id",
      to: "messages[].content[result].toolResult.toolUseId",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[text_result].output",
      to:
        "messages[].content[result].toolResult.content or messages[].content[image] or messages[].content[video] or " +
        "messages[].content[audio] or messages[].content[words] or messages[].content[document] or " +
        "messages[].content[cache_point].cachePoint or messages[].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    { concept: "result", from: "input[found]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[found].call_id",
      to: "messages[].content[result].toolResult.toolUseId",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[found].tools",
      to:
        "messages[].content[result].toolResult.content or messages[].content[image] or messages[].content[video] or " +
        "messages[].content[audio] or messages[].content[words] or messages[].content[document] or " +
        "messages[].content[cache_point].cachePoint or messages[].content[text].text",
      by: "tool names text, media beside results",
      when: "with its call",
    },
    { concept: "result", from: "input[result]", to: "messages[].content[result]", when: "with its call" },
    {
      concept: "result.id",
      from: "input[result].call_id",
      to: "messages[].content[result].toolResult.toolUseId",
      when: "with its call",
    },
    {
      concept: "result.parts",
      from: "input[result].output",
      to:
        "messages[].content[result].toolResult.content or messages[].content[image] or messages[].content[video] or " +
        "messages[].content[audio] or messages[].content[words] or messages[].content[document] or " +
        "messages[].content[cache_point].cachePoint or messages[].content[text].text",
      by: "media beside results",
      when: "with its call",
    },
    {
      concept: "reasoning",
      from: "input[thought]",
      to: "messages[].content[reasoning]",
      when: "with signature; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].summary",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      by: "summary texts",
      when: "with signature; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.text",
      from: "input[thought].content",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.text",
      by: "summary texts",
      when: "with signature; unless input[thought].summary has another value; as far as it is understood; before something else",
    },
    {
      concept: "reasoning.signature",
      from: "input[thought].encrypted_content",
      to: "messages[].content[reasoning].reasoningContent.reasoningText.signature",
      when: "before something else",
    },
    { concept: "(gateway)", from: "stream_options", by: "acted on by the gateway: usage is always reported here" },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: nothing is stored" },
    { concept: "(gateway)", from: "background", by: "acted on by the gateway: calls are answered at once" },
    { concept: "(gateway)", from: "previous_response_id", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "conversation", by: "acted on by the gateway: refused unless null" },
    { concept: "(gateway)", from: "input[system].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[system].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[developer].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[developer].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[user].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[user].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[assistant].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[assistant].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[text_call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[text_call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[search_call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[search_call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[call].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[call].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[thought].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[thought].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    {
      concept: "(gateway)",
      from: "input[text_result].name",
      by: "acted on by the gateway: results are tied to calls by ID",
    },
    { concept: "(gateway)", from: "input[text_result].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[text_result].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[result].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[result].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[found].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[found].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[more_tools].role", by: "acted on by the gateway: tools are the operator's" },
    { concept: "(gateway)", from: "input[more_tools].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[more_tools].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[agent_message].agent", by: "acted on by the gateway: it repeats the author" },
    { concept: "(gateway)", from: "input[agent_message].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[agent_message].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    { concept: "(gateway)", from: "input[compaction].id", by: "acted on by the gateway: items are not stored" },
    {
      concept: "(gateway)",
      from: "input[compaction].status",
      by: "acted on by the gateway: models need not know whether an item was cut",
    },
    {
      concept: "(gateway)",
      from: "input[].content[output].logprobs",
      by: "acted on by the gateway: those of answers are read together, and those of earlier turns are not needed",
    },
  ],
  dropped: [
    { concept: "seed", from: "seed", dropped: "the host has no seed for all models" },
    {
      concept: "logprobs",
      from: "include",
      when: 'unless ["reasoning.encrypted_content"]',
      dropped: "probabilities are not reported",
    },
    { concept: "top_logprobs", from: "top_logprobs", when: "unless 0", dropped: "probabilities are not reported" },
    {
      concept: "parallel_calls",
      from: "parallel_tool_calls",
      when: "unless true; beside tools, else it has no effect",
      dropped: "there is no switch for parallel calls",
    },
    { concept: "verbosity", from: "text.verbosity", dropped: "length is left to the model" },
    { concept: "user", from: "user", dropped: "end users are not distinguished" },
    { concept: "user", from: "safety_identifier", dropped: "end users are not distinguished" },
    { concept: "cache_key", from: "prompt_cache_key", dropped: "caches are steered by points in the prompt" },
    {
      concept: "cache_retention",
      from: "prompt_cache_retention",
      dropped: "caches are steered by points in the prompt",
    },
    {
      concept: "text.citations.url",
      from: "input[].content[output].annotations[].url",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.title",
      from: "input[].content[output].annotations[].title",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.start",
      from: "input[].content[output].annotations[].start_index",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations.end",
      from: "input[].content[output].annotations[].end_index",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "text.citations",
      from: "input[].content[output].annotations[]",
      dropped: "the bedrock-converse dialect has no place for it",
    },
    {
      concept: "media.detail",
      from: "input[].content[image].detail",
      when: 'unless "auto"',
      dropped: "the bedrock-converse dialect has no place for it",
    },
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
    { concept: "(only here)", from: "input[agent_message].author", dropped: "only this dialect has several agents" },
    { concept: "(only here)", from: "input[agent_message].recipient", dropped: "only this dialect has several agents" },
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
      from: "tools[].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[found].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[found].tools[].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[more_tools].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    {
      concept: "(only here)",
      from: "input[more_tools].tools[].tools[].defer_loading",
      when: "unless false",
      dropped: "belongs to one vendor",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "parts", from: "output.message", to: "output", by: "hidden as state" },
    {
      concept: "finish",
      from: "stopReason",
      to: "status and incomplete_details.reason and error.code",
      by:
        "end_turn or stop_sequence or tool_use or others as completed, " +
        "max_tokens or model_context_window_exceeded as incomplete/max_output_tokens, " +
        "content_filtered or guardrail_intervened as incomplete/content_filter, " +
        "malformed_model_output or malformed_tool_use as failed//server_error",
    },
    {
      concept: "stop_sequence",
      from: "additionalModelResponseFields.stop_sequence",
      dropped: "the sequence is not reported",
    },
    { concept: "usage.input", from: "usage.inputTokens", to: "usage.input_tokens", by: "made to add up" },
    {
      concept: "usage.cached_input",
      from: "usage.cacheReadInputTokens",
      to: "usage.input_tokens_details.cached_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write",
      from: "usage.cacheWriteInputTokens",
      to: "usage.input_tokens_details.cache_write_tokens",
      by: "made to add up",
    },
    {
      concept: "usage.cache_write_hour",
      from: "usage.cacheDetails",
      dropped: "writes are not counted by their lifetime",
    },
    { concept: "usage.output", from: "usage.outputTokens", to: "usage.output_tokens", by: "made to add up" },
    { concept: "usage.total", from: "usage.totalTokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "text",
      from: "output.message.content[cited]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[cited].citationsContent.content",
      to: "output[].content[answer_output].text",
      by: "content text",
      when: "as far as it is understood",
    },
    {
      concept: "text",
      from: "output.message.content[text]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    { concept: "text.text", from: "output.message.content[text].text", to: "output[].content[answer_output].text" },
    {
      concept: "text",
      from: "output.message.content[guarded]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[guarded].guardContent.text.text",
      to: "output[].content[answer_output].text",
    },
    {
      concept: "text",
      from: "output.message.content[values]",
      to: "output[].content[answer_output]",
      when: "where any of it is carried",
    },
    {
      concept: "text.text",
      from: "output.message.content[values].json",
      to: "output[].content[answer_output].text",
      by: "value text",
    },
    {
      concept: "media",
      from: "output.message.content[document_of_blocks]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[document_of_blocks].document.source.content",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[document_of_blocks].document.name",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media",
      from: "output.message.content[search_result]",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.medium",
      from: "output.message.content[search_result].searchResult",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.source",
      from: "output.message.content[search_result].searchResult.content",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "media.title",
      from: "output.message.content[search_result].searchResult.title",
      dropped: "the responses dialect has no place for it",
    },
    {
      concept: "reasoning",
      from: "output.message.content[reasoning]",
      to: "output[thought]",
      when: "where any of it is carried",
    },
    {
      concept: "reasoning.text",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.text",
      to: "output[thought].summary",
      by: "summary texts",
    },
    {
      concept: "reasoning.signature",
      from: "output.message.content[reasoning].reasoningContent.reasoningText.signature",
      to: "output[thought].encrypted_content",
    },
    {
      concept: "reasoning",
      from: "output.message.content[redacted]",
      to: "output[thought] or output[thought].encrypted_content",
      by: "hidden as state",
      when: "without redacted or where its vendor is known; where any of it is carried",
    },
    {
      concept: "reasoning.redacted",
      from: "output.message.content[redacted].reasoningContent.redactedContent",
      to: "output[thought].encrypted_content",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    { concept: "call", from: "output.message.content[call]", to: "output[call]", when: "where any of it is carried" },
    {
      concept: "call.id",
      from: "output.message.content[call].toolUse.toolUseId",
      to: "output[call].call_id",
      when: "of calls with a name",
    },
    {
      concept: "call.name",
      from: "output.message.content[call].toolUse.name",
      to: "output[call].name",
      when: "of calls with a name",
    },
    {
      concept: "call.arguments",
      from: "output.message.content[call].toolUse.input",
      to: "output[call].arguments",
      by: "json object, arguments text",
      when: "of calls with a name",
    },
    {
      concept: "text.citations.url",
      from: "output.message.content[cited].citationsContent.citations[].location.web.url",
      to: "output[].content[answer_output].annotations[].url",
      when: "where the answer has words",
    },
    {
      concept: "text.citations.title",
      from: "output.message.content[cited].citationsContent.citations[].title",
      to: "output[].content[answer_output].annotations[].title",
      when: "with url; where the answer has words",
    },
    {
      concept: "text.citations.quote",
      from: "output.message.content[cited].citationsContent.citations[].sourceContent",
      dropped: "only the place is reported",
    },
    {
      concept: "text.citations",
      from: "output.message.content[cited].citationsContent.citations[]",
      to: "output[].content[answer_output].annotations[]",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "(only here)",
      from: "output.message.content[guarded].guardContent.text.qualifiers",
      dropped: "safety settings belong to one vendor",
    },
    {
      concept: "(only here)",
      from: "output.message.content[document_of_blocks].document.context",
      dropped: "only this vendor reads it",
    },
    {
      concept: "(only here)",
      from: "output.message.content[document_of_blocks].document.citations",
      dropped: "no other dialect lets a request choose citations",
    },
    {
      concept: "(only here)",
      from: "output.message.content[search_result].searchResult.source",
      dropped: "only this dialect names where words come from",
    },
    {
      concept: "(only here)",
      from: "output.message.content[search_result].searchResult.citations",
      dropped: "no other dialect lets a request choose citations",
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
      concept: "(only here)",
      from: "contentBlockStart.start.toolResult",
      dropped: "results of tools that the vendor runs",
    },
    {
      concept: "call.id",
      from: "contentBlockStart.start.toolUse.toolUseId",
      to: "response.output_item.added.item.call_id or response.output_item.done.item.call_id",
    },
    {
      concept: "call.name",
      from: "contentBlockStart.start.toolUse.name",
      to: "response.function_call_arguments.done.name or response.output_item.added.item.name or response.output_item.done.item.name",
    },
    {
      concept: "(only here)",
      from: "contentBlockDelta.delta.image",
      dropped: "images come in pieces that do not name their format",
    },
    {
      concept: "(only here)",
      from: "contentBlockDelta.delta.toolResult",
      dropped: "results of tools that the vendor runs",
    },
    {
      concept: "text.text",
      from: "contentBlockDelta.delta.text",
      to: "response.output_text.delta.delta or response.output_text.done.text",
    },
    {
      concept: "reasoning.text",
      from: "contentBlockDelta.delta.reasoningContent.text",
      to: "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or response.reasoning_summary_part.done.part.text",
    },
    {
      concept: "reasoning.signature",
      from: "contentBlockDelta.delta.reasoningContent.signature",
      to: "response.output_item.done.item.encrypted_content",
    },
    {
      concept: "reasoning.redacted",
      from: "contentBlockDelta.delta.reasoningContent.redactedContent",
      to: "response.output_item.done.item.encrypted_content",
      by: "hidden as state",
      when: "where its vendor is known",
    },
    {
      concept: "part.text",
      from: "contentBlockDelta.delta.toolUse.input",
      to:
        "response.function_call_arguments.delta.delta or response.function_call_arguments.done.arguments or " +
        "response.output_text.delta.delta or response.output_text.done.text or " +
        "response.reasoning_summary_text.delta.delta or response.reasoning_summary_text.done.text or " +
        "response.reasoning_summary_part.done.part.text",
      by: "as the part that it continues",
    },
    {
      concept: "text.citations",
      from: "contentBlockDelta.delta.citation",
      to: "response.output_text.annotation.added.annotation",
      when: "in a known form, where the answer has words",
    },
    {
      concept: "finish",
      from: "messageStop.stopReason",
      to:
        "response.*.type or response.created.response.incomplete_details.reason or " +
        "response.created.response.error.code or response.in_progress.response.incomplete_details.reason or " +
        "response.in_progress.response.error.code or response.*.response.status or " +
        "response.*.response.incomplete_details.reason or response.*.response.error.code",
      by: "word for word, as in whole answers",
    },
    {
      concept: "stop_sequence",
      from: "messageStop.additionalModelResponseFields.stop_sequence",
      dropped: "the streams of the responses dialect have no place for it",
    },
    {
      concept: "usage",
      from: "metadata.usage",
      to: "response.*.response.usage",
      by: "count by count, as in whole answers",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it is not read; members of whole parts are named, others describe the call",
    },
  ],
};
