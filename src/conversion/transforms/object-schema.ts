/** The schema of a tool's arguments, which are an object: vendors refuse one that does not say so. */
import type { Json } from "../json.js";
import { asJson, asWire } from "../read.js";

export const objectSchema = {
  read: asJson,

  write(schema: Json | undefined): Json | undefined {
    const wire = asWire(schema);
    if (wire === undefined || wire.type === "object") return schema;
    const isObject = wire.type === undefined || (Array.isArray(wire.type) && wire.type.includes("object"));
    return isObject ? { ...wire, type: "object" } : schema;
  },
};
