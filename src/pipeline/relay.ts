/** Turns the events of an upstream's stream into those of the client's. */
import type { Dialect, Failure, StreamMonitor, Usage, Wire } from "../registry.js";
import { rawWithData, type ServerEvent } from "../upstream/events.js";
import { UpstreamFailure } from "../upstream/upstream-failure.js";
import type { Account } from "./account.js";
import { attend } from "./attend.js";
import type { ClientStream } from "./client-stream.js";
import { replaceValues } from "./splice.js";

export interface Relay {
  /** The upstream's own end of the stream was seen. */
  readonly ended: boolean;
  /** The upstream said that it failed. */
  readonly failure: Failure | undefined;
  readonly usage: Usage | undefined;
  take(event: ServerEvent): void;
  /** The upstream closed the stream in good order. */
  close(): void;
}

/** Every event is read, and told anew by the machine that the sink is. */
export function convertingRelay(from: Dialect, machine: StreamMonitor, account: Account | undefined): Relay {
  const reader = from.openReader(attend(machine, account));
  return relay(machine, {
    take({ event, data }) {
      if (data !== undefined) reader.event(event, data);
    },
    close: () => reader.close(),
  });
}

export interface Passing {
  readonly dialect: Dialect;
  readonly publicId: string;
  /** The client asked for the event that only tells usage. */
  readonly usageWanted: boolean;
  readonly client: ClientStream;
  readonly account: Account | undefined;
}

/** Every event passes as it came but for the model's name; the monitor reads along. */
export function passingRelay(monitor: StreamMonitor, { dialect, publicId, usageWanted, client, account }: Passing): Relay {
  const { eventModel, eventFixed, askUsage } = dialect.places;
  const reader = dialect.openReader(attend(monitor, account));
  const model = JSON.stringify(publicId);
  const withholdsUsage = askUsage !== undefined && !usageWanted;
  const take = (event: ServerEvent): void => {
    const { data } = event;
    if (data === undefined) {
      // Signs of life are worth sending only where silence would be noticed.
      if (client.started) client.write(event.raw);
      return;
    }
    reader.event(event.event, data);
    if (monitor.failure !== undefined || (withholdsUsage && onlyTellsUsage(data, dialect))) return;
    monitor.pass();
    const named = eventFixed.reduce((told, { at, value }) => replaceValues(told, [at], JSON.stringify(value)), replaceValues(data, eventModel, model));
    client.write(named === data ? event.raw : rawWithData(event, named));
  };
  return relay(monitor, {
    take,
    close() {
      reader.close();
      // Some upstreams only close; clients of this dialect wait for the mark.
      if (monitor.ended && dialect.templates.marker !== undefined) client.write(dialect.templates.marker);
    },
  });
}

function relay(watch: StreamMonitor, { take, close }: Pick<Relay, "take" | "close">): Relay {
  return {
    get ended() {
      return watch.ended;
    },
    get failure() {
      return watch.failure;
    },
    get usage() {
      return watch.usage;
    },
    take: (event) => understood(() => take(event)),
    close: () => understood(close),
  };
}

function understood(read: () => void): void {
  try {
    read();
  } catch (cause) {
    throw new UpstreamFailure("unreadable", "An event of the upstream's stream could not be understood.", { cause });
  }
}

function onlyTellsUsage(data: string, dialect: Dialect): boolean {
  if (!data.startsWith("{")) return false;
  return dialect.isUsageEvent(JSON.parse(data) as Wire);
}
