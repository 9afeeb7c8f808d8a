/** The metrics and labels that a query of Prometheus names. */
import { parser } from "@prometheus-io/lezer-promql";

export interface QueriedMetric {
  readonly name: string;
  readonly labels: readonly string[];
}

export interface Query {
  /** Where the query cannot be read. */
  readonly faults: readonly string[];
  readonly metrics: readonly QueriedMetric[];
  /** The labels by which it adds up. */
  readonly groups: readonly string[];
}

export function readQuery(text: string): Query {
  const faults: string[] = [];
  const metrics: { name: string; labels: string[] }[] = [];
  const groups: string[] = [];
  let isGrouping = false;
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      const word = text.slice(from, to);
      if (type.isError) faults.push(`at ${from} of ${text}`);
      else if (type.name === "VectorSelector") metrics.push({ name: "", labels: [] });
      else if (type.name === "Identifier") setName(metrics.at(-1), word);
      else if (type.name === "GroupingLabels") isGrouping = true;
      else if (type.name === "LabelName") (isGrouping ? groups : metrics.at(-1)?.labels)?.push(word);
    },
    leave({ type }) {
      if (type.name === "GroupingLabels") isGrouping = false;
    },
  });
  return { faults, metrics, groups };
}

function setName(metric: { name: string } | undefined, name: string): void {
  if (metric !== undefined) metric.name = name;
}
