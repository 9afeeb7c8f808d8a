import { expect } from "chai";
import type { Explorer } from "../../src/explorer/contract.js";
import { suiteDirectory } from "../support/directories.js";
import { loadBrowserBundle } from "./load-browser-bundle.js";

const IMAGE = "<image/png, 70 bytes>";
const SOUND = "<audio/wav, 44 bytes>";

const inChat = (...content: object[]) => ({ model: "m", messages: [{ role: "user", content }] });
const image = (url: string) => ({ type: "image_url", image_url: { url } });
const inMessages = {
  model: "m",
  max_tokens: 9,
  messages: [
    {
      role: "user",
      content: [{ type: "image", source: { type: "base64", media_type: "image/png", data: IMAGE } }],
    },
  ],
};

interface Case {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly request: object;
  /** Parts of the body that the provider got. */
  readonly has: readonly string[];
}

const CASES: readonly Case[] = [
  {
    what: "a data URI that becomes bare bytes",
    from: "chat",
    to: "messages",
    request: inChat(image(IMAGE)),
    has: [`"media_type": "image/png",\n            "data": "${IMAGE}"`],
  },
  {
    what: "bare bytes that become a data URI",
    from: "messages",
    to: "chat",
    request: inMessages,
    has: [`"url": "${IMAGE}"`],
  },
  {
    what: "both in one request",
    from: "chat",
    to: "generate-content",
    request: inChat(image(IMAGE), { type: "input_audio", input_audio: { data: SOUND, format: "wav" } }),
    has: [`"data": "${IMAGE}"`, `"data": "${SOUND}"`],
  },
  {
    what: "a placeholder within a text",
    from: "chat",
    to: "messages",
    request: inChat({ type: "text", text: `It is ![so](${IMAGE}).` }, image("<image/jpeg, 9 bytes>")),
    has: [`It is ![so](${IMAGE}).`, '"data": "<image/jpeg, 9 bytes>"'],
  },
];

describe("a request of the request log that is converted again", () => {
  let explorer: Explorer;
  const directory = suiteDirectory();
  before(async () => {
    explorer = await loadBrowserBundle(directory());
  });

  for (const { what, from, to, request, has } of CASES)
    it(`keeps the placeholders of media: ${what}`, async () => {
      const outcome = await explorer.convertRequest({ from, to, request: JSON.stringify(request), isStored: true });
      if (!("done" in outcome)) throw new Error(outcome.error.message);
      for (const part of has) expect(outcome.done.text).to.contain(part);
      expect(outcome.done.text).not.to.contain("Isogloss/Medium");
      expect(outcome.done.dropped).to.deep.equal([]);
    });

  it("shows why it cannot be converted", async () => {
    const request = JSON.stringify({ model: "m", messages: IMAGE });
    expect(await explorer.convertRequest({ from: "chat", to: "messages", request, isStored: true })).to.have.property(
      "error",
    );
  });
});
