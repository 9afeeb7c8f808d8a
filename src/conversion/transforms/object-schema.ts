/** The schema of a tool's arguments, which are an object: vendors refuse one that does not say so. */
import type { Json } from "../json.js";
import { asJson, asWire } from "../read.js";

export const objectSchema = {
  read: asJson,

  write(schema: Json | undefined): Json | undefined {
    const told = asWire(schema);
    if (told === undefined || told.type === "object") return schema;
    const isObject = told.type === undefined || (Array.isArray(told.type) && told.type.includes("object"));
    return isObject ? { ...told, type: "object" } : schema;
  },
};
