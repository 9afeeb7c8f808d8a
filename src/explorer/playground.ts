/** Requests of the playground in any dialect, and what their answers contain. */
import { dialectLoaders } from "../../generated/load.js";
import { routes } from "../../generated/routes.js";
import type { AnyDialect, Route } from "../conversion/dialect.js";
import { parseExact } from "../conversion/exact.js";
import type { Wire } from "../conversion/json.js";
import { Loss } from "../conversion/loss.js";
import type { Piece } from "../conversion/stream/contract.js";
import { StreamObserver } from "../conversion/stream/stream-observer.js";
import { MessageTexts } from "./message-texts.js";
import type {
  AnswerPart,
  AnswerReader,
  Playground,
  Question,
  Setting,
  TextReader,
  WrittenQuestion,
} from "./playground-contract.js";
import { readEvents } from "./read-events.js";

export const playground: Playground = {
  async settingsOf(name) {
    return offeredBy(await load(name));
  },

  async write(question) {
    const dialect = await load(question.dialect);
    const route = routeFor(dialect, question.stream);
    return {
      path: route.path.replace("{model}", () => question.model),
      headers: { "content-type": "application/json", ...dialect.endpoint.headers },
      ...credentialOf(dialect),
      body: bodyFor(dialect, question),
    };
  },

  async openText(name, isStream) {
    const { framing } = await load(name);
    return isStream && framing?.framing === "eventstream" ? new MessageTexts() : plainText();
  },

  async openAnswer(name, isStream) {
    const dialect = await load(name);
    return isStream ? openStream(dialect) : openWhole(dialect);
  },

  async refusal(name, status, text) {
    const { errors } = await load(name);
    return errors.read(status, objectIn(text)).message;
  },
};

async function load(name: string): Promise<AnyDialect> {
  const loader = dialectLoaders[name];
  if (loader === undefined) throw new RangeError(`There is no dialect "${name}".`);
  return loader();
}

/** The path at which the dialect makes something from a body without files. */
function routeFor(dialect: AnyDialect, stream: boolean): Route {
  const all = routes.filter(
    ({ dialect: name, method, counts, job }) =>
      name === dialect.name && method === "POST" && counts === undefined && job === undefined,
  );
  const plain = all.filter(({ operation }) => operation === undefined);
  const possible = plain.length > 0 ? plain : all.filter(({ path }) => path.endsWith(dialect.endpoint.path));
  const unfit = stream ? "never" : "always";
  const route = possible.find((one) => one.stream !== unfit) ?? possible[0] ?? all[0];
  if (route === undefined) throw new RangeError(`No path serves the dialect ${dialect.name}.`);
  return route;
}

function credentialOf({ credentials }: AnyDialect): Pick<WrittenQuestion, "credential"> {
  const found = credentials.find(({ refused }) => refused === undefined);
  if (found === undefined) throw new RangeError("The dialect has no credential.");
  const { name, scheme } = found;
  return { credential: { in: found.in, name, prefix: scheme === undefined ? "" : `${scheme} ` } };
}

const TOOL = {
  name: "get_weather",
  description: "The weather in a city",
  parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};

/** By vocabulary. A dialect offers those that it can express. */
const SETTINGS: Readonly<Partial<Record<AnyDialect["vocabulary"], readonly Setting[]>>> = {
  image: [
    { name: "count", kind: "number", example: "2" },
    { name: "size", kind: "text", example: "1024x1024" },
    { name: "aspect_ratio", kind: "text", example: "16:9" },
    { name: "resolution", kind: "text", example: "2k" },
    { name: "quality", kind: "text", example: "high" },
    { name: "background", kind: "text", example: "transparent" },
    { name: "format", kind: "text", example: "webp" },
  ],
  video: [
    { name: "duration", kind: "number", example: "8" },
    { name: "resolution", kind: "text", example: "720p" },
    { name: "aspect_ratio", kind: "text", example: "16:9" },
    { name: "count", kind: "number", example: "2" },
    { name: "seed", kind: "number", example: "42" },
    { name: "audio", kind: "switch", example: "no" },
  ],
};

const ANY: Question = { dialect: "", model: "model", prompt: "prompt", stream: false, hasTool: false };

/** Those that change what is written. */
function offeredBy(dialect: AnyDialect): readonly Setting[] {
  const plain = bodyFor(dialect, ANY);
  return (SETTINGS[dialect.vocabulary] ?? []).filter(
    ({ name, example }) => bodyFor(dialect, { ...ANY, settings: { [name]: example } }) !== plain,
  );
}

type Chosen = Readonly<Record<string, string | number | boolean>>;

function chosenOf({ settings = {} }: Question, known: readonly Setting[] = []): Chosen {
  const given = known.filter(({ name }) => (settings[name] ?? "") !== "");
  return Object.fromEntries(given.map(({ name, kind }) => [name, valueOf(settings[name] ?? "", kind)]));
}

function valueOf(typed: string, kind: Setting["kind"]): string | number | boolean {
  if (kind === "text") return typed;
  return kind === "number" ? Number(typed) : typed === "yes";
}

function bodyFor(dialect: AnyDialect, question: Question): string {
  const request = requestFor(dialect, question, chosenOf(question, SETTINGS[dialect.vocabulary]));
  const { model, stream } = question;
  return JSON.stringify(dialect.writeRequest(request, new Loss({}, {}), { model, stream }), undefined, 2);
}

