/** The examples of `/openapi.json`, run against the demonstration as a reader would run them. */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { demonstration } from "../../support/browser/console.js";
import { CHECKOUT } from "../../support/checkout.js";
import { suiteDirectory } from "../../support/directories.js";
import { until } from "../../support/until.js";

interface Sample {
  readonly label: string;
  readonly source: string;
}

interface Operation {
  readonly operationId: string;
  readonly "x-codeSamples"?: readonly Sample[];
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const run = promisify(execFile);
const { paths } = JSON.parse(readFileSync(join(CHECKOUT, "generated/openapi.json"), "utf8")) as Description;
const operations = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter((operation) => operation["x-codeSamples"] !== undefined);

/** What runs an example, by its label. */
const PROGRAMS: Readonly<Record<string, (file: string) => readonly [string, ...string[]]>> = {
  curl: (file) => ["bash", file],
  JavaScript: (file) => [process.execPath, file],
  Python: (file) => ["python3", file],
};
/** Files are modules by their ending. */
const ENDINGS: Readonly<Record<string, string>> = { curl: "sh", JavaScript: "mjs", Python: "py" };

/** Without the note in brackets. */
function languageOf(label: string): string {
  return label.replace(/ \(.*$/, "");
}

describe("the examples of the API description", function () {
  this.timeout(180_000);
  const demo = demonstration();
  const directory = suiteDirectory();
  // Without these curl succeeds whatever the answer is.
  before(() => writeFileSync(join(directory(), ".curlrc"), "fail-with-body\nsilent\nshow-error\n"));

  /** One task for those that look one up, and one for each deletion. */
  let tasks: readonly string[] = [];
  before(async () => {
    tasks = await Promise.all(["lookups", ...Object.keys(PROGRAMS)].map(() => endedTask()));
  });

  async function endedTask(): Promise<string> {
    const headers = { authorization: `Bearer ${demo().key}`, "content-type": "application/json" };
    const body = JSON.stringify({ model: "demo/videographer", prompt: "A boat", duration: 6 });
    const created = await fetch(`${demo().url}/v1/videos/generations`, { method: "POST", headers, body });
    const { request_id: id } = (await created.json()) as { request_id: string };
    await until(async () => {
      const answer = await fetch(`${demo().url}/v1/tasks/${id}`, { headers });
      return ((await answer.json()) as { status?: string }).status === "done";
    });
    return id;
  }

  async function runSample(operationId: string, { label, source }: Sample): Promise<Buffer> {
    const language = languageOf(label);
    const file = join(directory(), `${operationId}${label.length}.${ENDINGS[language] ?? ""}`);
    writeFileSync(file, source);
    const [program = "", ...args] = PROGRAMS[language]?.(file) ?? [];
    const deletion = operationId.startsWith("delete") ? Object.keys(PROGRAMS).indexOf(language) + 1 : 0;
    const environment = { ISOGLOSS_URL: demo().url, ISOGLOSS_KEY: demo().key, ISOGLOSS_TASK: tasks[deletion] };
    const env = { PATH: process.env.PATH, HOME: directory(), ...environment };
    return (await run(program, args, { env, cwd: directory(), encoding: "buffer" })).stdout;
  }

  for (const { operationId, "x-codeSamples": samples = [] } of operations) {
    it(`${operationId} answers in each language`, async () => {
      expect(new Set(samples.map(({ label }) => languageOf(label)))).to.deep.equal(new Set(Object.keys(PROGRAMS)));
      const written = await Promise.all(samples.map((sample) => runSample(operationId, sample)));
      for (const [index, { label }] of samples.entries()) {
        expect(written[index]?.length, label).to.be.greaterThan(1);
        // Events, or one object in each line.
        if (label.endsWith("(stream)")) expect(String(written[index]), label).to.match(/^data: |^\{.*\}\n\{/m);
      }
    });
  }
});
