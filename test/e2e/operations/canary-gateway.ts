/** A gateway whose every secret is known, and the traffic that could show one. */
import { expect } from "chai";
import { operations } from "../../../src/admin-api/operations/index.js";
import { Receiver } from "../../support/callbacks/receiver.js";
import { spawnProgram } from "../../support/commands/call-program.js";
import { Collector } from "../../support/collector.js";
import type { DialectClient } from "../../support/dialect-clients/dialect-client.js";
import { type GatewayProcess, startGatewayProcess, UPSTREAM_KEY, WALLET } from "../../support/gateway.js";
import { answers, hangsUp, type Received, type Script, ScriptedUpstream, streams } from "../../support/upstream.js";
import { eventually } from "../../support/until.js";
import { dialectClients as videoClients } from "../../support/videos/video-clients.js";
import { catalogOf, modelAt } from "../../support/videos/video-gateway.js";
import { VideoUpstream } from "../../support/videos/video-upstream.js";
import { IMAGE, MODELS, OWN_KEY, providersAt, QUESTION, ANSWER, REQUEST_ID, SECRET_VALUES } from "./canary-values.js";
import { after, everyone, formsOf, id } from "../../support/money/logged-calls.js";

export interface CanaryGateway {
  readonly gateway: GatewayProcess;
  readonly collector: Collector;
  /** The secrets by their names. */
  readonly canaries: Readonly<Record<string, string>>;
  /** What clients and administrators got: heads and bodies, without those that hand out a secret. */
  readonly transcripts: { readonly clients: string[]; readonly administrators: string[]; readonly metrics: string[] };
  /** What the upstreams got. */
  readonly sent: string[];
  stop(): Promise<void>;
}

/** Starts it, makes all calls and ends it. Its files are kept until `stop`. */
export async function runCanaryGateway(database: string): Promise<CanaryGateway> {
  const run = await CanaryRun.start(database);
  try {
    await run.makeCalls();
    await run.gateway.end();
    return run;
  } catch (error) {
    await run.stop();
    throw error;
  }
}

class CanaryRun implements CanaryGateway {
  readonly canaries: Record<string, string> = { ...SECRET_VALUES, "the key of providers of videos": UPSTREAM_KEY };
  readonly transcripts = { clients: [] as string[], administrators: [] as string[], metrics: [] as string[] };
  readonly sent: string[] = [];

  private constructor(
    readonly gateway: GatewayProcess,
    readonly collector: Collector,
    private readonly upstream: ScriptedUpstream,
    private readonly videos: VideoUpstream,
    private readonly receiver: Receiver,
  ) {
    this.canaries[OWN_KEY] = gateway.key;
  }

  static async start(database: string): Promise<CanaryRun> {
    const [collector, videos, receiver] = [new Collector(), new VideoUpstream(), new Receiver()];
    const [upstream, endpoint] = [await ScriptedUpstream.start(), await collector.start()];
    await Promise.all([videos.listen(), receiver.listen()]);
    const { providers, models: videoModels } = catalogOf(videos);
    const gateway = await startGatewayProcess({
      catalog: { providers: [...providersAt(upstream.baseUrl), ...providers], models: [...MODELS, ...videoModels] },
      config: {
        database,
        admin: { token: SECRET_VALUES["the token of administrators"] },
        logs: { level: "trace" },
        tasks: { pollSeconds: [0.05] },
        callbacks: { allowPrivateAddresses: true, retrySeconds: [0.05, 0.05, 0.05] },
        limits: { failedAuthenticationsPerMinute: 1_000_000 },
      },
      environment: {
        ISOGLOSS_SECRET: SECRET_VALUES.ISOGLOSS_SECRET,
        VENDOR_KEY: SECRET_VALUES["a key in the environment"],
        TEAM: SECRET_VALUES["a header in the environment"],
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      },
    });
    return new CanaryRun(gateway, collector, upstream, videos, receiver);
  }

  async stop(): Promise<void> {
    await this.gateway.stop();
    this.videos.close();
    this.receiver.close();
    for (const part of [this.upstream, this.collector]) await part.stop();
  }

  async makeCalls(): Promise<void> {
    for (const { dialect, dialectClient } of everyone)
      for (const model of [dialect, after(dialect)].map(id)) await this.#converse(dialectClient, model);
    const [first] = everyone;
    if (first === undefined) throw new Error("there is no client");
    for (const model of ["maker/variable", "maker/signed"]) await this.#converse(first.dialectClient, model, "chat");
    for (const { dialectClient } of everyone) await this.#beRefused(dialectClient);
    await this.#makeVideos();
    await this.#administer();
  }

