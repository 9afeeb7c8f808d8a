/** Where an event with a whole answer has the parts of it. */
import { join } from "../../src/conversion/place-names.js";
import type { Mapping } from "./mapping.js";

export function partsOfAnswer(answer: string, { response }: Mapping): string {
  const parts = response.lines.find(({ concept }) => concept === "parts");
  return join(answer, parts?.at[0] ?? "");
}
