import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../support/processes/random.js";
import { dialectClients } from "../../../support/videos/video-clients.js";
import { vendors } from "../../../support/videos/video-gateway.js";
import { type Made, make, nameOf, remove } from "../../../support/processes/numbered-videos.js";

const LONGEST_PAUSE_MS = 150;
/** So many tasks of a hundred are deleted by their owner, some of them repeatedly. */
const DELETED_SHARE = 0.4;
const MOST_DELETIONS = 3;
/** Before the first poll, and when it may have ended. */
const SOON_MS = 60;
const LATE_MS = 4_000;

export interface VideoLoadParts {
  readonly key: string;
  readonly callers: number;
  /** The running gateways. */
  urls(): readonly string[];
  /** The receiver of callbacks. */
  readonly receivers: readonly string[];
  readonly random: Random;
}

/**
 * Clients that make tasks in every dialect at vendors of every dialect, and delete some, each time at any running
 * gateway.
 */
export class VideoLoad {
  readonly made: Made[] = [];
  #isOver = false;
  #begun = 0;
  #callers: Promise<unknown> = Promise.resolve();
  readonly #deletions: Promise<void>[] = [];

  constructor(private readonly parts: VideoLoadParts) {}

  start(): void {
    this.#callers = Promise.all(Array.from({ length: this.parts.callers }, () => this.#call()));
  }

  /** Resolves when the last call has ended. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#callers;
    await Promise.all(this.#deletions);
  }

  async #call(): Promise<void> {
    const { key, urls, receivers, random } = this.parts;
    while (!this.#isOver) {
      const url = random.one(urls());
      if (url !== undefined) {
        const number = (this.#begun += 1);
        const [dialect = "", vendor = "", receiver = ""] = [
          random.one([...dialectClients.keys()]),
          random.one(vendors),
          random.one(receivers),
        ];
        const made = await make({
          url,
          key,
          number,
          dialect,
          vendor,
          callbackUrl: `${receiver}&number=${nameOf(number)}`,
        });
        this.made.push(made);
        if (made.task !== undefined && random.chance(DELETED_SHARE))
          this.#deletions.push(this.#delete(made, made.task));
      }
      await sleep(random.below(LONGEST_PAUSE_MS));
    }
  }

  async #delete({ deletions }: Made, task: string): Promise<void> {
    const { key, urls, random } = this.parts;
    for (const most = 1 + random.below(MOST_DELETIONS); deletions.length < most;) {
      await sleep(random.below(random.chance(0.5) ? SOON_MS : LATE_MS));
      const url = random.one(urls());
      if (url !== undefined) deletions.push(await remove({ url, key }, task));
    }
  }
}
