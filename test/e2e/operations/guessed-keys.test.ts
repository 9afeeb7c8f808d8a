/** No operation is open to callers without a key, and no text in place of a key is understood as more than a text. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { CHECKOUT } from "../../support/checkout.js";
import { dialectClients } from "../../support/dialect-clients/index.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";

const { paths } = JSON.parse(readFileSync(join(CHECKOUT, "generated/openapi.json"), "utf8")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
/** What everybody may read. The address of a medium cannot be guessed. */
const OPEN = ["/", "/healthz", "/readyz", "/openapi.json", "/docs", "/media/{id}"];
/** Texts that are more than a text to a program that builds its queries of them. */
const PATTERNS = [
  "' OR '1'='1",
  "sk-iso-' OR 1=1 --",
  "sk-iso-x'; DROP TABLE api_keys; --",
  "' UNION SELECT hash FROM api_keys --",
  "sk-iso-%' OR hash LIKE '%",
  '" OR ""="',
  "$1",
  "?",
  ":key",
  "{}",
  "[object Object]",
  "null",
  "true",
  "0",
  "__proto__",
  "\\' OR 1=1 /*",
];

describe("a caller without a key", () => {
  const scripted = scriptedGateway(
    [{ id: "maker/same", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] }],
    { limits: { failedAuthenticationsPerMinute: 100_000 }, compatibility: { tokenCounting: true } },
  );

  for (const [path, operations] of Object.entries(paths)) {
    if (OPEN.includes(path)) continue;
    for (const method of Object.keys(operations)) {
      it(`is refused at ${method} ${path}`, async () => {
        const { url } = scripted().gateway;
        const named = path.replace("{model}", "maker/same").replace(/\{\w+\}/, "task_00000000000000000000000000");
        const response = await fetch(url + named, {
          method: method.toUpperCase(),
          headers: { "content-type": "application/json" },
          body: method === "post" ? JSON.stringify({ model: "maker/same" }) : null,
        });
        expect(response.status, await response.text()).to.equal(401);
      });
    }
  }

  for (const [dialect, dialectClient] of dialectClients) {
    it(`is refused with an SQL pattern in place of one, in ${dialect}`, async () => {
      const { gateway, one } = scripted();
      one.plays();
      for (const pattern of PATTERNS) {
        for (const { headers, query = "" } of dialectClient.credentials(pattern)) {
          const address = new URL(gateway.url + dialectClient.path("maker/same"));
          if (query !== "") address.search = query;
          const response = await fetch(address, {
            method: "POST",
            headers: { "content-type": "application/json", ...dialectClient.headers, ...headers },
            body: JSON.stringify(dialectClient.body("maker/same")),
          });
          expect(response.status, `${pattern}: ${await response.text()}`).to.equal(401);
        }
      }
      expect(one.received).to.deep.equal([]);
    });
  }
});
