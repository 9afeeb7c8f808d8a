/**
 * What a conversion of a long agent's request costs: its time and the bytes that it allocates, as multiples of parsing
 * and writing the same JSON. Recorded requests of agents come as files; their follow-ups are repeated.
 *
 *     node --expose-gc --max-semi-space-size=512 .compiled/tools/bench/conversion.js FROM:TO [FILE]
 */
import { readFileSync } from "node:fs";
import { type AnyDialect, dialects, Loss, type Wire } from "../../src/registry.js";

const ROUNDS = 100;
const SECONDS = 2;
const RUNS = 51;
const ITEMS = ["messages", "input", "contents"];

/** A recorded request, whose IDs of calls end in a number and an `x`. */
interface Recording {
  readonly request: { readonly body: Wire };
  readonly followup?: { readonly tail?: readonly Wire[] };
}

/** The request after many rounds of its follow-up, each with IDs of its own. */
function longRequest({ request, followup }: Recording): Wire {
  const text = JSON.stringify(followup?.tail ?? []);
  const more = Array.from({ length: ROUNDS }, (_, round) => {
    const own = text.replaceAll(/Agent\d+x\d+/g, (id) => `${id}r${round}`);
    return JSON.parse(own) as Wire[];
  }).flat();
  const at = ITEMS.find((member) => Array.isArray(request.body[member])) ?? "";
  return { ...request.body, [at]: [...(request.body[at] as Wire[]), ...more] };
}

/** A conversation of text, calls and results that every dialect of texts can carry whole. */
function plainRequest(): Wire {
  const messages = Array.from({ length: ROUNDS }, (_, round) => [
    {
      role: "assistant",
      content: [
        { type: "text", text: `I look at file ${round}.` },
        { type: "tool_use", id: `toolu_${round}`, name: "read", input: { path: `src/file-${round}.ts`, lines: 200 } },
      ],
    },
    {
      role: "user",
      content: [
        { type: "tool_result", tool_use_id: `toolu_${round}`, content: [{ type: "text", text: "export {};" }] },
      ],
    },
  ]).flat();
  const tools = [{ name: "read", description: "Reads a file.", input_schema: { type: "object", properties: {} } }];
  return { model: "m", max_tokens: 1024, tools, messages: [{ role: "user", content: "Read all files." }, ...messages] };
}

interface Cost {
  readonly microseconds: number;
  readonly bytes: number;
}

/** The least time, because other programs can only add to it. */
function timeOf(run: () => unknown): number {
  const end = performance.now() + 1000 * SECONDS;
  let least = Infinity;
  while (performance.now() < end) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return 1000 * least;
}

/** The median of the allocated bytes, because memory is freed during some of the runs. */
function sizeOf(run: () => unknown): number {
  const sizes = Array.from({ length: RUNS }, () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    run();
    return process.memoryUsage().heapUsed - before;
  });
  return sizes.sort((left, right) => left - right)[RUNS >> 1] ?? 0;
}

function measure(run: () => unknown): Cost {
  return { microseconds: timeOf(run), bytes: sizeOf(run) };
}

function report(name: string, cost: Cost, json: Cost): void {
  const time = `${cost.microseconds.toFixed(0)} µs (${(cost.microseconds / json.microseconds).toFixed(2)})`;
  const memory = `${(cost.bytes / 1024).toFixed(0)} KiB (${(cost.bytes / json.bytes).toFixed(2)})`;
  process.stdout.write(`  ${name.padEnd(28)} ${time.padStart(18)} ${memory.padStart(18)}\n`);
}

function dialectOf(name = ""): AnyDialect {
  const dialect = dialects.get(name);
  if (dialect === undefined) throw new RangeError(`There is no dialect ${name}.`);
  return dialect;
}

function compare(name: string, body: Wire, from: AnyDialect, to: AnyDialect): void {
  const text = JSON.stringify(body);
  const convert = (): Loss => {
    const loss = new Loss(from.paths, body);
    to.writeRequest(from.readRequest(body, loss), loss, { model: "m", stream: false });
    return loss;
  };
  process.stdout.write(`${name}: ${text.length} bytes, ${convert().paths.length} places dropped\n`);
  const json = measure(() => JSON.stringify(JSON.parse(text)));
  report("parsing and writing the JSON", json, json);
  report(
    "reading",
    measure(() => from.readRequest(body, new Loss(from.paths, body))),
    json,
  );
  report("converting", measure(convert), json);
  report(
    "converting, naming losses",
    measure(() => convert().paths),
    json,
  );
}

const [pair = "messages:chat", file] = process.argv.slice(2);
const [from, to] = pair.split(":").map(dialectOf) as [AnyDialect, AnyDialect];
if (from.name === "messages") compare("calls and results", plainRequest(), from, to);
if (file !== undefined) compare(file, longRequest(JSON.parse(readFileSync(file, "utf8")) as Recording), from, to);
