/** What a vendor accepts in JSON Schemas has an effect only by passes that go by it. */
import { goesBySchemas } from "../emit/passes.js";
import { inside } from "../model/line.js";
import type { Problem } from "../load/problem.js";
import { libraryFunctions } from "../model/functions.js";
import type { Specs } from "./specs.js";

export function schemasUsed({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ file, request, functions }) => {
    const { pointer } = inside(request, "schemas");
    if (Object.keys(request.schemas).length === 0 || goesBySchemas(request.beforeWrite, functions)) return [];
    const known = libraryFunctions.names("request").filter((name) => goesBySchemas([{ name }], libraryFunctions));
    const hint = `name one of these under before_write: ${known.join(", ")}`;
    return [file.problem(pointer, "no pass goes by what the vendor accepts in schemas", hint)];
  });
}
