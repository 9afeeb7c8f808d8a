import { isOfRequests } from "../model/offers.js";
import { formOfParts } from "../model/line.js";
import type { Form, Item, Layout, Line, Mapping, RecordRule } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";

/** The answers that a dialect's reader reads. */
export const readAnswers = oncePer((mapping: Mapping): Mapping => answersOf(mapping, "read"));

/** The answers that its writer writes. */
export const writtenAnswers = oncePer((mapping: Mapping): Mapping => answersOf(mapping, "write"));

type Direction = "read" | "write";

/** Concepts of answers whose rows are made by themselves. */
const APART = new Set(["parts", "finish", "explanation", "probabilities"]);

function answersOf(mapping: Mapping, direction: Direction): Mapping {
  const { response, request, records, parts, isConversation, vocabulary } = mapping;
  const answered = vocabulary.records.get("Response");
  return {
    ...mapping,
    vocabulary: {
      ...vocabulary,
      records: new Map([...vocabulary.records, ...(answered === undefined ? [] : [["Request", answered] as const])]),
    },
    request: {
      ...request,
      lines: response.lines.filter(({ concept }) => !isConversation || !APART.has(concept)),
      consumed: {},
      unmapped: [],
      afterRead: isConversation ? [] : response.afterRead,
      beforeWrite: isConversation ? [] : response.beforeWrite,
      rules: {},
    },
    layout: layoutOf(mapping, direction),
    parts: { ...parts, forms: parts.forms.flatMap((form) => formOf(form, mapping) ?? []) },
    records: new Map([...records, ["usage", usageOf(mapping)]]),
  };
}

/** The counts of tokens as a record of one form. */
function usageOf({ usage, file, vocabulary }: Mapping): RecordRule {
  const form: Form = {
    file,
    pointer: ["usage"],
    name: "counts",
    key: "usage",
    kind: undefined,
    when: {},
    concepts: {},
    lines: usage,
    unmapped: [],
    consumed: {},
    constants: {},
    isBare: false,
    bare: undefined,
    value: undefined,
    transform: undefined,
    values: undefined,
    implicit: false,
    dropped: undefined,
    refused: undefined,
    beside: false,
    in: undefined,
    direction: undefined,
    inside: undefined,
  };
  const is = vocabulary.records.has("Usage") ? "Usage" : "";
  return { file, pointer: form.pointer, name: "usage", is, forms: [form], places: undefined };
}

function layoutOf(mapping: Mapping, direction: Direction): Layout {
  const { layout, response, isConversation } = mapping;
  const line = response.lines.find(({ concept }) => concept === "parts");
  const [at = ""] = line?.at ?? [];
  const { isItems = false, itemForm } = formOfParts(line);
  const items = isItems
    ? layout.items.filter(
        (item) =>
          item.role === "assistant" && !isOfRequests(item, mapping) && (direction === "read" || item.in !== "request"),
      )
    : layout.items.filter(({ name }) => name === itemForm);
  return {
    ...layout,
    at,
    isOneItem: !isItems,
    defaultItem: undefined,
    textShorthand: false,
    instructions: undefined,
    items: items.length > 0 ? items.map((item) => itemOf(item, direction)) : listOfParts(mapping),
    afterRead: isConversation ? response.afterRead : [],
    beforeWrite: isConversation ? response.beforeWrite : [],
  };
}

function itemOf(item: Item, direction: Direction): Item {
  return {
    ...item,
    in: undefined,
    direction: item.direction === direction ? undefined : item.direction,
    words: item.words === true || (item.words === "answer" && direction === "write"),
  };
}

/** The parts are no content of an item, but a list of their own. */
function listOfParts({ layout }: Mapping): Item[] {
  const item = layout.items.find(({ role, part }) => role === "assistant" && part === undefined);
  return item === undefined ? [] : [{ ...item, content: "", beside: [], unmapped: [], consumed: {} }];
}

/** A form as answers have it; nothing where they never do. Results of the client's tools are in its requests alone. */
function formOf(form: Form, mapping: Mapping): Form | undefined {
  const { layout } = mapping;
  const assistant = new Set(["answer", ...layout.items.filter(isOfAssistant).map(({ name }) => name)]);
  const items = layout.items.filter(({ part, direction }) => part === form.name && direction !== "write");
  const isInAnswers = items.length === 0 || !items.every((item) => isOfRequests(item, mapping));
  const isRead = isInAnswers && form.direction !== "write" && (form.in?.some((where) => assistant.has(where)) ?? true);
  const isWritten = form.direction !== "read" && (form.in?.includes("answer") ?? true);
  if (form.kind === "result" || isWithoutWords(form) || (!isRead && !isWritten)) return undefined;
  const direction = isRead === isWritten ? undefined : isRead ? "read" : "write";
  return { ...form, lines: [...form.lines, ...citationsBeside(form, mapping)], in: undefined, direction };
}

/** A text without words is no part of an answer: readers leave it out. */
function isWithoutWords({ kind, concepts }: Form): boolean {
  return kind === "text" && concepts.text === "";
}

/** Texts have the citations that are beside them. */
function citationsBeside({ kind, lines }: Form, { layout, response, vocabulary }: Mapping): Line[] {
  const [line] = response.lines;
  const field = vocabulary.unions
    .get("Part")
    ?.kinds.get("text")
    ?.fields.find(({ name }) => name === "citations");
  const isBeside = response.citations !== undefined || layout.items.some(({ citations }) => citations !== undefined);
  const own = lines.some(({ concept, at }) => concept === "citations" && at.length > 0);
  if (kind !== "text" || !isBeside || own || line === undefined || field === undefined) return [];
  return [{ ...line, concept: "citations", field, at: [], kind: "inline", record: "citation" }];
}

function isOfAssistant({ role }: Item): boolean {
  return role === "assistant";
}
