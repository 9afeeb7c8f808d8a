/** Concepts that have one value in a form. */
import type { Form } from "./mapping.js";
import type { Json } from "../../src/conversion/json.js";

/** The constant concepts that a record of this form has when it is read. */
export function constantsOf(concepts: Form["concepts"]): [string, Json][] {
  return Object.entries(concepts).filter(
    ([path, wanted]) => !path.includes(".") && wanted !== "present" && wanted !== "absent" && wanted !== "one",
  );
}
