/** The places that a writer fills by itself: constants, discriminators, defaults, without the names of forms. */
import { recordOf } from "../../../codegen/join/line.js";
import type { Form, Item, Line, Mapping } from "../../../codegen/join/mapping.js";
import { partPlace } from "../../../codegen/tables/part-place.js";
import { inside, placeIn } from "../../../codegen/tables/read-places.js";

export function writtenConstants(to: Mapping): string[] {
  const { request, layout, parts, isConversation } = to;
  return [
    ...linesOf(request.lines, "", to),
    ...request.lines.flatMap(({ concept, at }) => (concept === "model" || concept === "stream" ? at.slice(0, 1) : [])),
    ...Object.values(request.beside).flatMap((members) => Object.keys(members)),
    ...(isConversation ? layout.items.flatMap((item) => itemOf(item, layout.at)) : []),
    ...(layout.instructions === undefined
      ? []
      : parts.forms.flatMap((form) => formOf(form, `${layout.instructions?.at ?? ""}[]`, to))),
    ...parts.forms.flatMap((form) => formOf(form, partPlace(to, form), to)),
  ];
}

function itemOf({ when, constants, content }: Item, at: string): string[] {
  const members = [...Object.keys(when), ...Object.keys(constants), ...(content === undefined ? [] : [content])];
  return members.map((member) => `${at}[].${member}`);
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
