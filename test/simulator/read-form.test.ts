import { expect } from "chai";
import { PIXEL } from "../support/clients/questions.js";
import { runningSimulator } from "./support.js";

const FIELDS: readonly (readonly [string, string, number, RegExp])[] = [
  ["a number that is none", "n", 400, /n must be/],
  ["a truth value that is none", "stream", 400, /stream must be/],
  ["the name of a prototype", "__proto__", 200, /b64_json/],
  ["the name of a constructor", "constructor", 200, /b64_json/],
];

describe("a form that a simulated host gets", () => {
  const simulator = runningSimulator();

  for (const [what, name, status, text] of FIELDS) {
    it(`is answered where it has ${what}`, async () => {
      const form = new FormData();
      form.append("model", "painter");
      form.append("prompt", "a lighthouse");
      form.append("image", new Blob([Buffer.from(PIXEL, "base64")], { type: "image/png" }), "a.png");
      form.append(name, "x");
      const reply = await fetch(`${simulator().url}/images/images/edits`, { method: "POST", body: form });
      expect([reply.status, text.test(await reply.text())]).to.deep.equal([status, true]);
    });
  }
});
