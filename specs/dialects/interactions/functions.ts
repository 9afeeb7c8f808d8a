/** Transforms that the interactions dialect alone needs. */
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
