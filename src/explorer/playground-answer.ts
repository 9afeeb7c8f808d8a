/** What the answers of the playground contain, in any dialect. */
import type { Part } from "../../generated/interlingua/text.js";
import type { AnyDialect } from "../conversion/dialect.js";
import { Loss } from "../conversion/loss.js";
import { objectIn } from "./object-in.js";
import { PartsObserver } from "./parts-observer.js";
import type { AnswerPart, AnswerReader } from "./playground-contract.js";
import { readEvents } from "./read-events.js";

export function openStream(dialect: AnyDialect): AnswerReader {
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
  const parts = () => partsShown(sink.parts);
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
    turn: () => ({ role: "assistant", parts: kept(sink.parts) }),
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

export function openWhole(dialect: AnyDialect): AnswerReader {
  let all = "";
  let response: Response | undefined;
  return {
    push(text) {
      all += text;
      return [];
    },
    end() {
      response = dialect.readResponse(objectIn(all), new Loss({}, {}));
      return partsOf(response);
    },
    turn: () =>
      response !== undefined && "parts" in response ? { role: "assistant", parts: kept(response.parts) } : undefined,
    fault: undefined,
  };
}

type Response = ReturnType<AnyDialect["readResponse"]>;

/** As the next request has them: without the places that they were read from. */
function kept(parts: readonly Part[]): Part[] {
  return JSON.parse(JSON.stringify(parts, (name, value: unknown) => (name === "origin" ? undefined : value))) as Part[];
}

function partsOf(response: Response): readonly AnswerPart[] {
  if ("parts" in response) return partsShown(response.parts);
  if ("images" in response)
    return response.images.flatMap(({ url, data, format }) => imageAt(url ?? dataUri(data, format)));
  if ("embeddings" in response) return response.embeddings.map(({ vector }) => vectorOf(vector));
  return [{ kind: "task", text: response.id ?? "" }];
}

function partsShown(parts: readonly Part[]): AnswerPart[] {
  return parts.flatMap(partShown);
}

function partShown(part: Part): AnswerPart[] {
  if (part.kind === "call") {
    const { id, name } = part;
    return [{ kind: "call", id, name, text: `${name}(${part.arguments})` }];
  }
  if (part.kind === "media") {
    const { url, data, mime } = part.source;
    return imageAt(url ?? (data === undefined ? undefined : `data:${mime ?? "image/png"};base64,${data}`));
  }
  if (!("text" in part) || part.text === "") return [];
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
