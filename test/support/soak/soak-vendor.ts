/** An upstream of texts and embeddings for hours: it keeps no request, only numbers of calls. */
import { setTimeout as sleep } from "node:timers/promises";
import { numberIn } from "../processes/numbered.js";
import { answersNumbered } from "../processes/vendor.js";
import { type Script, ScriptedUpstream, answers } from "../upstream.js";

/** A word in calls whose number at once is counted. */
export const COUNTED = "counted-at-once";
const COUNTED_TAKE_MS = 60;
const ARRIVES_WITHIN_MS = 20;
const EMBEDDING = {
  object: "list",
  data: [{ object: "embedding", index: 0, embedding: [0.25, 0.5] }],
  model: "inner",
  usage: { prompt_tokens: 2, total_tokens: 2 },
};

export class SoakVendor {
  /** The numbers of the calls that it got, in order. */
  readonly seen: number[] = [];
  /** The most counted calls at one time. */
  mostAtOnce = 0;
  #atOnce = 0;

  private constructor(readonly upstream: ScriptedUpstream) {
    upstream.plays(this.#answer);
  }

  static async start(): Promise<SoakVendor> {
    return new SoakVendor(await ScriptedUpstream.start());
  }

  readonly #answer: Script = async (response, received) => {
    this.upstream.received.length = 0;
    const text = received.body.toString();
    const number = numberIn(text);
    if (text.includes(COUNTED)) await this.#count(received.left);
    if (received.path.includes("/embeddings")) return answers(EMBEDDING)(response, received);
    if (!Number.isNaN(number)) this.seen.push(number);
    await answersNumbered(number)(response, received);
  };

  /** A call whose gateway has left may arrive later, on a connection that stalled. It is not under way any more. */
  async #count(left: Promise<unknown>): Promise<void> {
    const isLeft = await Promise.race([left.then(() => true), sleep(ARRIVES_WITHIN_MS, false)]);
    if (isLeft) return;
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    await Promise.race([left, sleep(COUNTED_TAKE_MS)]);
    this.#atOnce -= 1;
  }
}
