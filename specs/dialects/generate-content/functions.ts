/** Transforms and passes that the generate-content dialect alone needs. */
import type { Medium, Part, Request, Turn, Visibility } from "../../../generated/interlingua/text.js";
import { attachTo } from "../../../src/conversion/conversation/attach-signatures.js";
import { FAILURE, objectIn } from "../../../src/conversion/failure-text.js";
import { dropSchema } from "../../../src/conversion/format-in-words.js";
import { withInstruction } from "../../../src/conversion/instruction.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { readOpenApiSchema } from "../../../src/conversion/open-api-schema.js";
import { asList, asText, asWire, inner } from "../../../src/conversion/values.js";
import { changeSchema } from "../../../src/conversion/schema.js";
import type { PlacedValue } from "../../../src/conversion/stream/contract.js";
import { objectSchema } from "../../../src/conversion/transforms/object-schema.js";
import { readResultText, writeResultText } from "../../../src/conversion/result-text.js";
import { withoutLast } from "../../../src/conversion/without-last.js";

export { grounding } from "./grounding.js";
export { chosenCandidates } from "./probabilities.js";

const step = /\.([^.[\]]+)|\[(\d+)\]|\['([^']*)'\]/g;

/** Arguments that come one value at a time, each with its path of names and indices. */
export const placedValues = {
  read(value: Json | undefined): PlacedValue[] {
    return asList(value).map((item) => {
      const { jsonPath, stringValue, numberValue, boolValue } = inner(item);
      const at = [...(asText(jsonPath) ?? "").matchAll(step)].map(([, name, index, quoted]) =>
        index === undefined ? (name ?? quoted ?? "") : Number(index),
      );
      return { at, value: stringValue ?? numberValue ?? boolValue ?? null };
    });
  },

  /** No client receives arguments in this form. */
  write(): Json | undefined {
    return undefined;
  },
};

/** Bytes in base64, which may be in the URL-safe alphabet and without padding. Other vendors need the standard form. */
export const base64 = {
  read(value: Json | undefined): string | undefined {
    if (typeof value !== "string" || !/[-_]|[^=]$/.test(value)) return typeof value === "string" ? value : undefined;
    const plain = withoutLast(value.replace(/-/g, "+").replace(/_/g, "/"), "=");
    return plain.padEnd(Math.ceil(plain.length / 4) * 4, "=");
  },

  write(data: string | undefined): Json | undefined {
    return data;
  },
};

const media: ReadonlyMap<string, Medium> = new Map([
  ["image", "image"],
  ["audio", "audio"],
  ["video", "video"],
]);

/** The kind of medium of a media type. */
export const mediumOfType = {
  read(value: Json | undefined): Medium | undefined {
    const type = asText(value) ?? "";
    return media.get(type.slice(0, type.indexOf("/"))) ?? "document";
  },

  /** The type is written with the bytes. */
  write(_medium: Medium | undefined): Json | undefined {
    return undefined;
  },
};

/** A JSON Schema for a vendor without `const` and without members next to `$ref`, which get another form. */
export const schemaSubset = {
  read: readOpenApiSchema,

  write(schema: Json | undefined): Json | undefined {
    return schema === undefined ? undefined : changeSchema(schema, modest);
  },
};

/** The schema of a tool's arguments, which is always one of an object, in the form of `schema_subset`. */
export const argumentsSubset = {
  read: readOpenApiSchema,

  write(schema: Json | undefined): Json | undefined {
    const { anyOf, oneOf, allOf, $ref } = asWire(schema) ?? {};
    const hasTypes = (anyOf ?? oneOf ?? allOf ?? $ref) !== undefined;
    return schemaSubset.write(hasTypes ? schema : objectSchema.write(schema));
  },
};

function modest(schema: Wire): Wire {
  if (schema.const === undefined && schema.$ref === undefined) return schema;
  const { const: constant, $ref: reference, ...rest } = schema;
  const subset = constant === undefined ? rest : { ...rest, enum: [constant] };
  if (reference === undefined) return subset;
  return Object.keys(subset).every((key) => key.startsWith("$"))
    ? { ...subset, $ref: reference }
    : { ...subset, anyOf: [{ $ref: reference }] };
}

