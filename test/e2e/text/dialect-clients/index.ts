import { exportsOf } from "../../../support/exports-of.js";
import type { Speaker } from "./dialect-client.js";

/** The clients of every dialect that has a file here, by its name. */
export const speakers = await exportsOf<Speaker>(import.meta.dirname, "speaker", ["dialect-client", "index"]);
