/**
 * Counters and histograms that are added up here, and given to the registry when Prometheus asks: prom-client checks
 * the labels of each value, and joins them to a text.
 */
import { Counter, type CounterConfiguration, Histogram, type HistogramConfiguration } from "prom-client";

export type Labels<Label extends string> = Readonly<Record<Label, string>>;

/** What is counted with the same labels. */
export interface Sum {
  value: number;
}

export class SummedCounter<Label extends string> {
  readonly #sums: ByLabels<Label, Sum & { readonly labels: Labels<string> }>;

  constructor(configuration: CounterConfiguration<Label> & { readonly labelNames: readonly Label[] }) {
    this.#sums = new ByLabels(configuration.labelNames, (labels) => ({ value: 0, labels }));
    const counter = new Counter<string>({
      ...configuration,
      collect: () => {
        counter.reset();
        for (const { labels, value } of this.#sums.all) counter.inc(labels, value);
      },
    });
  }

  /** The sum with these labels. It is shown from now on. */
  of(labels: Labels<Label>): Sum {
    return this.#sums.of(labels);
  }
}

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

/** What is kept for each set of labels of a metric. */
class ByLabels<Label extends string, Kept> {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly names: readonly Label[],
    private readonly make: (labels: Labels<string>) => Kept,
  ) {}

  /** Other labels make no difference. */
  of(labels: Labels<Label>): Kept {
    let key = "";
    for (const name of this.names) key += `${labels[name]}\n`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const made = this.make(Object.fromEntries(this.names.map((name) => [name, labels[name]])));
    this.#kept.set(key, made);
    return made;
  }

  get all(): readonly Kept[] {
    return [...this.#kept.values()];
  }
}