  /** Answers, and errors in which an upstream repeats all that it knows. */
  async #converse(client: DialectClient, model: string, dialect = model.replace("maker/", "")): Promise<void> {
    const { words, error, errorEvent, beginning } = formsOf(dialect);
    const failing = (status: number): Script =>
      echoing((known) => {
        const headers = { "x-request-id": known, "retry-after": "0", via: known };
        return answers(error(status, `Refused: ${known}. You sent: ${QUESTION}`), { status, headers });
      });
    const told = (text: string) => text.replaceAll("Oslo", ANSWER);
    const whole: Script[] = [
      answers(told(JSON.stringify(words.body))),
      ...[400, 401, 403, 404, 429, 500, 503].map(failing),
      echoing((known) => answers(`<html>${known}</html>`, { status: 502, headers: { "content-type": "text/html" } })),
      echoing((known) => answers(`${known} is no JSON`)),
      hangsUp(),
    ];
    const streamed: Script[] = [
      streams(words.stream.map(told)),
      echoing((known) => streams([...beginning, errorEvent(`Refused: ${known}`)])),
      streams(beginning, { ending: "cut" }),
      failing(500),
    ];
    for (const [scripts, stream] of [
      [whole, false],
      [streamed, true],
    ] as const)
      for (const script of scripts) {
        this.upstream.plays(script);
        await this.#ask(client, model, { stream });
      }
  }

  /** A call with the question and an image, and with the key in every place where a client could put it by mistake. */
  async #ask(client: DialectClient, model: string, { stream = false, key = this.gateway.key } = {}): Promise<void> {
    const [credential] = client.credentials(key);
    const fields = { ...client.ways.words(QUESTION), metadata: { image: IMAGE.toString("base64"), key } };
    const response = await fetch(`${this.gateway.url}${client.path(model, stream)}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-request-id": REQUEST_ID,
        "user-agent": key,
        ...client.headers,
        ...credential.headers,
      },
      body: JSON.stringify({ ...client.body(model), ...(stream ? client.streaming : {}), ...fields }),
    });
    await keep(response, this.transcripts.clients);
    for (const { headers, path } of this.upstream.received) this.sent.push(JSON.stringify([path, headers]));
  }

  async #beRefused(client: DialectClient): Promise<void> {
    const { key } = this.gateway;
    await this.#ask(client, "maker/unknown");
    await this.#ask(client, key);
    await this.#ask(client, id("chat"), { key: `${key}x` });
    const badly = { method: "POST", headers: { authorization: `Bearer ${key}` }, body: `{"model": ${key}` };
    await keep(await fetch(`${this.gateway.url}${client.path("maker/chat")}`, badly), this.transcripts.clients);
    await keep(await fetch(`${this.gateway.url}/${key}?key=${key}`), this.transcripts.clients);
  }

  async #makeVideos(): Promise<void> {
    await this.#operate("POST", `/wallets/${WALLET}/callback-secret`, { secret: "the secret of callbacks" });
    this.receiver.behaviours = [500, "reset", 204];
    let polls = 0;
    // Every third poll fails, and the error repeats the key.
    this.videos.trouble = ({ method, headers }) => {
      this.sent.push(JSON.stringify(headers));
      const isFailing = method === "GET" && ++polls % 3 === 0;
      return isFailing ? { status: 500, body: { error: { message: knownOf(headers) } } } : undefined;
    };
    for (const [dialect, client] of videoClients) {
      for (const prompt of [QUESTION, `${QUESTION} [fails]`, `${QUESTION} [odd]`]) {
        const model = modelAt(dialect);
        const body = { ...client.body(model, prompt), callback_url: this.receiver.url };
        const response = await this.#video("POST", client.path(model), body);
        if (!response.includes("200")) continue;
        const [, text = "{}"] = response.split("\n\n");
        const alias = client.alias(client.taskOf(JSON.parse(text) as Record<string, unknown>));
        const isOver = (answer: string) =>
          client.isOver(JSON.parse(answer.split("\n\n")[1] ?? "{}") as Record<string, unknown>);
        await eventually(() => this.#video("GET", alias), isOver);
      }
    }
    await eventually(
      async () => this.receiver.hits.length,
      (hits) => hits >= videoClients.size,
    );
  }

  async #video(method: string, path: string, body?: object): Promise<string> {
    const headers = { authorization: `Bearer ${this.gateway.key}`, "content-type": "application/json" };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return keep(await fetch(`${this.gateway.url}${path}`, init), this.transcripts.clients);
  }

  /** Every lookup of administrators, and what hands out a secret. */
  async #administer(): Promise<void> {
    await this.#operate("POST", "/keys", { key: "the key of another client" }, { wallet: WALLET });
    await this.#operate("POST", "/admins", { token: "the token of an operator" }, { name: "o", role: "operator" });
    for (const path of await this.#lookups()) await this.#operate("GET", path);
    const { directory } = this.gateway;
    const file = JSON.stringify({ providers: providersAt(this.upstream.baseUrl), models: [{ id: 5 }] });
    for (const path of ["/catalog/check", "/catalog/apply"]) await this.#operate("POST", path, {}, file);
    await this.#operate("GET", "/wallets", {}, undefined, "wrong");
    await this.#visitConsole();
    const { ISOGLOSS_SECRET } = SECRET_VALUES;
    for (const args of ["catalog export", "key list", "wallet list", "task list", "admin list", "audit", "usage"]) {
      for (const form of [[], ["--json"]]) {
        const { stdout, stderr } = await spawnProgram(directory, [...args.split(" "), ...form], { ISOGLOSS_SECRET });
        this.transcripts.administrators.push(stdout, stderr);
      }
    }
    const headers = { authorization: `Bearer ${this.canaries["the token of administrators"]}` };
    await keep(await fetch(`${this.gateway.url}/metrics`, { headers }), this.transcripts.metrics);
  }

  /** The pages, and what they ask for. The cookie of the session is a secret too. */
  async #visitConsole(): Promise<void> {
    const console = `${this.gateway.url}/console`;
    const headers = { "x-isogloss-console": "1", "content-type": "application/json" };
    const signIn = (token: string) =>
      fetch(`${console}/session`, { method: "POST", headers, body: JSON.stringify({ token }) });
    await keep(await signIn(`${this.gateway.key} is no token`), this.transcripts.administrators);
    const [cookie = ""] = (await signIn(SECRET_VALUES["the token of administrators"])).headers.getSetCookie();
    const [, session] = /=(\w{43});/.exec(cookie) ?? [];
    expect(session, "a session").to.be.a("string");
    this.canaries["a session of the console"] = String(session);
    for (const path of ["", "/session", "/api/wallets", "/api/keys", "/api/catalog", "/api/audit", "/api/nothing"]) {
      const answer = await fetch(console + path, { headers: { ...headers, cookie: `isogloss_session=${session}` } });
      await keep(answer, this.transcripts.administrators);
    }
  }

  /** The paths of all lookups, each with the ID of something that is there. */
  async #lookups(): Promise<string[]> {
    const idsAt = async (path: string, list: string, member = "id") => {
      const answer = await this.#operate("GET", path);
      const rows =
        (JSON.parse(answer.split("\n\n")[1] ?? "{}") as Record<string, Record<string, string>[]>)[list] ?? [];
      return rows.map((row) => row[member] ?? "");
    };
    const named: Readonly<Record<string, readonly string[]>> = {
      "/requests/{id}": await idsAt("/requests?limit=500", "requests"),
      "/tasks/{id}": await idsAt("/tasks?limit=500", "tasks"),
    };
    return operations
      .filter(({ method }) => method === "GET")
      .flatMap(({ path }) => {
        const parameter = /\{\w+\}/.exec(path)?.[0];
        if (parameter === undefined) return [path];
        return (named[path] ?? [WALLET]).map((value) => path.replace(parameter, value));
      });
  }

  /** The named members of the answer are secrets from then on, and it is not kept. */
  async #operate(
    method: string,
    path: string,
    secrets: Readonly<Record<string, string>> = {},
    body?: object | string,
    token = SECRET_VALUES["the token of administrators"],
  ): Promise<string> {
    const type = typeof body === "string" ? "application/yaml" : "application/json";
    const response = await fetch(`${this.gateway.url}/admin/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": type },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const answer = Object.keys(secrets).length === 0 ? this.transcripts.administrators : [];
    const text = await keep(response, answer);
    for (const [member, name] of Object.entries(secrets)) {
      const shown = (JSON.parse(text.split("\n\n")[1] ?? "{}") as Record<string, unknown>)[member];
      expect(shown, text).to.be.a("string");
      this.canaries[name] = String(shown);
    }
    return text;
  }
}

/** What an upstream knows of the gateway: the headers of its call. */
function knownOf(headers: Received["headers"]): string {
  return Object.values(headers).join(" ");
}

function echoing(script: (known: string) => Script): Script {
  return (response, received) => script(knownOf(received.headers))(response, received);
}

/** An answer as text: its status, its headers and its body. */
async function keep(response: Response, transcript: string[]): Promise<string> {
  const head = [String(response.status), ...[...response.headers].map(([name, value]) => `${name}: ${value}`)];
  const text = `${head.join("\n")}\n\n${await response.text().catch(() => "cut")}`;
  transcript.push(text);
  return text;
}
