/** A constant is written and not compared: a form that is read says what becomes of another word in its place. */
import { inside, problemOf, recordOf } from "../model/line.js";
import type { Form, Mapping } from "../model/mapping.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function constantsAnswered({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) =>
    formsOfClients(mapping).flatMap((form) =>
      Object.entries(form.constants).flatMap(([path, word]) => {
        if (typeof word !== "string" || word === "" || isAnswered(path, form)) return [];
        const lost = { unmapped: { [path]: { reason: "<why>", neutral: [word] } } };
        return [
          problemOf(
            inside(form, "const", path),
            `"${path}" is written as "${word}", and another word that a client gives there is lost in silence`,
            `write ${printed(lost)}, or consumed: { ${path}: <what the gateway does with it> }`,
            { lacks: path },
          ),
        ];
      }),
    ),
  );
}

/** Records of answers are read from upstreams, which give them the word that they are written with. */
function formsOfClients({ parts, records, request, response }: Mapping): Form[] {
  const ofAnswers = new Set(
    [...response.lines, ...request.lines.filter(({ kind }) => kind === "inline")].map(recordOf),
  );
  const others = [...records.values()].filter(({ name, is }) => !ofAnswers.has(name) && is !== "Citation");
  return [parts, ...others]
    .flatMap(({ forms }) => forms)
    .filter(({ direction, isBare }) => direction !== "write" && !isBare);
}

function isAnswered(path: string, { when, consumed, unmapped, lines }: Form): boolean {
  return (
    path in when ||
    path in consumed ||
    unmapped.some((one) => one.path === path) ||
    lines.some(({ at }) => at.includes(path))
  );
}
