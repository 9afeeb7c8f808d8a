/** Instructions at the beginning have a place for words alone in some dialects, and later ones are turns. */
import { expect } from "chai";
import { dialectsOf, type Wire } from "../../src/registry.js";
import { convert } from "./properties/conversion.js";

const user = { role: "user", content: "Hello." };
const refusal = { type: "refusal", refusal: "qwertyuiopasdf" };
const image = { type: "image_url", image_url: { url: "https://example.com/zxcvbnmqwertyu.png" } };

type Case = readonly [name: string, messages: readonly Wire[], sent: boolean, lost: readonly string[]];

const cases: readonly Case[] = [
  ["a refusal at the beginning", [{ role: "developer", content: [refusal] }, user], true, []],
  ["a refusal later", [user, { role: "developer", content: [refusal] }], false, ["messages[1]"]],
  ["an image at the beginning", [{ role: "system", content: [image] }, user], false, ["messages[0]"]],
  ["an image later", [user, { role: "system", content: [image] }], true, []],
];

describe("instructions of a conversation", () => {
  const [from, to] = [dialectsOf("text").get("chat"), dialectsOf("text").get("responses")];
  for (const [name, messages, isSent, places] of cases)
    it(`may have ${name}, which arrives or is named as lost`, () => {
      if (from === undefined || to === undefined) throw new Error("an unknown dialect");
      const { sent, lost } = convert(from, to, { model: "maker/model", messages: [...messages] });
      expect(/qwertyuiopasdf|zxcvbnmqwertyu/.test(JSON.stringify(sent))).to.equal(isSent);
      expect(lost.map((place) => place.replace(/\.content.*$/, ""))).to.deep.equal(places);
    });
});
