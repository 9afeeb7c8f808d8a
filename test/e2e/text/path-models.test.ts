import { expect } from "chai";
import type { Registry } from "../../../src/calls/context.js";
import * as compiled from "../../../src/registry.js";
import type { Dialect, Route } from "../../../src/registry.js";
import { events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

/** A dialect whose paths contain what others have in the body. */
function pathDialect(): Dialect {
  const chat = compiled.dialectsOf("text").get("chat");
  if (chat === undefined) throw new Error("the dialect is not compiled");
  return {
    ...chat,
    name: "path",
    credentials: [...chat.credentials, { in: "query", name: "key" }],
    endpoint: {
      ...chat.endpoint,
      path: "/models/{model}:act",
      streamPath: "/models/{model}:streamAct?alt=sse",
      auth: "query-key",
    },
    places: { ...chat.places, requestModel: undefined, requestStream: undefined, askUsage: undefined },
    validate: () => undefined,
    // Its answers can have images.
    templates: { ...chat.templates, parts: { ...chat.templates.parts, media: chat.templates.parts.text } },
  };
}

const act = (action: string, stream: Route["stream"]): Route => {
  return {
    method: "POST",
    path: `/v1/models/{model}:${action}`,
    dialect: "path",
    operationId: action,
    model: "path",
    stream,
  };
};

const registry: Registry = {
  ...compiled,
  dialects: new Map([...compiled.dialects, ["path", pathDialect()]]),
  routes: [...compiled.routes, act("act", "never"), act("streamAct", "always")],
};

const open = temporaryGateway(
  {
    models: [
      { id: "maker/deep/model:7b", routes: [route("one", "path")] },
      { id: "maker/images", routes: [route("one", "path")], outputs: ["text", "image"] },
    ],
  },
  registry,
);

const body = '{"messages": [], "stream": true}';

describe("a dialect whose paths name the model", () => {
  for (const path of ["maker/deep/model:7b:act", "maker%2Fdeep%2Fmodel%3A7b%3Aact"]) {
    it(`is served at ${path}, its body unchanged`, async () => {
      const test = open();
      test.upstream.answer = json({ model: "inner-model" });
      const response = await test.call(`/v1/models/${path}`, body);
      expect(await response.json()).to.deep.equal({ model: "maker/deep/model:7b" });
      expect(test.upstream.requests[0]).to.include({ path: "/v1/models/inner-model:act?key=upstream-key-1234", body });
    });
  }

  it("streams where its path requests it", async () => {
    const test = open();
    test.upstream.answer = events('data: {"model":"inner-model","choices":[]}\n\n', "data: [DONE]\n\n");
    const response = await test.call("/v1/models/maker/deep/model:7b:streamAct", "{}");
    expect(await response.text()).to.equal('data: {"model":"maker/deep/model:7b","choices":[]}\n\ndata: [DONE]\n\n');
    expect(test.upstream.requests[0]?.path).to.equal("/v1/models/inner-model:streamAct?alt=sse&key=upstream-key-1234");
  });

  it("accepts a key in the query and does not forward it", async () => {
    const test = open();
    test.upstream.answer = json({});
    const headers = { "content-type": "application/json" };
    const url = `${test.url}/v1/models/maker/images:act?key=${test.key}`;
    expect((await fetch(url, { method: "POST", headers, body })).status).to.equal(200);
    expect(JSON.stringify(test.upstream.requests)).not.to.contain(test.key);
  });

  it("may answer with images", async () => {
    const test = open();
    test.upstream.answer = json({});
    expect((await test.call("/v1/models/maker/images:act", body)).status).to.equal(200);
  });

  it("needs a name", async () => {
    const response = await open().call("/v1/models/:act", body);
    expect(response.status).to.equal(400);
    expect(await response.json()).to.have.nested.property("error.code", "invalid_request");
  });

  it("refuses a model that is not in the catalog", async () => {
    expect((await open().call("/v1/models/maker/deep:act", body)).status).to.equal(404);
  });
});
