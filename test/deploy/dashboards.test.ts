/** The dashboard and the alerts against the metrics that the gateway has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { Metrics } from "../../src/observability/metrics.js";
import { CHECKOUT } from "../support/checkout.js";
import { deployed, deployedYaml } from "./deployed-files.js";
import { readQuery } from "./promql.js";

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly description?: string;
  readonly gridPos: { readonly h: number; readonly w: number; readonly x: number; readonly y: number };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

interface Dashboard {
  readonly panels: readonly Panel[];
  readonly templating: {
    readonly list: readonly { readonly name: string; readonly type: string; readonly definition?: string }[];
  };
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: Readonly<Record<string, string>>;
    }[];
  }[];
}

const dashboard = JSON.parse(deployed("grafana/isogloss.json")) as Dashboard;
const rules = deployedYaml<Rules>("prometheus/alerts.yaml").groups.flatMap((group) => group.rules);
const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map((target) => ({ ...target, title, expr: filled(target.expr) })),
);

/** Grafana replaces its variables for times before a query is sent. */
function filled(expression: string): string {
  return expression.replaceAll(/\$__(?:rate_interval|range)/g, "5m");
}

/** Labels that Prometheus itself adds. */
const OF_PROMETHEUS = ["job", "instance"];

/** The labels of every series, by its name. */
function knownSeries(): ReadonlyMap<string, readonly string[]> {
  const metrics = new Metrics();
  metrics.show({
    callsQueued: () => 0,
    limitedCalls: () => [],
    holdsOpen: () => 0,
    routes: () => [],
    tasks: () => Promise.resolve([]),
  });
  const series = metrics.registry.getMetricsAsArray().flatMap((metric): [string, readonly string[]][] => {
    const labels = [...("labelNames" in metric ? (metric.labelNames as readonly string[]) : []), ...OF_PROMETHEUS];
    const parts = ["bucket", "sum", "count"].map((part): [string, readonly string[]] => [
      `${metric.name}_${part}`,
      part === "bucket" ? [...labels, "le"] : labels,
    ]);
    return String(metric.type) === "histogram" ? parts : [[metric.name, labels]];
  });
  metrics.stop();
  return new Map(series);
}

const known = knownSeries();

function expectKnown(text: string): void {
  const { faults, metrics, groups } = readQuery(text);
  expect(faults).to.deep.equal([]);
  expect(metrics, text).not.to.be.empty;
  for (const { name, labels } of metrics) {
    expect([...known.keys()], text).to.include(name);
    expect(known.get(name), text).to.include.members([...labels, ...groups]);
  }
}

describe("the dashboard for Grafana", () => {
  for (const { title, expr, legendFormat } of queries)
    it(`reads metrics that exist: ${title}${legendFormat === "" ? "" : `, ${legendFormat}`}`, () => {
      expectKnown(expr);
      const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
      expect([...readQuery(expr).groups, ...OF_PROMETHEUS]).to.include.members(shown);
    });

  it("shows every metric of the gateway", () => {
    const read = new Set(queries.flatMap(({ expr }) => readQuery(expr).metrics.map(({ name }) => name)));
    const own = [...known.keys()].filter((name) => name.startsWith("isogloss_") && !/_(?:sum|count)$/.test(name));
    expect([...read]).to.include.members(own);
  });

  it("has variables for what its queries name, from metrics that exist", () => {
    const names = dashboard.templating.list.map(({ name }) => name);
    const used = [...deployed("grafana/isogloss.json").matchAll(/\$\{?(?!__)(\w+)/g)].map(([, name]) => name);
    expect(new Set(used)).to.deep.equal(new Set(names));
    for (const { type, definition = "" } of dashboard.templating.list.filter((variable) => variable.type === "query")) {
      expect(type).to.equal("query");
      const [, series = "", label = ""] = /^label_values\((.+), (\w+)\)$/.exec(definition) ?? [];
      expectKnown(series);
      expect(known.get(readQuery(series).metrics[0]?.name ?? "")).to.include(label);
    }
  });

  it("has panels with an explanation, side by side within the width", () => {
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).to.equal(dashboard.panels.length);
    const taken = new Set<string>();
    for (const { title, type, description = "", gridPos: at } of dashboard.panels) {
      expect(type === "row" || description !== "", title).to.equal(true);
      expect(at.x + at.w).to.be.at.most(24);
      for (let x = at.x; x < at.x + at.w; x++)
        for (let y = at.y; y < at.y + at.h; y++) {
          expect(taken.has(`${x},${y}`), title).to.equal(false);
          taken.add(`${x},${y}`);
        }
    }
  });
});

describe("the alert rules for Prometheus", () => {
  for (const { alert, expr, annotations } of rules)
    it(`${alert} reads metrics and labels that exist`, () => {
      expectKnown(expr);
      const { groups } = readQuery(expr);
      const shown = Object.values(annotations).flatMap((text) =>
        [...text.matchAll(/\$labels\.(\w+)/g)].map(([, label = ""]) => label),
      );
      expect(groups.length === 0 ? OF_PROMETHEUS : groups, alert).to.include.members(shown);
    });

  it("are those of docs/metrics.md", () => {
    const page = readFileSync(join(CHECKOUT, "docs/metrics.md"), "utf8");
    const section = page.slice(page.indexOf("## Useful alerts"), page.indexOf("## OpenTelemetry"));
    const listed = [...section.matchAll(/^\| [^|]+ \| `([^`]+)` \|$/gm)].map(([, query]) => query);
    expect(rules.map(({ expr }) => expr)).to.have.members(listed);
  });
});
