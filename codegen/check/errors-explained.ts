/** An error says to clients what went wrong. */
import { errorVariables } from "../emit/errors.js";
import type { Mapping } from "../model/mapping.js";
import { isObject } from "../model/source.js";
import type { About, Problem } from "../load/problem.js";
import type { Json } from "../../src/conversion/json.js";
import type { Specs } from "./specs.js";
import { variablesIn } from "./template-variables-known.js";

/** A shape that is not known has neither. */
const AFTER_OTHERS: About = { rank: 1 };

const MESSAGES = ["$message", "$coded_message"];

export function errorsExplained({ mappings }: Specs): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { errors } of mappings) {
    const variables = variablesIn(errors.body);
    // A variable that is not known may be meant for the message.
    const isSound = [...variables].every((name) => errorVariables.includes(name));
    if (!isSound || MESSAGES.some((name) => variables.has(name))) continue;
    const { file, pointer } = errors.nodes.body;
    // A shape belongs to several mappings.
    const key = JSON.stringify([file.name, pointer]);
    const hint = "write $message, or $coded_message, in the member that clients show";
    problems.set(key, file.problem(pointer, "the body of an error has no message", hint, AFTER_OTHERS));
  }
  return [...problems.values(), ...mappings.flatMap(read)];
}

/** What went wrong at an upstream reaches clients. */
function read({ file, errors }: Mapping): Problem[] {
  const places = ["errors", "read"];
  const listed = [...places, "message"];
  if (errors.read.message.length > 0 || file.at(places) === undefined) return [];
  const pointer = file.at(listed) === undefined ? places : listed;
  const [place = "<place>"] = placesOf(errors.body);
  const message = "errors of upstreams are read without their message";
  return [file.problem(pointer, message, `write message: [${place}]`, AFTER_OTHERS)];
}

/** Where clients get the message. */
function placesOf(value: Json | undefined, path = ""): string[] {
  if (MESSAGES.includes(String(value))) return [path];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => placesOf(inner, path === "" ? name : `${path}.${name}`));
}
