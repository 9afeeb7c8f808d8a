/** What an upstream told of a job, read as there is room for it: it may hold a whole video. */
import { Attachments } from "../../bodies/attachments.js";
import type { UpstreamReply } from "../../upstream/call.js";
import { discardReply, readReplyBytes } from "../../upstream/read-reply.js";
import { UpstreamError } from "../../upstream/upstream-error.js";
import type { HeldMemory } from "../contract.js";
import { RetryLaterError } from "../../workers/retry-later-error.js";
import type { MemoryBudget, MemoryLease } from "../../bodies/memory-budget.js";
import { GatewayError } from "../../errors/gateway-error.js";
import { TIMES_HELD } from "../../bodies/body.js";
import { extractBase64 } from "../../bodies/extract-base64.js";

/** With a video in base64, and without. */
const LONGEST = 256 * 1024 * 1024;
const MOST_WORDS = 8 * 1024 * 1024;
/** What is held for one at most. */
export const LARGEST_HELD_ANSWER = LONGEST + (TIMES_HELD - 1) * MOST_WORDS;
/** What most are takes no room that is worth counting: it waits for nobody. */
const SMALL = 256 * 1024;
const WAIT_MS = 2_000;

/** Its text, in which marks stand for videos. */
export class HeldAnswer implements HeldMemory {
  #attachments: Attachments | undefined;

  constructor(
    readonly text: string,
    attachments: Attachments | undefined,
    private readonly lease: MemoryLease,
  ) {
    this.#attachments = attachments;
  }

  get hasMedia(): boolean {
    return this.#attachments !== undefined;
  }

  /** A text of what was told, in pieces, with all that its marks stand for. */
  wholeOf(text: string): Iterable<string> {
    return this.#attachments?.textsOf(text) ?? [text];
  }

  release(): void {
    this.#attachments?.free();
    this.#attachments = undefined;
    this.lease.release();
  }

  /** It is written down nowhere. */
  toJSON(): undefined {
    return undefined;
  }
}

/** Of an answer that tells its length, room for all of it is asked for before it is read. Calls `heard` with its head and with each piece. */
export async function readHeld(
  reply: UpstreamReply,
  budget: MemoryBudget,
  onData: () => void = () => undefined,
): Promise<HeldAnswer> {
  const lease = budget.open();
  try {
    onData();
    const roomFor = (size: number) => (size > Math.max(lease.held, SMALL) ? lease.hold(size - lease.held) : undefined);
    await roomFor(Math.min(Number(reply.contentLength ?? 0), LONGEST));
    let read = 0;
    const bytes = await readReplyBytes(reply, LONGEST, (more) => {
      onData();
      return roomFor((read += more));
    });
    const { text, attachments } = await extractBase64(bytes, new Attachments(), (left, words) => {
      if (words > MOST_WORDS) throw new UpstreamError("too_large", "The upstream's answer is too large.");
      return roomFor(bytes.length + (TIMES_HELD - 1) * left);
    });
    return new HeldAnswer(text, attachments, lease);
  } catch (error) {
    lease.release();
    discardReply(reply);
    // The upstream has done nothing wrong.
    throw error instanceof GatewayError ? new RetryLaterError(WAIT_MS, { cause: error, isLocal: true }) : error;
  }
}
