/**
 * A counter that is added up here, and given to the registry when Prometheus asks: prom-client checks the labels of
 * each value, and joins them to a text.
 */
import { Counter, type CounterConfiguration } from "prom-client";

/** What is counted with the same labels. */
export interface Sum {
  value: number;
}

export class SummedCounter<Label extends string> {
  readonly #sums = new Map<string, Sum & { readonly labels: Readonly<Record<Label, string>> }>();
  readonly #names: readonly Label[];

  constructor(configuration: CounterConfiguration<Label> & { readonly labelNames: readonly Label[] }) {
    this.#names = configuration.labelNames;
    const counter = new Counter({
      ...configuration,
      collect: () => {
        counter.reset();
        for (const { labels, value } of this.#sums.values()) counter.inc(labels, value);
      },
    });
  }

  /** The sum with these labels. It is shown from now on. */
  of(labels: Readonly<Record<Label, string>>): Sum {
    let key = "";
    for (const name of this.#names) key += `${labels[name]}\n`;
    let sum = this.#sums.get(key);
    if (sum === undefined) this.#sums.set(key, (sum = { value: 0, labels }));
    return sum;
  }
}