/** Whether reasoning is visible, as a boolean. */
export const visibilityFlag = {
  /** The value for which it writes true. */
  trueFor: "summarized" as const,

  read(value: Json | undefined): Visibility | undefined {
    if (typeof value !== "boolean") return undefined;
    return value ? "summarized" : "omitted";
  },

  write(visible: Visibility | undefined): Json | undefined {
    return visible === undefined ? undefined : visible === "summarized";
  },
};

/**
 * The result of a failed tool, as an object with the key `error`. A text gets this key. An object that has the key
 * stays unchanged.
 */
export const failedResult = {
  reportsWriting: true,

  read(value: Json | undefined): Part[] | undefined {
    const object = asWire(value);
    return readResultText(object !== undefined && Object.keys(object).length === 1 ? object[FAILURE] : value);
  },

  write(parts: readonly Part[] | undefined, loss: Loss): Json | undefined {
    const words = writeResultText(parts, loss);
    const object = objectIn(words);
    return object?.[FAILURE] == null ? { [FAILURE]: object ?? words } : object;
  },
};

/** Attaches opaque state as attach_signatures does. The text of that reasoning is dropped, as the vendor refuses it. */
export function replaceReasoningWithSignatures(turns: Turn[], loss: Loss, unsigned: string): Turn[] {
  return attachTo(turns, loss, { unsigned, keepsWords: false, others: ["text", "media"] });
}

/** Without these parts it changes nothing. */
replaceReasoningWithSignatures.about = ["call", "reasoning"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
replaceReasoningWithSignatures.carries = {
  "reasoning[signature=present]": ["call.signature", "text.signature", "media.signature"],
  "reasoning.signature": ["call.signature", "text.signature", "media.signature"],
} as const;

/** Concepts that this pass drops, except under these conditions. */
replaceReasoningWithSignatures.drops = { "reasoning.text": "unless its state goes to what follows" } as const;

const ONE_WORD = "Answer with exactly one of these values and nothing else: no quotes and no words around it.";

/**
 * Requests one of several words by an instruction. Other dialects have no answers of a bare word: by a schema, they
 * would write it as JSON, in quotes. The schema is reported, because no host enforces it.
 */
export function wordsAsInstruction(request: Request, loss: Loss): Request {
  const format = request.output_format;
  if (format?.kind !== "text" || format.schema === undefined) return request;
  dropSchema(format, loss);
  const words = asList(inner(format.schema).enum).map((word) => asText(word) ?? JSON.stringify(word));
  const text = words.length === 0 ? undefined : [ONE_WORD, ...words].join("\n");
  return withInstruction({ ...request, output_format: undefined }, text);
}

/** Without this member of the request it changes nothing. */
wordsAsInstruction.about = ["output_format"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
wordsAsInstruction.carries = { "output_format[kind=text].schema": ["text.text"] } as const;

/** Concepts that this pass drops, except under these conditions. */
wordsAsInstruction.drops = { "output_format[kind=text].schema": "as JSON" } as const;

/** The tier of the size of images. Its smallest tier has a name like the others here. */
export const sizeTier = {
  read(value: Json | undefined): string | undefined {
    const tier = typeof value === "number" ? String(value) : asText(value);
    return tier === "0.5K" ? "512" : tier;
  },

  write(tier: string | undefined): string | undefined {
    return tier === "512" ? "0.5K" : tier;
  },
};

/** Leaves out the outputs if they are texts alone, which answers are in any case. Then images have no settings. */
export function implyOutputsOfText(request: Request, loss: Loss): Request {
  const { outputs, image_ratio: ratio, image_size: size } = request;
  if (outputs?.every(({ kind }) => kind === "text") !== true) return request;
  if (outputs.length === 0) return { ...request, outputs: undefined };
  loss.dropConcept(request, "image_ratio", ratio);
  loss.dropConcept(request, "image_size", size);
  return { ...request, outputs: undefined, image_ratio: undefined, image_size: undefined };
}

/** Without this member of the request it changes nothing. */
implyOutputsOfText.about = ["outputs"] as const;

/** Concepts that this pass drops, except under these conditions. */
implyOutputsOfText.drops = {
  image_ratio: "unless texts alone are requested",
  image_size: "unless texts alone are requested",
} as const;
