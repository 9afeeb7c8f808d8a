/** The calls in README.md, run as they are printed against the demo. */
import { execFile } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { transform } from "esbuild";
import { endProgram, runningPrograms } from "./support/commands/running-programs.js";
import { CHECKOUT } from "./support/checkout.js";
import { temporaryDirectory } from "./support/directories.js";

const PRINTED_URL = "http://127.0.0.1:8787";
/** The request of all of them, and the members that are equal in every dialect. */
const QUESTION = "12 + 30";
const ANSWER = /\b42\b/;

const read = (page: string): string => readFileSync(join(CHECKOUT, page), "utf8");
const blocksOf = (page: string): string[] =>
  [...read(page).matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
const kindOf = (call: string): string => /^curl/.exec(call)?.[0] ?? /from "([^"]+)"/.exec(call)?.[1] ?? call;
/** The classes of SDKs in a text, each with its base URL. */
const clientsIn = (text: string): string[][] => {
  const names = [...text.matchAll(/new (\w+)\(/g)].map(([, name = ""]) => name);
  const urls = [...text.matchAll(/baseU(?:RL|rl): "([^"]+)"/g)].map(([, url = ""]) => url);
  return names.map((name, index) => [name, urls[index] ?? "none"]);
};

describe("the calls of README.md", function () {
  this.timeout(60_000);
  const directory = temporaryDirectory();
  const start = runningPrograms();
  const calls = blocksOf("README.md").filter((block) => block.includes(QUESTION));

  it("are one of curl and one of each official SDK", () =>
    expect(calls.map(kindOf)).to.deep.equal(["curl", "openai", "@anthropic-ai/sdk", "@google/genai"]));

  it("get the answer of the demo", async () => {
    const running = await start(directory(), ["demo", "--port", "0", "--json"], "\n");
    const { url, key } = JSON.parse(running.stdout) as { readonly url: string; readonly key: string };
    symlinkSync(join(CHECKOUT, "node_modules"), join(directory(), "node_modules"));
    const env = { PATH: process.env.PATH, KEY: key };
    const printed = await Promise.all(
      calls.map(async (call, index) => {
        const isShell = kindOf(call) === "curl";
        const file = join(directory(), `call-${index}.${isShell ? "sh" : "mjs"}`);
        const text = call.replaceAll(PRINTED_URL, url);
        // Types are taken away beforehand: a loader of TypeScript would look at each module of an SDK.
        writeFileSync(file, isShell ? text : (await transform(text, { loader: "ts" })).code);
        const [program, ...args] = isShell ? ["sh", "-e", file] : [process.execPath, file];
        return (await promisify(execFile)(program ?? "", args, { cwd: directory(), env })).stdout;
      }),
    );
    for (const [index, text] of printed.entries()) expect(text, calls[index]).to.match(ANSWER);
    await endProgram(running);
  });

  it("name the base URLs of docs/clients.md", () => {
    const [block = ""] = blocksOf("docs/clients.md").filter((text) => text.includes("new OpenAI("));
    expect(clientsIn(block)).to.deep.equal(clientsIn(calls.join("\n")).map(([name, url]) => [name, url]));
  });
});
