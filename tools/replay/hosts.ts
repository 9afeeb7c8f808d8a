/**
 * What compatible hosts accept, where they differ from the plain form of their dialect. It follows their documentation
 * and is checked with the recordings: a request that a host answered must pass here, or the table is wrong.
 */
import { isObject, listAt, parseJson, textAt, type Json, type JsonObject } from "./json.js";
import type { SettingName } from "./meaning.js";
import type { ReplayDialect } from "./readers/dialect.js";
import type { Recording } from "./recordings.js";

interface Host {
  /** Its own names for top-level members, and the dialect's. */
  readonly names?: Readonly<Record<string, string>>;
  /** Top-level members that it refuses or ignores. */
  readonly refuses?: readonly string[];
  readonly refusesRoles?: readonly string[];
  /** The call IDs that it accepts. */
  readonly callIds?: RegExp;
  readonly instructionsFirst?: true;
  /** After results the assistant's turn comes before the user's. A prefilled turn may be inserted. */
  readonly answersResults?: true;
  /** Streams always report their usage, and a request for it is refused. */
  readonly reportsUsage?: true;
  /** Calls come with the reasoning that led to them. A dot replaces unknown reasoning. */
  readonly wantsReasoning?: true;
  /** Its scale of efforts is low, medium and high. */
  readonly hasShortScale?: true;
  /** A form of answers excludes calls of tools. */
  readonly formatExcludesTools?: true;
  /** The form of its key, when it differs from its dialect's. */
  readonly credential?: "bearer" | "none";
}

const older: Host = {
  refuses: ["max_completion_tokens", "verbosity", "prompt_cache_key"],
  refusesRoles: ["developer"],
};
const newer: Host = { refuses: ["verbosity", "prompt_cache_key"], refusesRoles: ["developer"] };

/** Serves many open models. */
const open: Host = { ...older, hasShortScale: true };

function without(host: Host, ...refused: readonly string[]): Host {
  return { ...host, refuses: [...(host.refuses ?? []), ...refused] };
}

const hosts: Readonly<Record<string, Host>> = {
  "chat alibaba": older,
  "chat azure-foundry": older,
  "chat cerebras": { ...without(newer, "presence_penalty", "frequency_penalty"), hasShortScale: true },
  "chat deepseek": { ...without(older, "parallel_tool_calls", "seed", "user", "metadata"), wantsReasoning: true },
  "chat fireworks": open,
  "chat groq": { ...without(newer, "logprobs", "top_logprobs", "n"), hasShortScale: true },
  "chat huggingface": open,
  "chat mistral": {
    names: { random_seed: "seed" },
    refuses: ["max_completion_tokens", "verbosity", "seed", "user", "logprobs", "top_logprobs"],
    refusesRoles: ["developer"],
    callIds: /^[A-Za-z0-9]{9}$/,
    instructionsFirst: true,
    answersResults: true,
    reportsUsage: true,
  },
  "chat moonshot": {
    refuses: ["max_completion_tokens", "verbosity"],
    refusesRoles: ["developer"],
    wantsReasoning: true,
  },
  "chat ollama": { ...open, credential: "none", formatExcludesTools: true },
  "chat openai-compatible": open,
  "chat openrouter": { refuses: ["prompt_cache_key"] },
  "chat perplexity": without(
    older,
    "parallel_tool_calls",
    "seed",
    "stop",
    "user",
    "metadata",
    "logprobs",
    "top_logprobs",
  ),
  "chat together": open,
  "chat vllm": open,
  "chat volcengine-ark": older,
  "chat xai": without(newer, "metadata"),
  "chat zai": older,
  "responses groq": { hasShortScale: true },
  "generate-content vertex": { credential: "bearer" },
};

/** The members of a request that a host with its dialect refuses. */
export function hostFaults(preset: string, dialect: string, body: Json): string[] {
  const host = hosts[`${dialect} ${preset}`];
  if (host === undefined || !isObject(body)) return [];
  const faults: string[] = [];
  for (const name of host.refuses ?? []) if (isStated(body, name)) faults.push(`${name} is refused`);
  if (host.reportsUsage === true && isStated(body, "stream_options")) faults.push("stream_options is refused");
  const messages = listAt(body, "messages");
  const roles = messages.map((message) => textAt(message, "role") ?? "");
  for (const role of host.refusesRoles ?? []) if (roles.includes(role)) faults.push(`the role ${role} is refused`);
  if (
    host.instructionsFirst === true &&
    roles.some((role, index) => role === "system" && index > 0 && roles[index - 1] !== "system")
  ) {
    faults.push("instructions in the middle are refused");
  }
  if (host.answersResults === true && roles.some((role, index) => role === "user" && roles[index - 1] === "tool"))
    faults.push("the user right after results is refused");
  const { callIds } = host;
  const ids = messages.flatMap((message) =>
    [
      textAt(message, "tool_call_id") ?? [],
      listAt(message, "tool_calls").map((call) => textAt(call, "id") ?? ""),
    ].flat(),
  );
  if (callIds !== undefined)
    faults.push(...ids.filter((id) => !callIds.test(id)).map((id) => `the call ID ${id} is refused`));
  return faults;
}

