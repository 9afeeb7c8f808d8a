/** Metrics in the text format of Prometheus. */

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,|$)/y;
const SUFFIX = /_(bucket|sum|count)$/;

/** Throws where a line is not in the format, or a sample comes without its type. */
export function parseMetrics(text: string): Sample[] {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  for (const line of text.split("\n")) {
    const [, named, type] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line) ?? [];
    if (named !== undefined && type !== undefined) types.set(named, type);
    else if (line !== "" && !/^# (HELP \S+ \S|TYPE)/.test(line)) samples.push(sampleOf(line, types));
  }
  return samples;
}

function sampleOf(line: string, types: ReadonlyMap<string, string>): Sample {
  const [, name = "", labels = "", value = ""] = LINE.exec(line) ?? [];
  const isTyped = types.has(name) || types.get(name.replace(SUFFIX, "")) === "histogram";
  if (!isTyped) throw new Error(`no sample of a known metric: ${line}`);
  return { name, labels: labelsOf(labels), value: Number(value.replace("Inf", "Infinity")) };
}

function labelsOf(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (let at = 0; at < text.length; at = LABEL.lastIndex) {
    LABEL.lastIndex = at;
    const [, name, value] = LABEL.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no labels: ${text}`);
    labels[name] = value.replace(/\\(.)/g, (_, escaped: string) => (escaped === "n" ? "\n" : escaped));
  }
  return labels;
}
