/** Forms of parts say where they are written: vendors accept texts in all lists of content, and other parts in some. */
import { isWrittenIn, writtenInContent, writtenItems } from "../model/forms-in-use.js";
import { formOfParts, inside, problemOf } from "../model/line.js";
import type { Form, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import { contextsOf } from "../emit/write.js";
import type { Specs } from "./specs.js";

export function formsPlaced({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [...withoutPlaces(mapping), ...neverThere(mapping), ...withoutTexts(mapping)]);
}

function withoutPlaces(mapping: Mapping): Problem[] {
  const places = contextsOf(mapping);
  if (places.length < 2) return [];
  const forms = writtenInContent(mapping);
  const others = forms.filter((form) => form.in === undefined && !isEverywhere(form, forms));
  return others.map((form) =>
    problemOf(
      form,
      `the form "${form.name}" does not say where it is written`,
      `add in: with some of these: ${places.join(", ")}; or write direction: read`,
      // A form of items is one of content where the reference to it is misspelt.
      { rank: 1 },
    ),
  );
}

/** The one form of texts needs no places. Where there are several, each has its own. */
function isEverywhere({ kind }: Form, forms: readonly Form[]): boolean {
  return kind === "text" && forms.every((other) => other.kind !== kind || other.in === undefined);
}

/** Words and parts beside the content are written in other ways. */
function neverThere(mapping: Mapping): Problem[] {
  const lists = listsOf(mapping);
  const known = contextsOf(mapping);
  const hint = `write in: with some of ${[...lists].join(", ")}`;
  return writtenInContent(mapping).flatMap((form) =>
    (form.in ?? []).flatMap((place, index) =>
      // A place that is not known is a problem of its own.
      lists.has(place) || !known.includes(place) || !form.in?.some((other) => lists.has(other))
        ? []
        : [
            problemOf(
              inside(form, "in", index),
              `the form "${form.name}" is never written in "${place}", which has no list of parts`,
              hint,
              { rank: 1 },
            ),
          ],
    ),
  );
}

/** Every list of parts has a form for texts: without it a conversation loses its words there. */
function withoutTexts(mapping: Mapping): Problem[] {
  const texts = writtenInContent(mapping).filter(({ kind }) => kind === "text");
  const open = [...listsOf(mapping)].filter((place) => !texts.some((form) => isWrittenIn(form, place)));
  if (open.length === 0) return [];
  const places = open.map((place) => `"${place}"`).join(", ");
  const message = `no form of texts is written in ${places}, which have lists of parts`;
  const hint =
    texts.length === 0
      ? `write text: { when: …, fields: { text: <place> } }`
      : `add it to in: of "${texts[0]?.name ?? ""}"`;
  return [mapping.file.problem(["parts"], message, hint, { rank: 1 })];
}

/** The places that have a list of parts. */
function listsOf(mapping: Mapping): ReadonlySet<string> {
  const { layout, parts, response } = mapping;
  const { instructions } = layout;
  const answers = writtenItems(mapping, "answer").filter(
    ({ content, words }) => content !== undefined && words === false,
  );
  const isItem = response.lines.some((line) => formOfParts(line).isItems !== undefined);
  const lines = [...parts.forms.flatMap((form) => form.lines), ...response.lines];
  return new Set([
    ...layout.items.flatMap(({ name, content, words }) => (content === undefined || words === true ? [] : [name])),
    ...(instructions === undefined || instructions.words ? [] : [instructions.content]),
    ...lines.flatMap((line) => (line.kind === "content" && !line.words ? [line.content] : [])),
    ...lines.flatMap((line) => (line.kind === "media" ? [line.media.content] : [])),
    ...(isItem && answers.length > 0 ? ["answer"] : []),
  ]);
}
