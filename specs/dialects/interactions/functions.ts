/** Transforms and passes that the interactions dialect alone needs. */
import type { Request, RequestedOutput } from "../../../generated/interlingua/text.js";
import type { Json } from "../../../src/conversion/json.js";
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

/** Lifts the settings of images to the request, as other dialects have them. Texts become an output like others. */
export function settingsOfOutputs(request: Request): Request {
  const { outputs = [], output_format: format } = request;
  const image = outputs.find(({ kind }) => kind === "image");
  if (outputs.length === 0) return request;
  return {
    ...request,
    outputs: [
      ...(format === undefined ? [] : [{ kind: "text" } as const]),
      ...outputs.map((output) => ({ ...output, aspect_ratio: undefined, size: undefined })),
    ],
    image_ratio: image?.aspect_ratio,
    image_size: image?.size,
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
settingsOfOutputs.carries = { "outputs.aspect_ratio": ["image_ratio"], "outputs.size": ["image_size"] } as const;

/** Without this member of the request it changes nothing. */
settingsOfOutputs.about = ["outputs"] as const;

/**
 * The settings of images are those of an output. Texts are an output by their form alone, and where a request names no
 * outputs but has settings of images, it is for both.
 */
export function settingsInOutputs(request: Request): Request {
  const { image_ratio: ratio, image_size: size, outputs, output_format: format } = request;
  const hasSettings = ratio !== undefined || size !== undefined;
  if (outputs === undefined && !hasSettings) return request;
  const given: RequestedOutput[] = outputs ?? [{ kind: "text" }, { kind: "image" }];
  const media = given.filter(({ kind }) => kind !== "text");
  const isText = media.length < given.length;
  return {
    ...request,
    output_format: isText && media.length > 0 ? (format ?? { kind: "text" }) : format,
    outputs: media.map((output) => (output.kind === "image" ? { ...output, aspect_ratio: ratio, size } : output)),
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
settingsInOutputs.carries = { image_ratio: ["outputs.aspect_ratio"], image_size: ["outputs.size"] } as const;

/** Without these members of the request it changes nothing. */
settingsInOutputs.about = ["outputs", "image_ratio", "image_size"] as const;
