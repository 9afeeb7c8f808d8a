import { expect } from "chai";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";

const MEBIBYTE = 1_048_576;

describe("bodies of calls for videos", () => {
  const open = videoGateway({ config: { limits: { bodyMiB: 1, videoBodyMiB: 2 } } });

  for (const [dialect, dialectClient] of dialectClients as ReadonlyMap<string, DialectClient>) {
    const ask = (mebibytes: number, filling = "x") => {
      const { gateway } = open();
      return call(
        gateway,
        "POST",
        dialectClient.path(modelAt(dialect)),
        dialectClient.body(modelAt(dialect), filling.repeat((mebibytes * MEBIBYTE) / filling.length)),
      );
    };

    it(`may be larger in ${dialect} by their attachments`, async () => expect((await ask(1.5)).status).to.equal(200));

    it(`have the same limit of text in ${dialect}`, async () => {
      const made = open().videoUpstream.jobs.length;
      expect((await ask(0.9, "a boat ")).status).to.equal(200);
      const { status, json, text } = await ask(1.1, "a boat ");
      expect(status, text).to.equal(413);
      expect(json.error, text).to.have.property("message").that.is.a("string");
      expect(open().videoUpstream.jobs.length).to.equal(made + 1);
    });

    it(`have a separate limit in ${dialect}`, async () => {
      const made = open().videoUpstream.jobs.length;
      const { status, json, text } = await ask(2.1);
      expect(status, text).to.equal(413);
      expect(json.error, text).to.have.property("message").that.is.a("string");
      expect(open().videoUpstream.jobs.length).to.equal(made);
    });
  }
});
