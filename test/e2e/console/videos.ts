/** Video tasks of the demonstration, for its console. */
import { createServer as createHttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import type { Demonstration } from "../../support/browser/console.js";

/** Creates a task, and returns the answer's ID. */
export async function createVideo(demo: Demonstration, callback_url?: string, model?: string): Promise<string> {
  const response = await postVideo(demo, model, callback_url);
  const { request_id } = (await response.json()) as { request_id: string };
  return request_id;
}

function postVideo({ url, key }: Demonstration, model = "demo/videographer", callback_url?: string): Promise<Response> {
  return fetch(`${url}/v1/videos/generations`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ model, prompt: "A paper boat", duration: 6, callback_url }),
  });
}

/** A provider that hangs up when it has read a request: nobody knows what it made of it. */
export function silentProvider(): () => string {
  let server: Server;
  before(async () => {
    server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => server.close());
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Creates tasks of which it is not known whether the provider accepted them. */
export async function createAmbiguous(demo: Demonstration, baseUrl: string): Promise<void> {
  const model = "demo/silent";
  const catalog = {
    providers: [{ id: "silent", baseUrl }],
    models: [
      {
        ...{ id: model, kind: "video", profile: "none", pricing: { perSecond: 0.05 } },
        routes: [{ provider: "silent", model: "silent", dialect: "video-generation" }],
      },
    ],
  };
  const response = await fetch(`${demo.url}/admin/api/catalog/apply`, {
    method: "POST",
    headers: { authorization: `Bearer ${demo.adminToken}`, "content-type": "application/yaml" },
    body: JSON.stringify(catalog),
  });
  expect(response.status, await response.text()).to.equal(200);
  expect((await postVideo(demo, model)).status).to.equal(502);
}

/** Receives callbacks. */
export function receiver(): () => { readonly url: string; readonly received: readonly string[] } {
  const received: string[] = [];
  const server = createHttpServer((request, response) => {
    received.push(request.url ?? "");
    response.end();
  });
  before(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  after(() => server.close());
  return () => ({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/done`, received });
}
