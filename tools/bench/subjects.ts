/** What is measured side by side: the bare proxy, the gateway of this checkout, one of another revision, and peers. */
import { readFileSync } from "node:fs";
import { startGatewayProcess } from "./gateway-process.js";
import { startOwn, startProgram } from "./processes.js";

/** Behaviours of the upstream. Each has a provider and a model of its own. */
export const BEHAVIOURS = ["fixed", "after-20", "events-8", "events-504", "endless"] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** One way of calling a process. */
export interface Subject {
  /** `proxy`, `upstream`, or a gateway's name and the dialect of the client. */
  readonly name: string;
  readonly pid: number;
  readonly origin: string;
  path(behaviour: Behaviour): string;
  headers(behaviour: Behaviour): Readonly<Record<string, string>>;
  model(behaviour: Behaviour): string;
}

export interface Gateway {
  readonly name: string;
  readonly pid: number;
  readonly startedMs: number;
  /** Where its config, its catalog and its database are. */
  readonly directory: string;
  readonly main: string;
  /** Called in the upstream's own dialect, and in another one. */
  readonly same: Subject;
  readonly converted: Subject;
  stop(): Promise<void>;
}

const JSON_TYPE = { "content-type": "application/json" };

export async function startUpstream(): Promise<Subject & { stop(): Promise<void> }> {
  const program = await startOwn("upstream");
  return { ...plain("upstream", program.pid, program.origin), stop: program.stop };
}

export async function startProxy(upstream: string): Promise<Subject & { stop(): Promise<void> }> {
  const program = await startOwn("proxy", upstream);
  return { ...plain("proxy", program.pid, program.origin), stop: program.stop };
}

function plain(name: string, pid: number, origin: string): Subject {
  return {
    name,
    pid,
    origin,
    path: (behaviour) => `/${behaviour}/chat/completions`,
    headers: () => JSON_TYPE,
    model: () => "bench/model",
  };
}

/** The catalog of all behaviours, and as many other models as wanted. */
export function catalogAt(upstream: string, otherModels = 0): object {
  const model = (id: string, provider: string) => ({
    id,
    kind: "text",
    pricing: { input: 1, output: 2 },
    routes: [{ provider, model: "large-2025", dialect: "chat" }],
  });
  return {
    providers: BEHAVIOURS.map((id) => ({ id, baseUrl: `${upstream}/${id}`, apiKey: "an-upstream-key" })),
    models: [
      ...BEHAVIOURS.map((behaviour) => model(`bench/${behaviour}`, behaviour)),
      ...Array.from({ length: otherModels }, (_, count) => model(`bench/other-${count}`, "fixed")),
    ],
  };
}

export interface GatewayOptions {
  /** The compiled program. */
  readonly main?: string;
  readonly otherModels?: number;
  /** The address of a database, in place of a file of its own, and how many processes serve from it. */
  readonly database?: string;
  readonly workers?: number;
  /** The directory for a profile of its processor time, which is written when it stops. */
  readonly profile?: string | undefined;
}

export async function startGateway(name: string, upstream: string, options: GatewayOptions = {}): Promise<Gateway> {
  const { main: otherMain, otherModels, database, workers, profile } = options;
  const config = database === undefined ? {} : { database };
  const gateway = await startGatewayProcess(catalogAt(upstream, otherModels), {
    config,
    ...(otherMain !== undefined && { main: otherMain }),
    workers,
    profile,
  });
  const { pid, port, key, startedMs, directory, main, stop } = gateway;
  const headers = { ...JSON_TYPE, authorization: `Bearer ${key}`, "anthropic-version": "2023-06-01" };
  const subject = (kind: string, path: string): Subject => ({
    name: `${name}, ${kind}`,
    pid,
    origin: `http://127.0.0.1:${port}`,
    path: () => path,
    headers: () => headers,
    model: (behaviour) => `bench/${behaviour}`,
  });
  return {
    name,
    pid,
    startedMs,
    directory,
    main,
    same: subject("same protocol", "/v1/chat/completions"),
    converted: subject("converted", "/v1/messages"),
    stop,
  };
}

/** Another gateway, as a file describes it. `{port}`, `{upstream}` and `{behaviour}` stand for their values. */
interface PeerFile {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly model: string;
}

export async function startPeer(
  file: string,
  upstream: string,
  port: number,
): Promise<Subject & { stop(): Promise<void> }> {
  const { name, command, path, headers, model } = JSON.parse(readFileSync(file, "utf8")) as PeerFile;
  const filled = (text: string, behaviour = "") =>
    text.replace("{port}", String(port)).replace("{upstream}", upstream).replace("{behaviour}", behaviour);
  const [program = "", ...args] = command.map((part) => filled(part));
  const started = await startProgram(program, args, { log: "hidden" });
  return {
    name,
    pid: started.pid,
    origin: `http://127.0.0.1:${port}`,
    path: () => path,
    headers: (behaviour) => ({
      ...JSON_TYPE,
      ...Object.fromEntries(Object.entries(headers).map(([header, value]) => [header, filled(value, behaviour)])),
    }),
    model: () => model,
    stop: started.stop,
  };
}
