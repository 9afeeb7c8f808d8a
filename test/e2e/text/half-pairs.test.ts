/** Texts that a client cut in the middle of a character. Agents do that to long results of tools. */
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";

const models = ["chat", "messages"].map((dialect) => ({
  id: `maker/${dialect}`,
  kind: "text",
  routes: [{ provider: "one", model: "m", dialect }],
}));
const scripted = scriptedGateway(models);
const CUT = String.raw`"a\\ud83d \ud83d\ude00 \ud83d"`;

/** The content that the upstream gets of a chat message. */
async function sentTo(dialect: string): Promise<string> {
  const { gateway, one } = scripted();
  one.plays(answers({}));
  await fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${gateway.key}` },
    body: `{"model":"maker/${dialect}","messages":[{"role":"user","content":${CUT}}]}`,
  });
  return one.only.body.toString();
}

describe("half a surrogate pair", () => {
  it("is replaced where a call is converted", async () => {
    expect(await sentTo("messages")).to.include(String.raw`"a\\ud83d 😀 �"`);
  });

  it("is forwarded unchanged within a dialect", async () => {
    expect(await sentTo("chat")).to.include(CUT);
  });
});