/** One answer is the default. */
function isStated(body: JsonObject, name: string): boolean {
  return body[name] !== undefined && body[name] !== null && !(name === "n" && body.n === 1);
}

/** A dialect as a preset's host accepts it. The recorded requests are those of the host. */
export function hostDialect(preset: string, dialect: ReplayDialect, recorded: readonly Recording[]): ReplayDialect {
  const {
    names = {},
    refuses,
    callIds,
    answersResults,
    reportsUsage,
    wantsReasoning,
    hasShortScale,
    formatExcludesTools,
    credential,
  } = hosts[`${dialect.name} ${preset}`] ?? {};
  const plain = (body: Json): Json =>
    isObject(body)
      ? Object.fromEntries(Object.entries(body).map(([name, value]) => [names[name] ?? name, value]))
      : body;
  return {
    ...dialect,
    lacks: new Set([
      ...dialect.lacks,
      ...(callIds === undefined ? [] : (["free-call-ids"] as const)),
      ...(formatExcludesTools === true ? (["format-beside-tools"] as const) : []),
      ...(hasShortScale === true ? (["effort-above-high", "minimal-effort", "effort-none"] as const) : []),
    ]),
    callIds: callIds ?? dialect.callIds,
    takes: refuses === undefined ? undefined : settingsOf(recorded, dialect, plain),
    vendorFaults(body, headers) {
      const requested =
        reportsUsage === true && body.stream === true ? { ...body, stream_options: { include_usage: true } } : body;
      return [
        ...hostFaults(preset, dialect.name, body),
        ...credentialFaults(credential, headers),
        ...dialect.vendorFaults(
          plain(requested) as JsonObject,
          credential === undefined ? headers : { ...headers, ...anyCredential },
        ),
      ];
    },
    readRequest(body, how) {
      const own = answersResults === true ? withoutAnswers(plain(body)) : plain(body);
      return dialect.readRequest(wantsReasoning === true ? withoutPlaceholders(own) : own, how);
    },
  };
}

/** Without the prefilled turn of the assistant between results and the user. */
function withoutAnswers(body: Json): Json {
  const messages = listAt(body, "messages");
  const isMadeUp = (message: Json, index: number): boolean =>
    textAt(message, "role") === "assistant" &&
    textAt(message, "content") === "OK." &&
    listAt(message, "tool_calls").length === 0 &&
    textAt(messages[index - 1], "role") === "tool" &&
    textAt(messages[index + 1], "role") === "user";
  return isObject(body) ? { ...body, messages: messages.filter((message, index) => !isMadeUp(message, index)) } : body;
}

/** Without the dots in place of reasoning. */
function withoutPlaceholders(body: Json): Json {
  const bare = (message: Json): Json =>
    isObject(message) && message.reasoning_content === "."
      ? Object.fromEntries(Object.entries(message).filter(([key]) => key !== "reasoning_content"))
      : message;
  return isObject(body) ? { ...body, messages: listAt(body, "messages").map(bare) } : body;
}

const anyCredential = { authorization: "Bearer key", "x-goog-api-key": "key" };

function credentialFaults(
  credential: Host["credential"],
  headers: Readonly<Record<string, string | undefined>>,
): string[] {
  if (credential === "bearer") return headers.authorization === undefined ? ["no bearer credential"] : [];
  return credential === "none" && headers.authorization !== undefined ? ["a credential that was not requested"] : [];
}

/** The settings that the host accepted. */
function settingsOf(
  recorded: readonly Recording[],
  dialect: ReplayDialect,
  plain: (body: Json) => Json,
): ReadonlySet<SettingName> {
  const answered = recorded.filter(({ wasRefused }) => !wasRefused);
  return new Set(
    answered.flatMap((recording) => {
      const body = parseJson(recording.read().toString("utf8"));
      return body === undefined
        ? []
        : [...dialect.readRequest(plain(body), { strict: false, path: recording.path }).meaning.settings.keys()];
    }),
  );
}
