/** The places that a writer fills by itself: constants, discriminators, defaults, without the names of forms. */
import { recordOf } from "../../../codegen/model/line.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Form, Item, Line, Mapping } from "../../../codegen/model/mapping.js";
import { writtenAnswers } from "../../../codegen/tables/answer-view.js";
import { writtenCitations } from "../../../codegen/tables/citation-rows.js";
import { memberPlace, partPlace } from "../../../codegen/tables/part-place.js";
import { inside, placeIn } from "../../../codegen/tables/read-places.js";

export function writtenConstants(to: Mapping): string[] {
  const { request, layout, parts, isConversation } = to;
  return [
    ...linesOf(request.lines, "", to),
    ...request.lines.flatMap(({ concept, at }) => (concept === "model" || concept === "stream" ? at.slice(0, 1) : [])),
    ...Object.values(request.beside).flatMap((members) => Object.keys(members)),
    ...(isConversation ? layout.items.flatMap((item) => itemOf(item, memberPlace(to))) : []),
    ...(layout.instructions === undefined
      ? []
      : parts.forms.flatMap((form) => formOf(form, `${layout.instructions?.at ?? ""}[]`, to))),
    ...parts.forms.flatMap((form) => formOf(form, partPlace(to, form), to)),
  ];
}

function itemOf({ when, constants, content }: Item, at: string): string[] {
  const members = [...Object.keys(when), ...Object.keys(constants), ...(content === undefined ? [] : [content])];
  return members.map((member) => `${at}.${member}`);
}

function formOf({ when, constants, lines }: Form, prefix: string, to: Mapping): string[] {
  return [
    ...[...Object.keys(when), ...Object.keys(constants)].map((member) => inside(prefix, member)),
    ...linesOf(lines, prefix, to),
  ];
}

function linesOf(lines: readonly Line[], prefix: string, to: Mapping): string[] {
  return lines.flatMap((line) => {
    const [at] = line.at;
    const place = at === undefined ? prefix : placeIn(prefix, at, line);
    const isDefault = line.default !== undefined || line.defaultFromModel !== undefined;
    const match = "match" in line ? Object.keys(line.match) : "of" in line ? Object.keys(line.of) : [];
    const list = `${inside(prefix, at ?? "")}[]`;
    const forms = to.records.get(recordOf(line) ?? "")?.forms ?? [];
    return [
      ...(isDefault ? [place] : []),
      ...match.map((member) => `${list}.${member}`),
      ...forms.flatMap((form) => formOf(form, place, to)),
      ...(line.kind === "media" ? [inside(prefix, line.media.at)] : []),
    ];
  });
}

/** The same of answers: with what they repeat of requests, and what clients get though no upstream reports it. */
export function writtenInAnswers(to: Mapping): string[] {
  const { constants, echo, lines } = to.response;
  return [
    ...writtenConstants(writtenAnswers(to)),
    ...Object.keys(constants),
    ...echo.map(({ at }) => at),
    ...lines.flatMap(({ at: [at = ""], copies, companions }) => [at, ...copies, ...besides(at, companions)]),
    ...(to.response.own?.members ?? []).map(({ at }) => [at].flat().join(".")),
    ...citationMembers(to),
    ...callIds(to),
    ...lines.flatMap((line) => (line.kind === "finish" ? line.at : [])),
    ...(to.isConversation ? [] : lines.flatMap((line) => orderOf(line, to))),
    ...to.usage.flatMap(({ at, copies, companions }) =>
      usagePlaces([...at.slice(0, 1), ...copies, ...Object.keys(companions)], to),
    ),
  ];
}

/** Calls get IDs, whether an upstream has them or not. */
function callIds(to: Mapping): string[] {
  const answers = writtenAnswers(to);
  const calls = answers.parts.forms.filter(({ kind }) => kind === "call");
  return calls.flatMap((form) =>
    form.lines.flatMap(({ concept, at: [place] }) =>
      concept === "id" && place !== undefined ? [inside(partPlace(answers, form), place)] : [],
    ),
  );
}

/** The number of a result follows from the order of the results. */
function orderOf(line: Line, to: Mapping): string[] {
  const forms = to.records.get(recordOf(line) ?? "")?.forms ?? [];
  const [at = ""] = line.at;
  return forms.flatMap(({ lines }) =>
    lines.flatMap(({ concept, at: [place = ""] }) =>
      concept === "index" ? [inside(placeIn("", at, line), place)] : [],
    ),
  );
}

/** Companions of a member are in the object around it. */
function besides(at: string, companions: Readonly<Record<string, Json>>): string[] {
  return Object.keys(companions).map((name) => inside(at.slice(0, Math.max(0, at.lastIndexOf("."))), name));
}

/** Citations get the places that their words have in the answer, whether an upstream counts them or not. */
function citationMembers(to: Mapping): string[] {
  const answers = writtenAnswers(to);
  const lists = to.layout.items.flatMap(({ citations }) => citations ?? []);
  const forms = writtenCitations(answers).flatMap(({ rule, place }) =>
    (rule?.forms ?? []).map((form) => ({ form, place })),
  );
  return [
    ...forms.flatMap(({ form, place }) => formOf(form, place, to)),
    ...forms.flatMap(({ form, place }) =>
      form.lines.flatMap(({ at }) => at.slice(0, 1).map((one) => inside(place, one))),
    ),
    ...lists.flatMap(({ at, part, text }) =>
      [part, text].flatMap((name) => (name === undefined ? [] : [`${inside(memberPlace(answers), at)}[].${name}`])),
    ),
  ];
}

function usagePlaces(places: readonly string[], { response }: Mapping): string[] {
  const [around = ""] = response.lines.find(({ concept }) => concept === "usage")?.at ?? [];
  return places.map((place) => inside(around, place));
}
