import { exportsOf } from "../exports-of.js";
import type { DialectClient } from "./dialect-client.js";

/** The clients of every dialect that has a file here, by its name. */
export const dialectClients = await exportsOf<DialectClient>(import.meta.dirname, "dialectClient", [
  "dialect-client",
  "index",
]);
