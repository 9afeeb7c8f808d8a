import { once } from "node:events";
import { PassThrough } from "node:stream";
import { expect } from "chai";
import { runProgram } from "../../src/commands/program.js";
import { spawnProgram } from "../support/commands/call-program.js";
import { temporaryDirectory } from "../support/directories.js";
import { everyone, formsOf, id, models } from "../support/money/logged-calls.js";
import { scriptedGateway } from "../support/scripted-gateway.js";
import { eventually } from "../support/until.js";
import { answers, hangsUp, streams } from "../support/upstream.js";
import { WORDS } from "../support/vendor-forms/form.js";

describe("isogloss chat", () => {
  const directory = temporaryDirectory();
  const scripted = scriptedGateway(models);

  async function run(
    args: readonly string[],
    { piped, key = scripted().gateway.key }: { piped?: string; key?: string } = {},
  ) {
    const written = { stdout: "", stderr: "" };
    const stdin = new PassThrough();
    stdin.end(piped ?? "");
    const code = await runProgram(["chat", ...args, "--url", scripted().gateway.url], {
      stdout: { write: (part) => (written.stdout += part) },
      stderr: { write: (part) => (written.stderr += part) },
      stdin,
      environment: { ISOGLOSS_KEY: key },
      directory: directory(),
    });
    return { code, ...written };
  }

  const { body, stream } = formsOf("chat").words;
  const question = () => JSON.stringify(scripted().one.onlyJson);

  for (const { dialect } of everyone) {
    it(`prints an answer in ${dialect} as it comes`, async () => {
      scripted().one.plays(streams(stream));
      expect(await run([id("chat"), "The capital of Norway?", "--dialect", dialect])).to.deep.equal({
        code: 0,
        stdout: `${WORDS}\n`,
        stderr: "",
      });
      expect(question()).to.include("The capital of Norway?");
      expect(scripted().one.onlyJson.stream).to.equal(true);
    });

    it(`prints the usage of a stream in ${dialect} as JSON`, async () => {
      scripted().one.plays(streams(stream));
      const { stdout } = await run([id("chat"), "Hi", "--dialect", dialect, "--json"]);
      expect((JSON.parse(stdout) as { usage?: { input: number } }).usage?.input).to.equal(21);
    });

    it(`prints a whole answer in ${dialect}, as JSON too`, async () => {
      scripted().one.plays(answers(body));
      const { code, stdout } = await run([id("chat"), "Hi", "--dialect", dialect, "--whole", "--json"]);
      expect([code, JSON.parse(stdout)]).to.deep.include(0);
      expect(JSON.parse(stdout)).to.deep.include({ text: WORDS, finish: "stop" });
      expect((JSON.parse(stdout) as { usage: { input: number } }).usage.input).to.equal(21);
      expect(scripted().one.onlyJson.stream).not.to.equal(true);
    });

    it(`reports a refusal in ${dialect}`, async () => {
      const { code, stdout, stderr } = await run(["maker/unknown", "Hi", "--dialect", dialect]);
      expect([code, stdout]).to.deep.equal([1, ""]);
      expect(stderr).to.match(/^isogloss: 404 .*maker\/unknown.*does not exist/);
    });
  }

  it("sends instructions before what is piped", async () => {
    scripted().one.plays(streams(stream));
    expect((await run([id("chat"), "--system", "Be brief."], { piped: "A long\nquestion\n" })).stdout).to.equal(
      `${WORDS}\n`,
    );
    expect(scripted().one.onlyJson.messages).to.deep.equal([
      { role: "system", content: "Be brief." },
      { role: "user", content: "A long\nquestion" },
    ]);
  });

  it("prints reasoning and calls of tools apart from the text", async () => {
    scripted().one.plays(streams(formsOf("messages").reasoned.stream));
    const reasoned = await run([id("messages"), "Hi", "--dialect", "messages"]);
    expect(reasoned.stdout).to.equal(`${WORDS}\n`);
    expect(reasoned.stderr).to.equal("Norway has one capital.\n\n");
    scripted().one.plays(streams(formsOf("chat").calls.stream));
    expect((await run([id("chat"), "Hi"])).stderr).to.match(/\[get_weather\] \{"city": ?"Oslo"/);
  });

  it("takes an image in one event, however large", async () => {
    const [first = "", ...others] = stream;
    const url = `data:image/png;base64,${"A".repeat(6_000_000)}`;
    const delta = { images: [{ type: "image_url", image_url: { url } }] };
    const image = `data: ${JSON.stringify({ id: "c1", choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;
    scripted().one.plays(streams([first, image, ...others]));
    const { code, stdout } = await run([id("chat"), "Draw the capital of Norway.", "--dialect", "chat"]);
    expect([code, stdout.includes(WORDS)]).to.deep.equal([0, true]);
  });

  it("reports a stream that is cut", async () => {
    scripted().one.plays(streams(formsOf("chat").beginning, { ending: "cut" }));
    const { code, stderr } = await run([id("chat"), "Hi"]);
    expect([code, stderr.startsWith("isogloss: ")]).to.deep.equal([1, true]);
  });

  it("reports an upstream that fails", async () => {
    scripted().one.plays(hangsUp());
    const { code, stderr } = await run([id("chat"), "Hi"]);
    expect(code).to.equal(1);
    expect(stderr).to.match(/^isogloss: 502 /);
  });

  for (const [what, args, wanted] of [
    ["nothing to ask", [], /there is nothing to ask/],
    ["an unknown dialect", ["Hi", "--dialect", "klingon"], /--dialect must be one of .*messages.*, not "klingon"/],
  ] as const)
    it(`refuses ${what}`, async () => {
      const { code, stderr } = await run([id("chat"), ...args]);
      expect(code).to.equal(2);
      expect(stderr).to.match(wanted);
    });

  it("refuses an address without a scheme", async () => {
    const stderr = { text: "", write: (part: string) => void (stderr.text += part) };
    const io = { stdout: { write: () => undefined }, stderr, environment: { ISOGLOSS_KEY: "k" }, directory: "." };
    expect(await runProgram(["chat", id("chat"), "Hi", "--url", "localhost:8787"], io)).to.equal(2);
    expect(stderr.text).to.contain('--url must be an address such as http://127.0.0.1:8787, not "localhost:8787"');
  });

  it("needs a key", async () => {
    const { code, stderr } = await run([id("chat"), "Hi"], { key: "" });
    expect([code, /^isogloss: set ISOGLOSS_KEY/.test(stderr)]).to.deep.equal([2, true]);
  });

  it("reports a gateway that is not there", async () => {
    const { code, stderr } = await spawnProgram(
      directory(),
      ["chat", id("chat"), "Hi", "--url", "http://127.0.0.1:9"],
      { ISOGLOSS_KEY: "sk-iso-x" },
    );
    expect(code).to.equal(1);
    expect(stderr).to.match(/^isogloss: fetch failed: .*\n$/);
  });

  for (const [where, isTTY, wanted] of [
    ["shows a terminal what a model would have it obey", true, "\\u{1b}[2JOslo\n"],
    ["gives a program what a model wrote", false, "\u001b[2JOslo\n"],
  ] as const)
    it(where, async () => {
      const { one, gateway } = scripted();
      one.plays(answers(JSON.stringify(body).replaceAll(WORDS, "\\u001b[2JOslo")));
      let shown = "";
      await runProgram(["chat", id("chat"), "Hi", "--whole", "--url", gateway.url], {
        stdout: { write: (part) => (shown += part), isTTY },
        stderr: { write: () => undefined },
        environment: { ISOGLOSS_KEY: gateway.key },
        directory: directory(),
      });
      expect(shown).to.equal(wanted);
    });

  it("keeps the conversation in a terminal, also after a question that failed", async () => {
    scripted().one.plays(streams(stream), answers(formsOf("chat").error(400, "no"), { status: 400 }), streams(stream));
    let [shown, failed] = ["", ""];
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const stdout = Object.assign(new PassThrough(), { isTTY: false });
    stdout.on("data", (chunk: Buffer) => (shown += chunk.toString()));
    const ended = runProgram(["chat", id("chat"), "--url", scripted().gateway.url], {
      ...{ stdin, stdout, directory: directory(), environment: { ISOGLOSS_KEY: scripted().gateway.key } },
      stderr: { write: (part) => (failed += part) },
    });
    const calls = () => scripted().one.received.length;
    for (const [index, line] of ["First?", "Second?", "Third?"].entries()) {
      stdin.write(`${line}\n`);
      await eventually(
        async () => shown.split(WORDS).length - 1 + failed.split("400").length - 1,
        (count) => count === index + 1,
      );
    }
    stdin.end();
    expect([await ended, calls()]).to.deep.equal([0, 3]);
    const { messages } = JSON.parse(scripted().one.received[2]?.body.toString() ?? "{}") as { messages: unknown };
    expect(messages).to.deep.equal([
      { role: "user", content: "First?" },
      { role: "assistant", content: WORDS },
      { role: "user", content: "Third?" },
    ]);
    stdout.destroy();
    if (!stdout.closed) await once(stdout, "close");
  });
});
