/**
 * Sends recorded requests of agents through a gateway to the five strict vendors: each first request and its
 * follow-up.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isRefusedAnyway, judgeCall, statesIn } from "../../test/support/strict/judge-call.js";
import {
  compatibleHost,
  publicId,
  strictCatalog,
  strictModels,
  type StrictModel,
} from "../../test/support/strict/strict-models.js";
import { startGatewayProcess, type RunningGateway } from "../../test/support/gateway.js";
import type { OpaqueMemory } from "../../test/support/strict/opaque-memory.js";
import { StrictUpstream } from "../../test/support/strict/upstream.js";
import { isObject, listAt, member, parseJson, textAt, type Json, type JsonObject } from "./json.js";

/** One file: an agent's first request, and the messages that the next one appends. */
interface AgentRecording {
  readonly name: string;
  readonly dialect: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
  readonly tail: readonly Json[];
  readonly addedTools: readonly Json[];
}

/** The result of one agent with one vendor. */
export interface AgentOutcome {
  readonly agent: string;
  readonly upstream: string;
  readonly faults: readonly string[];
}

/** Plays all agents of a directory of recordings. An empty list where there are none. */
export async function replayAgents(recordings: string, only: string | undefined): Promise<AgentOutcome[]> {
  const agents = readAgents(join(recordings, "agents")).filter(({ name }) => only === undefined || name.includes(only));
  if (agents.length === 0) return [];
  const upstream = await StrictUpstream.start({ takesNativeTools: true });
  try {
    const gateway = await startGatewayProcess({
      catalog: strictCatalog(upstream, [...strictModels, compatibleHost]),
      config: { logs: { level: "error" } },
    });
    try {
      const outcomes: AgentOutcome[] = [];
      for (const agent of agents)
        for (const model of strictModels)
          outcomes.push(await playAgent(agent, modelAtHost(agent, model), gateway, upstream));
      return outcomes;
    } finally {
      await gateway.stop();
    }
  } finally {
    await upstream.stop();
  }
}

/** On a route of the same dialect, a client of chat gets the host that it was written for. */
function modelAtHost(agent: AgentRecording, model: StrictModel): StrictModel {
  return agent.dialect === "chat" && model.dialect === "chat" ? compatibleHost : model;
}

function readAgents(folder: string): AgentRecording[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const recording = file.endsWith(".json") ? parseJson(readFileSync(join(folder, file), "utf8")) : undefined;
      const body = member(recording, "request", "body");
      const dialect = textAt(recording, "dialect");
      if (!isObject(body) || dialect === undefined) return [];
      const headers = member(recording, "request", "headers");
      return [
        {
          name: basename(file, ".json"),
          dialect,
          body,
          path: textAt(recording, "request", "path") ?? "",
          headers: Object.fromEntries(
            Object.entries(isObject(headers) ? headers : {}).map(([name, value]) => [name, String(value)]),
          ),
          tail: listAt(recording, "followup", "tail"),
          addedTools: listAt(recording, "followup", "added_tools"),
        },
      ];
    });
}

async function playAgent(
  agent: AgentRecording,
  model: StrictModel,
  gateway: RunningGateway,
  upstream: StrictUpstream,
): Promise<AgentOutcome> {
  const first = agent.body.model === undefined ? agent.body : { ...agent.body, model: publicId(model) };
  // State recorded on a route of the same dialect is the vendor's own.
  if (agent.dialect === model.dialect) adopt(agent.tail, upstream, model.dialect);
  const memory = upstream.memory(model.dialect);
  const tail = agent.dialect === model.dialect ? agent.tail.map((turn) => signed(turn, memory)) : agent.tail;
  const faults = (await playCall(agent, first, model, gateway, upstream)).map((fault) => `first: ${fault}`);
  const next = followUp({ ...agent, tail }, first);
  if (next !== undefined)
    faults.push(...(await playCall(agent, next, model, gateway, upstream)).map((fault) => `follow-up: ${fault}`));
  return { agent: agent.name, upstream: model.dialect, faults };
}

function adopt(value: readonly Json[], upstream: StrictUpstream, dialect: string): void {
  const memory = upstream.memory(dialect);
  for (const part of everyObject([...value]))
    for (const state of statesIn(part)) memory.adopt(state, textAt(part, "thinking") ?? "");
}

/** The first call of a turn with the signature that the vendor itself would have made. */
function signed(turn: Json, memory: OpaqueMemory): Json {
  const parts = listAt(turn, "parts");
  const first = parts.findIndex((part) => member(part, "functionCall") !== undefined);
  const call = parts[first];
  if (!isObject(turn) || !isObject(call) || call.thoughtSignature !== undefined) return turn;
  return { ...turn, parts: parts.with(first, { ...call, thoughtSignature: memory.make("") }) };
}

function everyObject(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(everyObject);
  return isObject(value) ? [value, ...Object.values(value).flatMap(everyObject)] : [];
}

function followUp(agent: AgentRecording, body: JsonObject): JsonObject | undefined {
  if (agent.tail.length === 0) return undefined;
  const place = ["messages", "input", "contents"].find((name) => Array.isArray(body[name])) ?? "messages";
  const tools = listAt(body, "tools");
  const names = agent.addedTools.map((tool) => textAt(tool, "name"));
  const kept = tools.filter((tool) => !names.includes(textAt(tool, "name") ?? ""));
  return {
    ...body,
    ...(tools.length > 0 ? { tools: [...kept, ...agent.addedTools] } : {}),
    [place]: [...listAt(body, place), ...agent.tail],
  };
}

async function playCall(
  agent: AgentRecording,
  body: JsonObject,
  model: StrictModel,
  gateway: RunningGateway,
  upstream: StrictUpstream,
): Promise<string[]> {
  upstream.forget();
  const path = agent.path.replace(/(\/v1beta\/(?:models\/)?)[^:]+:/, `$1${publicId(model)}:`);
  const headers = Object.fromEntries(
    Object.entries(agent.headers).map(([name, value]) => [name, value.replace("<key>", gateway.key)]),
  );
  const answer = await fetch(gateway.url + path, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  const received = [...upstream.received];
  const [record] = received;
  if (agent.dialect === model.dialect && record !== undefined && isRefusedAnyway(record, body)) return [];
  return judgeCall({
    client: agent.dialect,
    upstream: model.dialect,
    body,
    status: answer.status,
    answer: text,
    received,
    memory: upstream.memory(model.dialect),
  });
}

/** A table of agents by vendors, and under it the failures. */
export function printAgents(outcomes: readonly AgentOutcome[]): string {
  const vendors = [...new Set(outcomes.map(({ upstream }) => upstream))];
  const agents = [...new Set(outcomes.map(({ agent }) => agent))];
  const row = (name: string, cells: readonly string[]) =>
    [name.padEnd(29), ...cells.map((cell) => cell.padEnd(17))].join(" ").trimEnd();
  const of = (agent: string, vendor: string) => outcomes.find((one) => one.agent === agent && one.upstream === vendor);
  const table = agents.map((agent) =>
    row(
      agent,
      vendors.map((vendor) => (of(agent, vendor)?.faults.length === 0 ? "ok" : "FAILED")),
    ),
  );
  const faults = outcomes.flatMap(({ agent, upstream, faults: found }) =>
    found.map((fault) => `FAIL ${agent} -> ${upstream}  ${fault.replace(/\s+/g, " ")}`),
  );
  return [row("agents", vendors), ...table, ...faults].join("\n");
}
