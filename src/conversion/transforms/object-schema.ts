/** The schema of a tool's arguments, which is always an object: vendors refuse a schema without this type. */
import type { Json } from "../json.js";
import { asJson, asWire } from "../values.js";

export const objectSchema = {
  read: asJson,

  write(schema: Json | undefined): Json | undefined {
    const wire = asWire(schema);
    if (wire === undefined || wire.type === "object") return schema;
    const isObject = wire.type === undefined || (Array.isArray(wire.type) && wire.type.includes("object"));
    return isObject ? { ...wire, type: "object" } : schema;
  },
};
