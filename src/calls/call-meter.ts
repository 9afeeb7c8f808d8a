/** What one call owes: opened by admission, closed exactly once, whatever ends the call. */
import type { HoldManager } from "../money/hold-manager.js";
import { costOf } from "../money/cost.js";
import { weighText } from "../money/estimate-tokens.js";
import type { PriceList } from "../money/price-list.js";
import { imageTokens, previewTokens } from "../money/image-tokens.js";
import { plausibleCount, countsOf, meter, type Metered, type Quantities } from "../money/quantities.js";
import type { AnyDialect, Counts, StreamListener, Images, ImageTokens } from "../registry.js";
import { type Hold, MOST_CHARGED_TICKS } from "../stores/wallets/holds.js";

/** What was agreed when the call was admitted. */
export interface CallMeterOptions {
  readonly hold: Hold;
  /** Prices are those at admission. */
  readonly prices: PriceList;
  readonly inputEstimate: number;
  readonly mostOutput: number;
  /** The images that were asked for, if any. */
  readonly images: Images | undefined;
  /** What answers may tell; what they never tell is not estimated either. */
  readonly counts: AnyDialect["counts"];
}

/** What a call came to. */
export interface CallCharges {
  readonly ticks: bigint;
  readonly estimated: boolean;
  readonly quantities: Quantities;
}

export class CallMeter implements StreamListener {
  readonly #holdManager: HoldManager;
  readonly #terms: CallMeterOptions;
  #usage: Counts | undefined;
  readonly #images: Images[] = [];
  /** What such images take, where the profile of the model says it that was asked last. */
  #tokens: ImageTokens | undefined;
  /** Tokens of the words that came after the last report of usage, as estimated. */
  #unreported = 0;
  #wasSent = false;
  #isFinished = false;
  #bill: CallCharges | undefined;
  #closed: Promise<void> | undefined;

  constructor(holdManager: HoldManager, terms: CallMeterOptions) {
    this.#holdManager = holdManager;
    this.#terms = terms;
  }

  get hold(): Hold {
    return this.#terms.hold;
  }

  get inputEstimate(): number {
    return this.#terms.inputEstimate;
  }

  /** What is charged for the words so far, unless the upstream tells what they took. */
  get outputEstimate(): number {
    return Math.min(Math.ceil(this.#unreported), this.#terms.mostOutput);
  }

  /** Something went to an upstream, which may charge for it whether or not its answer is waited for. */
  get wasSent(): boolean {
    return this.#wasSent;
  }

  /** Nothing when the call was not charged. */
  get bill(): CallCharges | undefined {
    return this.#bill;
  }

  /** The upstream told something of what was used. */
  get isCounted(): boolean {
    return this.#usage !== undefined;
  }

  get isOutputCounted(): boolean {
    return plausibleCount(this.#usage?.output) !== undefined;
  }

  sending(tokens: ImageTokens | undefined): void {
    this.#wasSent = true;
    this.#tokens = tokens;
  }

  /** The upstream said something. */
  onText(words: string): void {
    this.#unreported += weighText(words);
  }

  /** The upstream showed an image on its way. */
  onPreview(): void {
    this.#unreported += previewTokens(1, this.#tokens);
  }

  /** The upstream gave images. */
  onImage(images: Images): void {
    const { size, quality } = this.#terms.images ?? {};
    const seen = { ...images, size: images.size ?? size, quality: images.quality ?? quality };
    this.#images.push(seen);
    this.#unreported += imageTokens(seen, this.#tokens);
  }

  /** The upstream told what was used so far. */
  onUsage(usage: Counts | undefined): void {
    if (usage === undefined) return;
    this.#usage = usage;
    if (this.isOutputCounted) this.#unreported = 0;
  }

  /** The upstream came to the end of its answer. */
  onFinish(): void {
    this.#isFinished = true;
  }

  /** What an answer told that came in one piece. */
  countWhole(usage: Counts | undefined): void {
    this.onUsage(usage);
    this.onFinish();
  }

  /** Charges what was used: what the upstream reported, and the words that came after its last report. */
  settle(): Promise<void> {
    return (this.#closed ??= this.#charge());
  }

  /** Charges nothing. */
  release(reason: string): Promise<void> {
    return (this.#closed ??= this.#holdManager.release(this.#terms.hold, reason));
  }

  async #charge(): Promise<void> {
    const { hold, prices } = this.#terms;
    const { quantities, estimated } = this.#metered();
    const bill = { ticks: least(costOf(prices, quantities), MOST_CHARGED_TICKS), estimated, quantities };
    this.#bill = bill;
    const resolution = await this.#holdManager.settle(hold, { ...bill, usage: countsOf(quantities) });
    // A hold that had expired is not charged any more, whatever its call came to.
    if (resolution !== undefined && resolution.state !== "settled") this.#bill = undefined;
  }

  /** What was reported of an answer that was cut is less than what it would have come to. */
  #metered(): Metered {
    const { inputEstimate, mostOutput, counts } = this.#terms;
    const unreported = this.outputEstimate;
    const { quantities, estimated } = meter(this.#usage, { input: inputEstimate, output: unreported }, counts);
    const room = this.isOutputCounted ? Math.max(0, mostOutput - quantities.output) : 0;
    const more = Math.min(unreported, room);
    const images = this.#images.length > 0 && { images: this.#images };
    return {
      quantities: { ...quantities, output: quantities.output + more, ...images },
      estimated: estimated || more > 0 || !this.#isFinished,
    };
  }
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
