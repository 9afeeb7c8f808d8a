/** The addresses of media are made of the configured address, whatever host a request names. */
import { request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { openLedger } from "./ledger.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, modelAt, videoGateway } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const DIALECT = "video-long-running";

describe("the address of a video", () => {
  const open = videoGateway();
  const ledger = openLedger(open);

  for (const host of ["evil.test", "evil.test:x@good.test", "good.test@evil.test", "evil.test/path?"]) {
    it(`is not made of the host that a request names: ${host}`, async () => {
      const { gateway } = open();
      const client = dialectClients.get(DIALECT) as DialectClient;
      const { json } = await call(
        gateway,
        "POST",
        client.path(modelAt(DIALECT)),
        client.body(modelAt(DIALECT), "a boat"),
      );
      const task = client.taskOf(json);
      await eventually(
        () => ledger().stateOf(task),
        (state) => state === "succeeded",
      );
      const headers = {
        host,
        authorization: `Bearer ${gateway.key}`,
        "x-forwarded-host": "evil.test",
        "x-forwarded-proto": "ftp",
        forwarded: "host=evil.test",
      };
      const body = await new Promise<string>((resolve, reject) => {
        sendRequest(`${gateway.url}/v1/tasks/${task}`, { headers, setHost: false }, (response) =>
          text(response).then(resolve, reject),
        )
          .on("error", reject)
          .end();
      });
      expect(body).to.contain(`${gateway.url}/media/`).and.not.contain("evil.test");
    });
  }
});
