import { spawn } from "node:child_process";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { type Language, LANGUAGES, sendable, snippet } from "../../../src/console/web/playground/snippets.js";

const PROGRAMS: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  curl: ["sh", "-c"],
  JavaScript: [process.execPath, "--input-type=module", "-e"],
  Python: ["python3", "-c"],
};
/** What breaks the quotes of shells and programs. */
const BODY = { prompt: 'It\'s "17" * 23 \\ $HOME `id`\nand é', stream: true, model: null };

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

async function receive(run: (origin: string) => void): Promise<Received> {
  const server = createServer();
  const received = new Promise<Received>((resolve, reject) => {
    server.once("request", (request: IncomingMessage, response) => {
      const { method, url, headers } = request;
      text(request)
        .then((body) => resolve({ method, url, headers, body: JSON.parse(body) as unknown }))
        .catch(reject)
        .finally(() => response.end("{}"));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return await received;
  } finally {
    server.close();
  }
}

describe("a request of the playground, copied as a program", () => {
  for (const language of LANGUAGES)
    it(`is sent by ${language} as it is shown`, async () => {
      const { method, url, headers, body } = await receive((origin) => {
        const [program, ...args] = PROGRAMS[language];
        const question = {
          path: "/v1/things?alt=sse",
          headers: { "content-type": "application/json", "x-version": "2" },
          credential: { in: "header", name: "authorization", prefix: "Bearer " } as const,
          body: JSON.stringify(BODY, undefined, 2),
          turns: [],
        };
        spawn(program, [...args, snippet(language, origin, question)], { stdio: "ignore" });
      });
      expect([method, url, headers["x-version"]]).to.deep.equal(["POST", "/v1/things?alt=sse", "2"]);
      expect([headers["content-type"], headers.authorization]).to.deep.equal(["application/json", "Bearer YOUR_KEY"]);
      expect(body).to.deep.equal(BODY);
    });

  it("has its key in the query where the dialect wants it there", () => {
    const credential = { in: "query", name: "key", prefix: "" } as const;
    const written = snippet("curl", "http://h", { path: "/v1/x", headers: {}, credential, body: "{}", turns: [] });
    expect(written).to.contain("'http://h/v1/x?key=YOUR_KEY'");
  });
});

describe("the headers of a request of the playground", () => {
  it("are sent with a key of Latin-1", () => {
    expect(sendable({ authorization: "Bearer sk-iso-é" }).get("authorization")).to.equal("Bearer sk-iso-é");
  });

  for (const key of ["sk-iso-“x”", "sk-iso-x…", "sk-iso-x\ny"])
    it(`are refused with the reason for the key ${JSON.stringify(key)}`, () => {
      expect(() => sendable({ authorization: `Bearer ${key}` })).to.throw(
        "The API key has characters that no key has.",
      );
    });
});
