import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import OpenAI, { toFile } from "openai";
import { type RunningGateway, startGateway } from "../../support/gateway.js";
import { readByAnother } from "../../support/forms.js";

const DIALECTS = ["images", "images-by-reference"] as const;
const PNG = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(400_000, 5)]);
const JPEG = Buffer.from("\xff\xd8\xff\xe0 a photograph", "latin1");

/** The request that the upstream got, in one form: files are bytes in base64. */
interface SentForm {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly files: readonly (readonly [name: string, filename: string | undefined, type: string, base64: string])[];
}

describe("the openai client edits images", () => {
  let upstream: Server;
  let gateway: RunningGateway;
  let requested: SentForm[];

  before(async () => {
    upstream = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const answer = await understood(Buffer.concat(chunks), request.headers["content-type"] ?? "");
      requested.push({ path: request.url ?? "", ...answer });
      const image = { b64_json: PNG.toString("base64") };
      if (answer.values.stream !== "true")
        return response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ created: 7, data: [image] }));
      const events = [
        { type: "image_edit.partial_image", partial_image_index: 0, ...image },
        { type: "image_edit.completed", ...image, usage: { input_tokens: 1, output_tokens: 2, total_tokens: 3 } },
      ];
      response
        .writeHead(200, { "content-type": "text/event-stream" })
        .end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(""));
    });
    await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
    const baseUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/v1`;
    const models = DIALECTS.map((dialect) => ({
      id: `maker/${dialect}`,
      kind: "image",
      outputs: ["image"],
      routes: [{ provider: "host", model: "painter", dialect }],
    }));
    gateway = await startGateway({ catalog: { providers: [{ id: "host", baseUrl, auth: "none" }], models } });
  });

  after(async () => {
    await gateway.stop();
    upstream.close();
  });

  beforeEach(() => {
    requested = [];
  });

  const client = () => new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: gateway.key, maxRetries: 0 });
  const png = (name: string) => toFile(PNG, name, { type: "image/png" });
  const jpeg = (name: string) => toFile(JPEG, name, { type: "image/jpeg" });

  for (const dialect of DIALECTS) {
    const isForm = dialect === "images";
    const sent = (name: string, filename: string, type: string, bytes: Buffer) =>
      [name, isForm ? filename : undefined, type, bytes.toString("base64")] as const;

    it(`that are one file, for an upstream with the dialect ${dialect}`, async () => {
      const { data = [] } = await client().images.edit({
        model: `maker/${dialect}`,
        prompt: "snow",
        image: await png("house.png"),
        n: 1,
      });
      expect(Buffer.from(data[0]?.b64_json ?? "", "base64").equals(PNG)).to.equal(true);
      expect(requested).to.deep.equal([
        {
          path: "/v1/images/edits",
          values: { model: "painter", prompt: "snow", n: isForm ? "1" : 1 },
          files: [sent("image", "house.png", "image/png", PNG)],
        },
      ]);
    });

    it(`that are several files with a mask, for an upstream with the dialect ${dialect}`, async () => {
      await client().images.edit({
        model: `maker/${dialect}`,
        prompt: "snow",
        image: [await jpeg("b.jpg"), await png("a.png")],
        mask: await png("mask.png"),
      });
      const name = isForm ? "image[]" : "images";
      const [masks, images] = [true, false].map((isMask) =>
        requested[0]?.files.filter(([other]) => (other === "mask") === isMask),
      );
      expect(images).to.deep.equal([sent(name, "b.jpg", "image/jpeg", JPEG), sent(name, "a.png", "image/png", PNG)]);
      expect(masks).to.deep.equal(isForm ? [sent("mask", "mask.png", "image/png", PNG)] : []);
    });
  }

  it("as a stream", async () => {
    const types: string[] = [];
    for await (const event of await client().images.edit({
      model: "maker/images",
      prompt: "snow",
      image: await png("house.png"),
      stream: true,
      partial_images: 1,
    })) {
      types.push(event.type);
      expect(Buffer.from(event.b64_json, "base64").equals(PNG)).to.equal(true);
    }
    expect(types).to.deep.equal(["image_edit.partial_image", "image_edit.completed"]);
    expect(requested[0]?.values).to.deep.equal({
      model: "painter",
      prompt: "snow",
      stream: "true",
      partial_images: "1",
    });
  });
});

async function understood(bytes: Buffer, type: string): Promise<Pick<SentForm, "values" | "files">> {
  if (type.startsWith("multipart/")) {
    const parts = await readByAnother(bytes, type);
    const files = parts.flatMap(({ name, filename, type: answer = "", value }) =>
      Buffer.isBuffer(value) ? [[name, filename, answer, value.toString("base64")] as const] : [],
    );
    return {
      files,
      values: Object.fromEntries(
        parts.filter(({ value }) => typeof value === "string").map(({ name, value }) => [name, value]),
      ),
    };
  }
  const { image, images, ...values } = JSON.parse(bytes.toString()) as Record<
    string,
    { url: string } | { url: string }[]
  >;
  const sources = [
    ["image", image],
    ["images", images],
  ] as const;
  const files = sources.flatMap(([name, answer]) =>
    answer === undefined
      ? []
      : [answer]
          .flat()
          .map(
            ({ url }) =>
              [name, undefined, /^data:([^;]+);base64,/.exec(url)?.[1] ?? "", url.replace(/^.*,/, "")] as const,
          ),
  );
  // A single one may be in either form.
  return { values, files: files.length === 1 ? files.map(([, ...answer]) => ["image", ...answer] as const) : files };
}