function requestFor({ vocabulary }: AnyDialect, question: Question, chosen: Chosen) {
  const { prompt, instructions = "", hasTool } = question;
  switch (vocabulary) {
    case "text": {
      const turns = [
        ...(instructions === "" ? [] : [{ role: "system" as const, parts: [textOf(instructions)] }]),
        { role: "user" as const, parts: [textOf(prompt)] },
      ];
      return { turns, ...(hasTool && { tools: [{ kind: "function" as const, ...TOOL }] }) };
    }
    case "embedding":
      return { inputs: [{ text: prompt }] };
    case "video":
      return { prompt, mode: "text" as const, ...chosen };
    case "image":
      return { prompt, ...chosen };
  }
}

function textOf(text: string) {
  return { kind: "text" as const, text };
}

function plainText(): TextReader {
  const decoder = new TextDecoder();
  return { push: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

/** Gathers the parts of a stream as they come. */
class PartsObserver extends StreamObserver {
  readonly parts: { kind: "text" | "reasoning" | "call"; text: string }[] = [];
  #kind: Piece["kind"];
  #key: Piece["key"];

  override piece(piece: Piece): void {
    super.piece(piece);
    const { kind = this.#kind, key = this.#key, name = "", text, whole } = piece;
    const isNext = kind !== this.#kind || key !== this.#key;
    [this.#kind, this.#key] = [kind, key];
    const shown = kind === "reasoning" || kind === "call" ? kind : "text";
    const open = this.parts.at(-1);
    const added = (name === "" ? "" : `${name} `) + (text ?? (isNext ? whole : undefined) ?? "");
    if (added === "") return;
    if (isNext || open === undefined) this.parts.push({ kind: shown, text: added });
    else open.text += added;
  }
}

function openStream(dialect: AnyDialect): AnswerReader {
  const { streams } = dialect.modality;
  if (streams === undefined) return openWhole(dialect);
  const sink = new PartsObserver();
  const reader = streams.openReader(dialect, sink);
  let rest = "";
  const read = (text: string) => {
    for (const { data, isFailure } of readEvents(text, dialect.framing)) {
      if (sink.failure !== undefined || sink.ended) return;
      if (isFailure) sink.fail(dialect.errors.read(200, objectIn(data)));
      else reader.event(data);
    }
  };
  const parts = () => sink.parts.map((part) => ({ ...part }));
  return {
    push(text) {
      const end = endOfEvents((rest += text), dialect.framing?.framing);
      read(rest.slice(0, end));
      rest = rest.slice(end);
      return parts();
    },
    end() {
      read(rest);
      if (!sink.ended && sink.failure === undefined) reader.close();
      return parts();
    },
    get fault() {
      return sink.failure?.message ?? (sink.ended ? undefined : "The stream ended before its answer was complete.");
    },
  };
}

/** After the last complete event: an empty line ends one, or in other framings each line. */
function endOfEvents(text: string, framing = "sse"): number {
  if (framing !== "sse") return text.lastIndexOf("\n") + 1;
  const ends = ["\n\n", "\r\n\r\n"].map((end) => ({ end, at: text.lastIndexOf(end) }));
  return Math.max(...ends.map(({ end, at }) => (at < 0 ? 0 : at + end.length)));
}

function openWhole(dialect: AnyDialect): AnswerReader {
  let all = "";
  return {
    push(text) {
      all += text;
      return [];
    },
    end: () => partsOf(dialect, objectIn(all)),
    fault: undefined,
  };
}

type Response = ReturnType<AnyDialect["readResponse"]>;
type TextAnswer = Extract<Response, { parts: unknown }>["parts"][number];

function partsOf(dialect: AnyDialect, body: Wire): readonly AnswerPart[] {
  const response = dialect.readResponse(body, new Loss({}, {}));
  if ("parts" in response) return response.parts.flatMap(textPart);
  if ("images" in response)
    return response.images.flatMap(({ url, data, format }) => imageAt(url ?? dataUri(data, format)));
  if ("embeddings" in response) return response.embeddings.map(({ vector }) => vectorOf(vector));
  return [{ kind: "task", text: response.id ?? "" }];
}

function textPart(part: TextAnswer): AnswerPart[] {
  if (part.kind === "call") return [{ kind: "call", text: `${part.name}(${part.arguments})` }];
  if (part.kind === "media") {
    const { url, data, mime } = part.source;
    return imageAt(url ?? (data === undefined ? undefined : `data:${mime ?? "image/png"};base64,${data}`));
  }
  if (!("text" in part) || part.text === undefined) return [];
  return [{ kind: part.kind === "reasoning" ? "reasoning" : "text", text: part.text }];
}

function dataUri(data: string | undefined, format = "png"): string | undefined {
  return data === undefined ? undefined : `data:image/${format};base64,${data}`;
}

function imageAt(source: string | undefined): AnswerPart[] {
  return source === undefined ? [] : [{ kind: "image", source }];
}

function vectorOf(vector: unknown): AnswerPart {
  const length = Array.isArray(vector) ? `${vector.length} numbers: ` : "";
  return { kind: "text", text: length + JSON.stringify(vector).slice(0, 300) };
}

function objectIn(text: string): Wire {
  try {
    const json = parseExact(text);
    return typeof json === "object" && json !== null && !Array.isArray(json) ? json : {};
  } catch {
    return {};
  }
}
