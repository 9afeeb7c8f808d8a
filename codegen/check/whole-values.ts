/** A dot, for the value itself, is where a value may be no object: in forms, and as counts of an answer. */
import { inside, type LineOf, problemOf } from "../model/line.js";
import { WHOLE } from "../model/read-lines.js";
import type { Form, Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function wholeValues({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const { request, response, usage, parts, records } = mapping;
    const forms = [parts, ...records.values()].flatMap((record) => record.forms);
    // The places of parts are looked at where the document is known.
    const others = response.lines.filter(({ concept }) => concept !== "usage" && concept !== "parts");
    return [
      ...[...request.lines, ...others, ...usage].filter(isWhole).map((line) =>
        mapping.file.problem(atOf(line, mapping), "a dot is the value of a form, and here is none", hint, {
          written: ".",
          meant: line.concept,
        }),
      ),
      ...forms.flatMap((form) => [...alone(form), ...inContent(form)]),
      ...inline(mapping),
    ];
  });
}

const hint = "name the member, or refer to a record whose form has the concept at a dot";

function isWhole({ at }: Line): boolean {
  return at.includes("");
}

/** A line may be the path itself. */
function atOf({ pointer }: Line, { file }: Mapping): Line["pointer"] {
  return typeof file.at(pointer) === "string" ? pointer : [...pointer, "at"];
}

/** A value that is no object has no members. */
function alone(form: Form): Problem[] {
  if (!form.isBare) return [];
  const members = [
    ...Object.keys(form.when).filter((path) => path !== WHOLE),
    ...form.lines.flatMap(({ at }) => at),
    ...form.unmapped.map(({ path }) => path),
    ...Object.keys(form.consumed),
    ...Object.keys(form.constants),
  ];
  const [member] = members;
  if (member === undefined) return [];
  const message = `the form "${form.name}" is a value without members, and has the member "${member}"`;
  return [problemOf(form.bare ?? inside(form, "when", WHOLE), message, "write a form of its own for objects")];
}

/** In content lists a bare text is a text, whatever its form. */
function inContent(form: Form): Problem[] {
  const { beside, name, key, when } = form;
  if (beside || !(WHOLE in when) || !key.startsWith("part.")) return [];
  const message = `nothing refers to the form "${name}", whose parts are values without members`;
  return [problemOf(form, message, `name its place in an item of the layout: content: { form: ${name}, at: … }`)];
}

/** A record without a place is the members of the object around it. */
function inline({ request, parts, records }: Mapping): Problem[] {
  const lines = [...request.lines, ...parts.forms.flatMap((form) => form.lines)];
  return lines
    .filter((line): line is LineOf<"inline"> => line.kind === "inline")
    .filter(({ record }) => records.get(record)?.forms.some(({ isBare }) => isBare))
    .map((line) =>
      problemOf(
        line,
        `the record "${line.record}" has a form that is a value without members, and no place here`,
        `write its place: ${line.concept}: { at: …, record: ${line.record} }`,
        // The member of this name is that place.
        { meant: line.concept },
      ),
    );
}
