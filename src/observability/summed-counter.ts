/**
 * A counter that is added up here, and given to the registry when Prometheus asks: prom-client checks the labels of
 * each value, and joins them to a text.
 */
import { Counter, type CounterConfiguration } from "prom-client";
import { ByLabels, type Labels } from "./by-labels.js";

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
