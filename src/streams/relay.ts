/** Converts the events of an upstream's stream into those of the client's. */
import {
  type StreamListener,
  type AnyDialect,
  type Failure,
  type StreamReader,
  type StreamSink,
  type Wire,
} from "../registry.js";
import { rawWithData, type ServerEvent } from "./server-events.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import type { ClientStream } from "./client-stream.js";
import { type AnswerEdits, answerEditor } from "../bodies/edit-answer.js";

export interface Relay {
  /** The upstream's own end of the stream was seen. */
  readonly ended: boolean;
  /** The failure that the upstream reported in the stream. */
  readonly failure: Failure | undefined;
  take(event: ServerEvent): void;
  /** The upstream closed the stream without an error. */
  close(): void;
}

/** Each event is read, and written again by the stream writer. */
export function convertingRelay(from: AnyDialect, writer: StreamSink, listener: StreamListener): Relay {
  const reader = readerOf(from, writer, listener);
  return relay(writer, {
    take({ event, data }) {
      if (data !== undefined) reader.event(event, data);
    },
    close: () => reader.close(),
  });
}

export interface PassingRelayInput extends AnswerEdits {
  /** The client requested the event that contains only usage. */
  readonly usageWanted: boolean;
  readonly client: ClientStream;
  readonly listener: StreamListener;
}

/** Each event passes unchanged except for a few values; the observer reads along. */
export function passingRelay(
  observer: StreamSink,
  { usageWanted, client, listener, ...edits }: PassingRelayInput,
): Relay {
  const { dialect } = edits;
  const reader = readerOf(dialect, observer, listener);
  const edit = answerEditor(edits, "event");
  const withholdsUsage = dialect.places.askUsage !== undefined && !usageWanted;
  const take = (event: ServerEvent): void => {
    const { data } = event;
    if (data === undefined) {
      // Keep-alives are forwarded only after the first event, where silence would be noticed.
      if (client.started) client.write(event.raw);
      return;
    }
    reader.event(event.event, data);
    if (observer.failure !== undefined || (withholdsUsage && isUsageOnly(data, dialect))) return;
    observer.countEvent();
    const edited = edit(data);
    client.write(edited === data ? event.raw : rawWithData(event, edited));
  };
  return relay(observer, {
    take,
    close() {
      reader.close();
      // Some upstreams only close the stream, but clients of this dialect wait for the end marker.
      if (observer.ended && dialect.templates?.marker !== undefined) client.write(dialect.templates.marker);
    },
  });
}

function readerOf(from: AnyDialect, sink: StreamSink, listener: StreamListener): StreamReader {
  const streams = streamsOf(from);
  return streams.openReader(from, streams.listen(sink, listener));
}

/** The stream form of a dialect. Only dialects with streams get here. */
export function streamsOf({ name, modality }: AnyDialect): NonNullable<AnyDialect["modality"]["streams"]> {
  if (modality.streams === undefined) throw new RangeError(`The dialect ${name} has no streams.`);
  return modality.streams;
}

function relay(sink: StreamSink, { take, close }: Pick<Relay, "take" | "close">): Relay {
  return {
    get ended() {
      return sink.ended;
    },
    get failure() {
      return sink.failure;
    },
    take: (event) => understood(() => take(event)),
    close: () => understood(close),
  };
}

function understood(read: () => void): void {
  try {
    read();
  } catch (cause) {
    throw new UpstreamError("unreadable", "An event of the upstream's stream could not be understood.", { cause });
  }
}

function isUsageOnly(data: string, dialect: AnyDialect): boolean {
  if (!data.startsWith("{")) return false;
  return dialect.isUsageEvent(JSON.parse(data) as Wire);
}
