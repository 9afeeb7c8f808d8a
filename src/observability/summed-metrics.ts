/** A histogram that is added up here, for the same reason as a `SummedCounter`. */
import { Histogram, type HistogramConfiguration } from "prom-client";
import { ByLabels, type Labels } from "./by-labels.js";

interface Shape {
  readonly name: string;
  readonly buckets: readonly number[];
}

/** Values with the same labels. */
export class Distribution {
  readonly #shape: Shape;
  readonly #labels: Labels<string>;
  /** For each bucket, the values that are not in the one before. Larger values are in none. */
  readonly #counts: number[];
  #count = 0;
  #sum = 0;

  constructor(shape: Shape, labels: Labels<string>) {
    this.#shape = shape;
    this.#labels = labels;
    this.#counts = shape.buckets.map(() => 0);
  }

  add(value: number): void {
    const { buckets } = this.#shape;
    let bucket = 0;
    while (bucket < buckets.length && value > (buckets[bucket] ?? 0)) bucket++;
    if (bucket < buckets.length) this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#count += 1;
    this.#sum += value;
  }

  /** As prom-client has them: each bucket with those before it. */
  get samples() {
    const { name, buckets } = this.#shape;
    const sample = (of: string, value: number, labels: Record<string, string | number> = {}) => ({
      metricName: `${name}_${of}`,
      value,
      labels,
      sharedLabels: this.#labels,
    });
    let count = 0;
    return [
      ...buckets.map((le, bucket) => sample("bucket", (count += this.#counts[bucket] ?? 0), { le })),
      sample("bucket", this.#count, { le: "+Inf" }),
      sample("sum", this.#sum),
      sample("count", this.#count),
    ];
  }
}

export class SummedHistogram<Label extends string> extends Histogram<Label> {
  readonly #described: { readonly name: string; readonly help: string };
  readonly #distributions: ByLabels<Label, Distribution>;

  constructor(configuration: HistogramConfiguration<Label> & Shape & { readonly labelNames: readonly Label[] }) {
    super({ ...configuration, buckets: [...configuration.buckets] });
    const { name, help, buckets, labelNames } = configuration;
    this.#described = { name, help };
    this.#distributions = new ByLabels(labelNames, (labels) => new Distribution({ name, buckets }, labels));
  }

  /** The values with these labels. They are shown from now on. */
  of(labels: Labels<Label>): Distribution {
    return this.#distributions.of(labels);
  }

  /** What prom-client reads of its own histograms. */
  getForPromString() {
    const values = this.#distributions.all.flatMap(({ samples }) => samples);
    return Promise.resolve({ ...this.#described, type: "histogram", aggregator: "sum", values });
  }
}
