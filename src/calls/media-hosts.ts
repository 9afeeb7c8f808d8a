/** The media that one call names by URL. What was found out about one is used for the rest of the call. */
import type { Part } from "../registry.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import type { ClientSignal } from "./client-signal.js";
import type { TaskContext } from "./context.js";
import type { GatewayError } from "../errors/gateway-error.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";

export type MediaPart = Extract<Part, { kind: "media" }>;
export type Source = MediaPart["source"];

/**
 * What was found out about media, by URL and purpose, for the next target of a failover: a downloaded or typed medium,
 * or why there is none.
 */
export type KnownMedia = Map<string, Source | GatewayError>;

export interface MediaHosts {
  readonly signal: AbortSignal;
  readonly known: KnownMedia;
  lookAt: TaskContext["lookAt"];
  /** The bytes of a medium, which are held while they arrive. */
  fetch(
    url: string,
    kind: "image" | "video" | "document",
    signal: AbortSignal,
  ): Promise<{ readonly mime: string; readonly bytes: Pick<Buffer, "toString"> }>;
}

export interface MediaHostsOptions {
  readonly lease: MemoryLease;
  /** The most bytes of all downloads of the call. */
  readonly most: number;
  readonly signal: Pick<ClientSignal, "whole">;
}

/** As bytes, and as base64 in the text that is sent. */
export const TIMES_FETCHED_HELD = 4;

/** Made for every call: members that only some calls need are on its class. */
export class CallMediaHosts implements MediaHosts {
  readonly known: KnownMedia = new Map();
  readonly #context: Pick<TaskContext, "lookAt" | "fetchInput">;
  readonly #options: MediaHostsOptions;
  #fetched = 0;
  /** What was held for each medium. */
  #held: Map<string, number> | undefined;

  constructor(context: Pick<TaskContext, "lookAt" | "fetchInput">, options: MediaHostsOptions) {
    this.#context = context;
    this.#options = options;
  }

  get signal(): AbortSignal {
    return this.#options.signal.whole;
  }

  lookAt(...asked: Parameters<TaskContext["lookAt"]>): ReturnType<TaskContext["lookAt"]> {
    return this.#context.lookAt(...asked);
  }

  fetch(url: string, kind: "image" | "video" | "document", signal: AbortSignal): ReturnType<MediaHosts["fetch"]> {
    const medium = `${kind} ${url}`;
    const hold = (size: number) => {
      // A repeated download has its memory already, also one for another route.
      const held = this.#held?.get(medium) ?? 0;
      if (size <= held) return undefined;
      const holding = this.#hold(size - held);
      (this.#held ??= new Map()).set(medium, size);
      return holding;
    };
    return this.#context.fetchInput(url, kind, hold, signal);
  }

  #hold(bytes: number): Promise<void> | undefined {
    const { lease, most } = this.#options;
    if (this.#fetched + bytes > most)
      throw new UnsuitedRouteError(
        "request_too_large",
        "The media that were to be fetched for this model are too large together.",
      );
    this.#fetched += bytes;
    return lease.hold(TIMES_FETCHED_HELD * bytes);
  }
}
