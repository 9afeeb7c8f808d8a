/** An upstream's answer about a job, read within the memory budget because it may contain a whole video. */
import { Attachments } from "../../bodies/attachments.js";
import type { UpstreamReply } from "../../upstream/exchange.js";
import { discardReply, readReplyBytes } from "../../upstream/read-reply.js";
import { UpstreamError } from "../../upstream/upstream-error.js";
import type { HeldMemory } from "../contract.js";
import { RetryLaterError } from "../../workers/retry-later-error.js";
import type { MemoryBudget, MemoryLease } from "../../bodies/memory-budget.js";
import { GatewayError } from "../../errors/gateway-error.js";
import { TIMES_HELD } from "../../bodies/body.js";
import { extractBase64 } from "../../bodies/extract-base64.js";

/** The most bytes of an answer with a video in base64, and of its text without the video. */
const LONGEST = 256 * 1024 * 1024;
const MOST_WORDS = 8 * 1024 * 1024;
/** The most memory that one answer holds. */
export const LARGEST_HELD_ANSWER = LONGEST + (TIMES_HELD - 1) * MOST_WORDS;
/** Most answers are this small. They do not wait for the budget. */
const SMALL = 256 * 1024;
const WAIT_MS = 2_000;

/** The text of an answer, in which placeholders replace the videos. */
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

  /** A text of the answer in pieces, with its placeholders replaced by the media. */
  wholeOf(text: string): Iterable<string> {
    return this.#attachments?.textsOf(text) ?? [text];
  }

  release(): void {
    this.#attachments?.free();
    this.#attachments = undefined;
    this.lease.release();
  }

  /** It is never serialized. */
  toJSON(): undefined {
    return undefined;
  }
}

/**
 * Reserves memory by the content length, if there is one, before it reads. Calls `onData` for the head and each piece.
 */
export async function readHeld(
  reply: UpstreamReply,
  budget: MemoryBudget,
  onData: () => void = () => undefined,
): Promise<HeldAnswer> {
  const lease = budget.open();
  try {
    onData();
    const reserve = (size: number) => (size > Math.max(lease.held, SMALL) ? lease.hold(size - lease.held) : undefined);
    await reserve(Math.min(Number(reply.contentLength ?? 0), LONGEST));
    let read = 0;
    const bytes = await readReplyBytes(reply, LONGEST, (more) => {
      onData();
      return reserve((read += more));
    });
    const { text, attachments } = await extractBase64(bytes, new Attachments(), (left, words) => {
      if (words > MOST_WORDS) throw new UpstreamError("too_large", "The upstream's answer is too large.");
      return reserve(bytes.length + (TIMES_HELD - 1) * left);
    });
    return new HeldAnswer(text, attachments, lease);
  } catch (error) {
    lease.release();
    discardReply(reply);
    // The memory budget is used up; the upstream is not at fault.
    throw error instanceof GatewayError ? new RetryLaterError(WAIT_MS, { cause: error, isLocal: true }) : error;
  }
}
