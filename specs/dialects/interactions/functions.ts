/** Transforms and passes that the interactions dialect alone needs. */
import type { Request, RequestedOutput } from "../../../generated/interlingua/text.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { readOpenApiSchema } from "../../../src/conversion/open-api-schema.js";
import { readParagraphs } from "../../../src/conversion/paragraphs.js";

/** A JSON Schema that may have the form of OpenAPI 3.0. */
export const jsonSchema = {
  read: readOpenApiSchema,

  write(schema: Json | undefined): Json | undefined {
    return schema;
  },
};

/** Reasoning as a list of contents on the wire, as one text in the vocabulary. */
export const summaryContent = {
  read: readParagraphs,

  write(text: string | undefined): Json | undefined {
    return text === undefined || text === "" ? undefined : [{ type: "text", text }];
  },
};

/**
 * Lifts the settings of images to the request, as other dialects have them. They have one for all images, so that those
 * of further ones are lost. Texts become an output like others.
 */
export function settingsOfOutputs(request: Request, loss: Loss): Request {
  const { outputs = [], output_format: format } = request;
  if (outputs.length === 0) return request;
  const media = outputs.filter((output, index) => outputs.findIndex(({ kind }) => kind === output.kind) === index);
  for (const output of outputs) if (!media.includes(output)) loss.drop(output);
  const image = media.find(({ kind }) => kind === "image");
  return {
    ...request,
    outputs: [
      ...(format === undefined ? [] : [{ kind: "text" } as const]),
      ...media.map((output) => ({ ...output, aspect_ratio: undefined, size: undefined })),
    ],
    image_ratio: image?.aspect_ratio,
    image_size: image?.size,
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
settingsOfOutputs.carries = { "outputs.aspect_ratio": ["image_ratio"], "outputs.size": ["image_size"] } as const;

/** Concepts that this pass drops, except under these conditions. */
settingsOfOutputs.drops = { outputs: "unless it is another of its kind" } as const;

/** Without this member of the request it changes nothing. */
settingsOfOutputs.about = ["outputs"] as const;

/**
 * The settings of images are those of an output, and are lost where none is of images. Texts are an output by their
 * form alone, which is lost where they are not requested. Where a request names no outputs but has settings of images,
 * it is for both.
 */
export function settingsInOutputs(request: Request, loss: Loss): Request {
  const { image_ratio: ratio, image_size: size, outputs, output_format: format } = request;
  const hasSettings = ratio !== undefined || size !== undefined;
  if (outputs === undefined && !hasSettings) return request;
  const given: RequestedOutput[] = outputs ?? [{ kind: "text" }, { kind: "image" }];
  const media = given.filter(({ kind }) => kind !== "text");
  const isText = media.length < given.length;
  if (!media.some(({ kind }) => kind === "image")) {
    loss.dropConcept(request, "image_ratio", ratio);
    loss.dropConcept(request, "image_size", size);
  }
  if (!isText && format !== undefined && format.kind !== "text") loss.drop(format);
  return {
    ...request,
    output_format: isText ? (format ?? { kind: "text" }) : undefined,
    outputs: media.map((output) => (output.kind === "image" ? { ...output, aspect_ratio: ratio, size } : output)),
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
settingsInOutputs.carries = { image_ratio: ["outputs.aspect_ratio"], image_size: ["outputs.size"] } as const;

/** Concepts that this pass drops, except under these conditions. */
settingsInOutputs.drops = {
  image_ratio: "beside outputs of images",
  image_size: "beside outputs of images",
  output_format: "beside outputs of texts",
} as const;

/** Without these members of the request it changes nothing. */
settingsInOutputs.about = ["outputs", "image_ratio", "image_size"] as const;
