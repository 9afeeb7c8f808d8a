import { expect } from "chai";
import { parseForm } from "../../src/bodies/parse-form.js";
import { readForm } from "../../src/bodies/read-form.js";
import { forward } from "../../src/calls/forward.js";
import * as registry from "../../src/registry.js";
import { prepareTarget } from "../../src/upstream/target.js";
import { BOUNDARY, readByAnother, writtenForm } from "../support/forms.js";
import { leastProcessorTime } from "../support/processor-time.js";

const MIB = 1024 * 1024;

describe("a form with long texts that is forwarded", () => {
  const fail = (): never => {
    throw new Error("no dialect has forms");
  };
  const dialect = registry.dialectsOf("image").get("images") ?? fail();
  const table = registry.routes.find(({ form }) => form !== undefined)?.form ?? fail();
  const route = { provider: "one", model: "inner-model", dialect: "images", priority: 0, weight: 1 };
  const target = prepareTarget("maker/m", route, { id: "one", baseUrl: "http://one.test", headers: {} }, dialect);

  function prepare(nameOf: (index: number) => string) {
    const texts = Array.from({ length: 6 }, (_, index) => ({ name: nameOf(index), value: "\u0001".repeat(MIB) }));
    const body = readForm(parseForm(writtenForm([{ name: "model", value: "m" }, ...texts]), BOUNDARY), table);
    const input = { body, headers: {}, dialect, stream: false, model: {} };
    const run = () => forward(input, target, new registry.Loss(input.dialect.paths, body.json, body.text), registry);
    return { texts, run };
  }

  for (const [what, nameOf] of [
    ["that are members", (index: number) => `later${index}`],
    ["that are inside one member", (index: number) => `later[member${index}]`],
  ] as const) {
    it(`takes no time for each route, with texts ${what}`, () => {
      const { run } = prepare(nameOf);
      expect(leastProcessorTime(run, 3)).to.be.below(150);
    });

    it(`holds no copies of texts ${what} until it is sent`, async () => {
      const { run, texts } = prepare(nameOf);
      const before = process.memoryUsage().arrayBuffers;
      const { sent } = run();
      expect(process.memoryUsage().arrayBuffers - before).to.be.below(MIB);
      if (typeof sent === "string") throw new Error("it is JSON");
      const bytes = Buffer.concat([...sent.pieces()]);
      expect(bytes.length).to.equal(sent.length);
      const parts = await readByAnother(bytes, String(sent.type));
      expect(parts.map(({ name }) => name)).to.deep.equal(["model", ...texts.map(({ name }) => name)]);
    });
  }
});
