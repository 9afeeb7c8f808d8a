/** Streams of lines of JSON under another media type. */
import { expect } from "chai";
import { dialectClients } from "../../support/dialect-clients/index.js";
import { route, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { PIECES } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

const UPSTREAM = "ollama-chat";
const open = temporaryGateway({ models: [{ id: "maker/lines", routes: [route("one", UPSTREAM)] }] });

describe("an answer of lines of JSON whose content type says JSON", () => {
  const { stream = [], body = {} } = vendorForms.get(UPSTREAM)?.words ?? {};
  const bodies: readonly (readonly [title: string, text: string])[] = [
    ["is read as the stream that it is", stream.join("")],
    ["is read as a stream after a byte order mark and a blank line", `\ufeff\r\n${stream.join("")}`],
    ["is one body on one line", JSON.stringify(body)],
    ["is one body on a line that ends", `${JSON.stringify(body)}\n`],
    ["is one body on many lines", JSON.stringify(body, undefined, 2)],
  ];
  for (const client of ["chat", "messages", UPSTREAM])
    for (const [title, text] of bodies)
      it(`${title}, for a client of ${client}`, async () => {
        const test = open();
        test.upstream.answer = (response) => {
          response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
          response.end(text);
        };
        const dialectClient = dialectClients.get(client) ?? expect.fail(client);
        const asked = { ...dialectClient.body("maker/lines"), ...dialectClient.streaming };
        const answer = await test.call(dialectClient.path("maker/lines", true), asked, {
          headers: { ...dialectClient.headers },
        });
        const answered = await answer.text();
        expect(answer.status, answered).to.equal(200);
        expect(answered).to.match(dialectClient.goodEnd).and.to.contain(PIECES[0]);
      });
});
