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
  /** Where the body is cut into two reads. */
  const cuts: readonly (readonly [where: string, at: number | undefined])[] = [
    ["", undefined],
    [", cut in its first letter", 1],
    [", cut in its first line", 20],
  ];
  for (const client of ["chat", "messages", UPSTREAM])
    for (const [title, text, where, at] of bodies.flatMap((one) => cuts.map((cut) => [...one, ...cut] as const)))
      it(`${title}${where}, for a client of ${client}`, async () => {
        const test = open();
        test.upstream.answer = (response) => {
          response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
          const bytes = Buffer.from(text);
          if (at === undefined) return void response.end(bytes);
          response.write(bytes.subarray(0, at));
          setTimeout(() => response.end(bytes.subarray(at)), 20);
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
