/** What every request has is written: it would be lost of each call. */
import { problemOf } from "../model/line.js";
import type { Line } from "../model/mapping.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { isFaulty } from "./forms.js";
import type { Specs } from "./specs.js";

/** The gateway gives its name to every writer, whatever the client has sent. */
const MODEL = "model";

export function everyRequest({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ request }) =>
    request.lines
      .filter((line) => isLost(line) && !isFaulty(line))
      .map((line) =>
        problemOf(line, `every request has "${line.concept}", and no request is written with it`, hintOf(line)),
      ),
  );
}

function isLost({ concept, field, kind, readOnly }: Line): boolean {
  if (concept === MODEL) return kind === "absent" || readOnly;
  return field.required && readOnly;
}

function hintOf({ concept, at: [at = "<place>"] }: Line): string {
  return `write ${printed({ [concept]: at })}, or ${concept}: { implicit: <how> }`;
}
