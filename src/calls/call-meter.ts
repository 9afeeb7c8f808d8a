/** Meters one call: opened by its admission, and settled exactly once, whatever ends the call. */
import type { HoldManager } from "../money/hold-manager.js";
import { costOf, pricedSize } from "../money/cost.js";
import { weighText } from "../money/estimate-tokens.js";
import type { PriceList } from "../money/price-list.js";
import { imageTokens, previewTokens } from "../money/image-tokens.js";
import {
  plausibleCount,
  countsOf,
  meter,
  type Metered,
  MOST_IMAGES,
  nothingUsed,
  type Quantities,
} from "../money/quantities.js";
import type { AnyDialect, Counts, Images, ImageTokens } from "../registry.js";
import type { CallListener, Sending } from "./call-observer.js";
import { chosenForm, type ImageChoices } from "./image-choices.js";
import { type Hold, MOST_CHARGED_TICKS } from "../stores/wallets/holds.js";

/** What was fixed when the call was admitted. */
export interface CallMeterOptions {
  readonly hold: Hold;
  /** The prices at the admission. */
  readonly prices: PriceList;
  readonly inputEstimate: number;
  readonly mostOutput: number;
  /** What the request names of images, if it can have some. */
  readonly imageChoices: ImageChoices | undefined;
  /** The counts that answers of the dialect can report. Others are not estimated either. */
  readonly counts: AnyDialect["counts"];
}

/** What a call was charged for. */
export interface CallCharges {
  readonly ticks: bigint;
  readonly estimated: boolean;
  readonly quantities: Quantities;
  /** How long it took until the charge was stored, or until the answer waited for it no longer. */
  readonly settlementMilliseconds?: number;
}

export class CallMeter implements CallListener {
  readonly #holdManager: HoldManager;
  readonly #terms: CallMeterOptions;
  #usage: Counts | undefined;
  readonly #images: Images[] = [];
  /** What the upstream was not sent of the request. */
  #dropped: readonly string[] = [];
  /** The tokens of such images, if the profile of the last called model knows them. */
  #tokens: ImageTokens | undefined;
  /** The estimated tokens of the text that came after the last report of usage. */
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

  /** The tokens that are charged for the text so far, unless the upstream reports them. */
  get outputEstimate(): number {
    return Math.min(Math.ceil(this.#unreported), this.#terms.mostOutput);
  }

  /** The request was sent to an upstream, which may charge for it even without an answer. */
  get wasSent(): boolean {
    return this.#wasSent;
  }

  /** Nothing when the call was not charged. */
  get bill(): CallCharges | undefined {
    return this.#bill;
  }

  /** The upstream reported usage. */
  get isCounted(): boolean {
    return this.#usage !== undefined;
  }

  get isOutputCounted(): boolean {
    return plausibleCount(this.#usage?.output) !== undefined;
  }

  onSending(sending: Sending): void {
    this.#wasSent = true;
    this.onChosen(sending);
  }

  onChosen({ target, dropped }: Sending): void {
    this.#tokens = target.profile?.imageTokens;
    this.#dropped = dropped;
  }

  /** The upstream sent text. */
  onText(text: string): void {
    this.#unreported += weighText(text);
  }

  /** The upstream sent a preview of an image. */
  onPreview(): void {
    this.#unreported += previewTokens(1, this.#tokens);
  }

  /** The upstream sent images. */
  onImage(images: Images): void {
    if (this.#images.length >= MOST_IMAGES) return;
    const { imageChoices, prices } = this.#terms;
    const requested: Partial<Images> = imageChoices === undefined ? {} : chosenForm(imageChoices, this.#dropped);
    const quality = images.quality ?? requested.quality;
    this.#images.push({ ...images, size: pricedSize(prices, images.size, requested.size, quality), quality });
    this.#unreported += imageTokens({ ...images, size: images.size ?? requested.size, quality }, this.#tokens);
  }

  /** The upstream reported the usage so far. */
  onUsage(usage: Counts | undefined): void {
    if (usage === undefined) return;
    this.#usage = usage;
    if (this.isOutputCounted) this.#unreported = 0;
  }

  /** The upstream reached the end of its answer. */
  onFinish(): void {
    this.#isFinished = true;
  }

  /** Charges the reported usage, and the text that came after the last report. */
  settle(): Promise<void> {
    return (this.#closed ??= this.#charge(this.#metered()));
  }

  /** A call that failed costs the reported usage: no estimates, and not the price of a call. */
  settleFailed(reason: string): Promise<void> {
    if (!this.isCounted) return this.release(reason);
    return (this.#closed ??= this.#charge(this.#reported()));
  }

  /** Charges nothing. */
  release(reason: string): Promise<void> {
    return (this.#closed ??= this.#holdManager.release(this.#terms.hold, reason));
  }

  #charge({ quantities, estimated }: Metered): Promise<void> {
    const { hold, prices } = this.#terms;
    const ticks = least(costOf(prices, quantities), MOST_CHARGED_TICKS);
    this.#bill = { ticks, estimated, quantities };
    const begunAt = performance.now();
    return this.#holdManager.settle(hold, { ticks, estimated, usage: countsOf(quantities) }).then((resolution) => {
      const settlementMilliseconds = performance.now() - begunAt;
      // An expired hold is not charged any more. Without a resolution, the settlement continues in the background.
      const isCharged = resolution === undefined || resolution.state === "settled";
      this.#bill = isCharged ? { ticks, estimated, quantities, settlementMilliseconds } : undefined;
    });
  }

  /** The report of an answer that was cut is less than that of the whole answer. */
  #metered(): Metered {
    const { inputEstimate, mostOutput, counts } = this.#terms;
    const unreported = this.outputEstimate;
    const { quantities, estimated } = meter(this.#usage, { input: inputEstimate, output: unreported }, counts);
    const room = this.isOutputCounted ? Math.max(0, mostOutput - quantities.output) : 0;
    const more = Math.min(unreported, room);
    const whole = more === 0 ? quantities : { ...quantities, output: quantities.output + more };
    return {
      quantities: this.#images.length === 0 ? whole : { ...whole, images: this.#images },
      estimated: estimated || more > 0 || !this.#isFinished,
    };
  }

  /** A stream that was cut may have reported too little. Images that came before a failure did not reach the client. */
  #reported(): Metered {
    const { quantities } = meter(this.#usage, nothingUsed, this.#terms.counts);
    return { quantities: { ...quantities, calls: nothingUsed.calls }, estimated: !this.#isFinished };
  }
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
