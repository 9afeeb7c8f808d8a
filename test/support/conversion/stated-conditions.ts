/** Conditions that functions state in words, as far as a request tells whether they are met. */
import type { Json } from "../../../src/registry.js";
import type { Located, Plain } from "./read-records.js";

interface Stated {
  readonly path: string;
  readonly value: Json;
  readonly record: Located | undefined;
  readonly records: readonly Located[];
  readonly request: Plain;
}

type Decide = (stated: Stated) => boolean | undefined;

/** Nothing where it is not decided here. */
export function isMetAsStated(words: string, stated: Stated): boolean | undefined {
  return decisions[words]?.(stated);
}

/** What meets a condition for certain; nothing is said of the rest. */
function certainly(isMet: (stated: Stated) => boolean): Decide {
  return (stated) => (isMet(stated) ? true : undefined);
}

const decisions: Readonly<Record<string, Decide>> = {
  "in a known form": certainly(({ path, records }) => records.some((one) => one.path === path)),
  "with its call": ({ record, request }) => {
    const id = record?.outer.id;
    return typeof id === "string" && isCalledOnce(id, request) ? true : undefined;
  },
  "unless another has its name": certainly(({ request }) => !isAnyTwice(toolsOf(request).map(({ name }) => name))),
  "of the client": ({ record }) => {
    const tool = record?.of[0] === "tools" ? record.record : undefined;
    return tool === undefined ? undefined : tool.calling !== "hosted";
  },
  "of tools of the client": certainly(({ request }) => toolsOf(request).every(({ calling }) => calling !== "hosted")),
  "among the tools that may be chosen": certainly(({ record, request }) => {
    const names = namesOf(request);
    const name = record?.of[0] === "tools" ? record.record.name : undefined;
    return !Array.isArray(names) || (typeof name === "string" && names.some((one) => one === name));
  }),
  "where calls are not forbidden, else it has no effect": ({ request }) => choiceOf(request)?.mode !== "none",
  "beside tools, else it has no effect": ({ request }) => {
    const names = namesOf(request);
    const tools = toolsOf(request).filter(({ calling }) => calling !== "hosted");
    return tools.length > 0 && (!Array.isArray(names) || tools.some(({ name }) => names.some((one) => one === name)));
  },
  "unless it is free, which has no effect": ({ request }) => choiceOf(request)?.mode !== "auto",
  "where it forbids calls": ({ request }) => choiceOf(request)?.mode === "none",
  "without reasoning": certainly(({ request }) => request.reasoning === undefined),
  "without reasoning, or near 1": certainly(({ request }) => request.reasoning === undefined),
  "with a letter or a sign": ({ value }) => (typeof value === "string" ? /\S/.test(value) : undefined),
  "unless it lacks its schema": ({ request }) =>
    formatOf(request)?.kind !== "schema" || schemaOf(request) !== undefined,
  "unless output_format.kind is json": certainly(({ request }) => {
    const format = formatOf(request);
    return format === undefined || format.kind === "text";
  }),
  "without tools": ({ request }) => toolsOf(request).every(({ calling }) => calling === "hosted"),
  "of calls with a name": ({ record, request }) => {
    const { name, id } = record?.outer ?? {};
    if (typeof name !== "string") return undefined;
    // Calls of one ID get others.
    return name !== "" && partsOf(request).filter((part) => part.kind === "call" && part.id === id).length === 1;
  },
  "where output was withheld": ({ request }) =>
    request.finish === "filtered" || request.finish === "refused"
      ? partsOf(request).every(({ kind }) => kind !== "refusal") || undefined
      : undefined,
  "where the answer has words": certainly(({ request }) => hasWords(request)),
  "in a known form, where the answer has words": certainly(
    ({ path, records, request }) =>
      records.some((one) => one.path === path && typeof one.record.url === "string") && hasWords(request),
  ),
  "without a URL": ({ record }) => record && record.record.url === undefined,
  "unless nothing is said after it": certainly(({ record, request }) => hasWordsAfter(record, request)),
  "with tools": certainly(({ request }) => toolsOf(request).length > 0),
};

function toolsOf({ tools }: Plain): readonly Plain[] {
  return Array.isArray(tools) ? (tools as readonly Plain[]) : [];
}

function partsOf({ parts }: Plain): readonly Plain[] {
  return Array.isArray(parts) ? (parts as readonly Plain[]) : [];
}

/** Every part is a text with words. */
function hasWords(answer: Plain): boolean {
  return partsOf(answer).every(({ kind, text }) => kind === "text" && text !== "");
}

function hasWordsAfter(record: Located | undefined, answer: Plain): boolean {
  const parts = partsOf(answer);
  const after = parts.slice(parts.findIndex((part) => part === record?.outer) + 1);
  return record !== undefined && after.some(({ kind }) => kind !== "reasoning");
}

function choiceOf({ tool_choice: choice }: Plain): Plain | undefined {
  return choice as Plain | undefined;
}

function namesOf(request: Plain): Plain[string] {
  return choiceOf(request)?.names;
}

function formatOf({ output_format: format }: Plain): Plain | undefined {
  return format as Plain | undefined;
}

function schemaOf(request: Plain): Plain[string] {
  return formatOf(request)?.schema;
}

/** A conversation has a call of this ID, and only one answer to it. */
function isCalledOnce(id: string, { turns }: Plain): boolean {
  const parts = ((turns ?? []) as readonly Plain[]).flatMap(({ parts: own }) => own as readonly Plain[]);
  const calls = parts.filter((part) => part.kind === "call" && part.id === id);
  const results = parts.filter((part) => part.kind === "result" && part.id === id);
  return calls.length === 1 && results.length === 1 && parts.indexOf(calls[0] ?? {}) < parts.indexOf(results[0] ?? {});
}

function isAnyTwice(names: readonly Plain[string][]): boolean {
  return new Set(names).size < names.length;
}
