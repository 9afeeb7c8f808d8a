import { isObject, listAt, sameJson, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import { OpaqueMemory } from "./opaque-memory.js";
import type { ModelInput, OfferedTool } from "./script.js";
import { strictDialects, type StrictRecord } from "./upstream.js";

/** One call of an agent, and its result. */
export interface JudgedCall {
  readonly client: string;
  readonly upstream: string;
  readonly body: JsonObject;
  readonly status: number;
  /** The client's response, as text. */
  readonly answer: string;
  readonly received: readonly StrictRecord[];
  /** State that the vendor has made itself. */
  readonly memory: OpaqueMemory;
}

/** The problem of a call: a refusal, a tool or a result that was lost, or opaque state of another vendor. */
export function judgeCall({ client, upstream, body, status, answer, received, memory }: JudgedCall): string[] {
  const refusal = received.find((record) => record.refused !== undefined)?.refused;
  if (refusal !== undefined) return [`refused by the vendor: ${refusal}`];
  if (status !== 200) return [`answered ${status}: ${answer.slice(0, 300)}`];
  const [record, ...more] = received;
  if (record?.input === undefined) return ["no call reached the upstream"];
  if (more.length > 0) return [`${received.length} calls reached the upstream`];
  const reported = modelInputOf(client, body);
  const faults = [
    ...toolFaults(reported.tools, record.input.tools),
    ...resultFaults(client, body, reported, record.input),
  ];
  if (client === upstream) return faults;
  const foreign = statesIn(body).filter((state) => record.text.includes(state) && !memory.has(state));
  return [...faults, ...foreign.map((state) => `state of another reached the vendor: ${state.slice(0, 40)}`)];
}

/** The model's view of a client's own body. */
export function modelInputOf(client: string, body: JsonObject): ModelInput {
  const dialect = strictDialects[client];
  if (dialect === undefined) throw new Error(`there is no dialect ${client}`);
  const memory = new OpaqueMemory("nobody");
  return dialect.readInput({ body, headers: {}, model: "", wantsStream: false, memory, takesNativeTools: true });
}

const ofState = /signature|encrypted|not found|thinking. block/i;

/**
 * The vendor refuses a setting that the client chose. On a route without conversion, which forwards settings unchanged,
 * this is no fault of the gateway. Opaque state is its responsibility all the same.
 */
export function isRefusedAnyway({ refused, body: arrived }: StrictRecord, body: JsonObject): boolean {
  if (refused === undefined || ofState.test(refused)) return false;
  const settings = Object.keys(body).filter((name) => !["model", "messages", "input", "contents"].includes(name));
  return settings.every((name) => sameJson(body[name], arrived[name]));
}

/** The name of a tool where there are no lists of tools by name. */
export function flatName({ namespace, name }: OfferedTool): string {
  return namespace === undefined ? name : `${namespace}__${name}`;
}

function toolFaults(reported: readonly OfferedTool[], arrived: readonly OfferedTool[]): string[] {
  const names = new Set(arrived.flatMap((tool) => [tool.name, flatName(tool)]));
  const lost = reported.filter((tool) => !names.has(flatName(tool)) && !names.has(tool.name)).map(flatName);
  return lost.length === 0 ? [] : [`tools are lost: ${lost.join(", ")}`];
}

function resultFaults(client: string, body: JsonObject, reported: ModelInput, arrived: ModelInput): string[] {
  if (reported.results.length !== arrived.results.length) {
    return [`${reported.results.length} results became ${arrived.results.length}`];
  }
  const empty = arrived.results.filter((result) => result.trim() === "");
  if (empty.length > 0) return [`${empty.length} results arrived empty`];
  const words = plain(arrived.results.join("\n"));
  const wanted = wordsOfResults(client, body).map(plain);
  const lost = wanted.filter((text) => !words.includes(text));
  return lost.map((text) => `text of a result is lost: ${text.slice(0, 60)}`);
}

/** Text without white space and escapes: where results are objects, it is JSON. */
function plain(text: string): string {
  return text
    .replace(/\\[nrt]|\s+/g, " ")
    .replace(/\\(.)/g, "$1")
    .replace(/ +/g, " ")
    .trim();
}

const resultKinds = ["tool_result", "function_call_output", "custom_tool_call_output", "function_result"];

/** The texts in the results that a client sends. */
function wordsOfResults(client: string, value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => wordsOfResults(client, item));
  if (!isObject(value)) return [];
  if (isObject(value.functionResponse)) return texts(value.functionResponse.response ?? null);
  if (textAt(value, "role") === "tool") return texts(value.content ?? null);
  if (resultKinds.includes(textAt(value, "type") ?? ""))
    return texts(value.content ?? value.output ?? value.result ?? null);
  return ["messages", "input", "contents", "parts", "content"].flatMap((name) =>
    wordsOfResults(client, listAt(value, name)),
  );
}

const notWords = ["type", "id", "mimeType", "data", "cache_control"];

function texts(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, held]) => (notWords.includes(name) ? [] : texts(held)));
}

const stateMembers = ["signature", "thoughtSignature", "encrypted_content", "data"];

/** The opaque state in a body, at any depth. */
export function statesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(statesIn);
  if (!isObject(value)) return [];
  const isMedium = value.mimeType !== undefined || value.media_type !== undefined || value.mime_type !== undefined;
  return Object.entries(value).flatMap(([name, held]) => {
    if (typeof held !== "string" || !stateMembers.includes(name)) return statesIn(held);
    return held.length > 8 && !isMedium ? [held] : [];
  });
}
