/**
 * The least that a gateway could do: Koa and undici, both bodies parsed, the model renamed and the bodies written
 * again. Streams are piped. The argument is the origin of the upstream. Prints its port.
 */
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import Koa from "koa";
import { Agent } from "undici";

const [, , origin = ""] = process.argv;
const agent = new Agent({ connections: 256 });

type Body = Record<string, unknown>;

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

const app = new Koa();
app.use(async (context) => {
  const request = JSON.parse(await readText(context.req)) as Body;
  const model = request.model;
  request.model = "large-2025";
  const reply = await agent.request({
    origin,
    path: context.path,
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer an-upstream-key" },
    body: JSON.stringify(request),
  });
  context.status = reply.statusCode;
  const type = String(reply.headers["content-type"]);
  context.set("content-type", type);
  if (type.startsWith("text/event-stream")) {
    context.body = reply.body.pipe(new PassThrough());
    return;
  }
  const answer = JSON.parse(await readText(reply.body)) as Body;
  answer.model = model;
  context.body = JSON.stringify(answer);
});
const server = app.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
