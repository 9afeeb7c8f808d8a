import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { settleFinish } from "../../src/conversion/settle.js";
import { dialects, dialectsOf, fallbackDialect, type Part, type Request, type Response } from "../../src/registry.js";
import { PIXEL } from "../support/clients/questions.js";
import { counts, identifiesCalls, reportsModel, requiresCalls, typesImages } from "../support/dialect-features.js";
import { ask, askStream, clock, post, runningSimulator, requestOf, weather, wordsOf } from "./support.js";

const SCHEMA = {
  type: "object",
  properties: {
    person: { type: "string" },
    age: { type: "integer", minimum: 0 },
    tags: { type: "array", items: { enum: ["old", "new"] } },
  },
  required: ["person", "age", "tags"],
  additionalProperties: false,
};

const REQUESTS: readonly (readonly [string, Request])[] = [
  ["words", requestOf("Hello, what is 17*23?")],
  ["a call", requestOf("What is the weather in Paris for 3 days?", { tools: [weather, clock] })],
  ["parallel calls", requestOf("Get the weather in Paris and the time in Tokyo.", { tools: [weather, clock] })],
  ["reasoning", requestOf("Please think: what is 2 + 2?")],
  [
    "a value that satisfies a schema",
    requestOf("Jane Doe is 54.", { output_format: { kind: "schema", name: "person", schema: SCHEMA } }),
  ],
  ["an answer cut by the output limit", requestOf("Hello", { output_limit: 8 })],
];

const callsOf = ({ parts }: Pick<Response, "parts">) => parts.filter((part) => part.kind === "call");

describe("the simulator", () => {
  const simulator = runningSimulator();

  for (const dialect of dialectsOf("text").values()) {
    describe(`in the dialect ${dialect.name}`, () => {
      const whole = (request: Request, model?: string) => ask(simulator(), dialect, request, { model });
      const streamed = (request: Request, model?: string) => askStream(simulator(), dialect, request, { model });
      const carries = (concept: keyof Request) => `request.${concept}` in dialect.paths;

      it("greets, calculates, repeats the question and names its model", async () => {
        const answer = await whole(requestOf("Hello, what is 17*23?"));
        expect(wordsOf(answer)).to.match(
          /^Hello! 17\*23 = 391\. You asked: “Hello, what is 17\*23\?”\. I am “assistant”, a simulated model/,
        );
        expect([answer.finish, answer.model]).to.deep.equal(["stop", reportsModel(dialect) ? "assistant" : undefined]);
      });

      for (const [name, request] of REQUESTS) {
        it(`streams ${name} equal to its whole answer`, async () => {
          const answer = await whole(request);
          const stream = await streamed(request);
          expect([stream.ended, stream.failure, stream.broken]).to.deep.equal([true, undefined, false]);
          expect(stream.parts).to.deep.equal(answer.parts);
          expect([settleFinish(stream.finish, stream.parts), stream.usage?.input]).to.deep.equal([
            answer.finish,
            answer.usage?.input,
          ]);
        });
      }

      it("streams word by word", async () => {
        const stream = await streamed(requestOf("Hello"));
        expect(stream.events).to.be.greaterThan(wordsOf(stream).split(" ").length);
      });

      it("counts its tokens, and reasoning as part of the output", async () => {
        const { usage } = await whole(requestOf("Please think."));
        const { input = 0, output = 0, reasoning = 0, total } = usage ?? {};
        expect(input).to.be.within(4, 12);
        expect(total).to.equal(input + output);
        if (counts(dialect, "reasoning")) expect(reasoning).to.be.within(5, output - 5);
      });

      it("calls a tool that the prompt names with the prompt's text", async () => {
        const answer = await whole(requestOf("What is the weather in Paris for 3 days?", { tools: [weather, clock] }));
        expect(answer.finish).to.equal("awaiting_results");
        expect(callsOf(answer).map((call) => [call.name, JSON.parse(call.arguments)])).to.deep.equal([
          ["get_weather", { city: "Paris", days: 3 }],
        ]);
        if (identifiesCalls(dialect))
          expect(callsOf(answer)[0]?.id).to.match(new RegExp(`^${dialect.templates.callIdPrefix}.{8}`));
      });

      it("calls several tools in parallel, unless that is disabled", async () => {
        const both = requestOf("Get the weather in Paris and the time in Tokyo.", { tools: [weather, clock] });
        const calls = callsOf(await whole(both));
        expect(calls.map((call) => [call.name, (JSON.parse(call.arguments) as { city: string }).city])).to.deep.equal([
          ["get_weather", "Paris"],
          ["get_time", "Tokyo"],
        ]);
        expect(new Set(calls.map(({ id }) => id)).size).to.equal(2);
        expect(callsOf(await whole({ ...both, parallel_calls: false }))).to.have.length(
          carries("parallel_calls") ? 1 : 2,
        );
      });

      it("calls when a call is required, and only then", async () => {
        const request = requestOf("Hello", { tools: [weather, clock] });
        const called = async (more: Partial<Request>) =>
          callsOf(await whole({ ...request, ...more })).map(({ name }) => name);
        expect(await called({})).to.deep.equal([]);
        if (!requiresCalls(dialect)) return;
        expect(await called({ tool_choice: { mode: "required" } })).to.deep.equal(["get_weather"]);
        expect(await called({ tool_choice: { mode: "required", names: ["get_time"] } })).to.deep.equal(["get_time"]);
      });

      it("answers with text when the results are there", async () => {
        const requested = requestOf("Get the weather in Paris and the time in Tokyo.", { tools: [weather, clock] });
        const calls = callsOf(await whole(requested));
        const results = ["sunny", "noon"].map((text, index): Part => ({
          kind: "result",
          id: calls[index]?.id ?? "",
          parts: [{ kind: "text", text }],
        }));
        const answer = await whole({
          ...requested,
          turns: [...requested.turns, { role: "assistant", parts: calls }, { role: "user", parts: results }],
        });
        expect([callsOf(answer), answer.finish]).to.deep.equal([[], "stop"]);
        expect(wordsOf(answer)).to.match(/get_weather answered: sunny\. get_time answered: noon\./);
      });

      it("fills in a schema", async () => {
        const answer = await whole(
          requestOf("Jane Doe is 54.", { output_format: { kind: "schema", name: "person", schema: SCHEMA } }),
        );
        const value: unknown = JSON.parse(wordsOf(answer));
        expect(new Ajv2020().validate(SCHEMA, value)).to.equal(true);
        expect(value).to.include({ person: "Jane Doe", age: 54 });
      });

      it("stops at a stop sequence and at its output limit", async () => {
        if (carries("stop")) expect(wordsOf(await whole(requestOf("Hello", { stop: ["You"] })))).to.equal("Hello! ");
        const { finish, usage } = await whole(requestOf("Hello", { output_limit: 16 }));
        expect([finish, usage?.output]).to.deep.equal(["length", 16]);
      });

      it("mentions the media that it got beside text", async () => {
        const image: Part = { kind: "media", medium: "image", source: { data: PIXEL, mime: "image/png" } };
        const answer = await whole({
          turns: [{ role: "user", parts: [{ kind: "text", text: "What is this?" }, image] }],
        });
        const typed = typesImages(dialect) ? " (image/png)" : "";
        expect(wordsOf(answer)).to.contain(
          `You gave me an image${typed} of ${Buffer.byteLength(PIXEL, "base64")} bytes.`,
        );
      });

      it("refuses like a refusing model", async () => {
        const answer = await whole(requestOf("Hello"), "assistant-refusal");
        expect(answer.finish).to.be.oneOf(["refused", "filtered", "stop"]);
        expect(JSON.stringify(answer.parts)).to.contain("I cannot help with that");
      });

      it("reasons like a reasoning model", async () => {
        const { parts } = await whole(requestOf("Hello"), "assistant-thinking");
        expect(parts.map(({ kind }) => kind)).to.deep.equal(["reasoning", "text"]);
      });

      for (const [status, retryAfter] of [
        [400, null],
        [401, null],
        [429, "1"],
        [500, null],
        [503, "1"],
        [529, null],
      ] as const) {
        it(`fails with ${status} on demand`, async () => {
          for (const stream of [false, true]) {
            const reply = await post(simulator(), dialect, requestOf("Hello"), {
              model: `assistant-error-${status}`,
              stream,
            });
            const body = (await reply.json()) as Parameters<typeof dialect.isError>[0];
            expect([reply.status, reply.headers.get("retry-after"), dialect.isError(body)]).to.deep.equal([
              status,
              retryAfter,
              true,
            ]);
            expect(dialect.errors.read(status, body).message).to.contain(`always fails with status ${status}`);
          }
        });
      }

      it("breaks a stream with an error on demand", async () => {
        const stream = await streamed(requestOf("Hello"), "assistant-error-stream");
        expect(stream.failure?.message).to.contain("fails in the middle");
        expect([stream.ended, wordsOf(stream).startsWith("Hello!")]).to.deep.equal([false, true]);
        expect(
          (await post(simulator(), dialect, requestOf("Hello"), { model: "assistant-error-stream" })).status,
        ).to.equal(500);
      });

      it("cuts the connection on demand", async () => {
        const stream = await streamed(requestOf("Hello"), "assistant-cut");
        expect([stream.broken, stream.ended, stream.failure]).to.deep.equal([true, false, undefined]);
        expect(wordsOf(stream)).to.match(/^Hello!/);
        const whole = await post(simulator(), dialect, requestOf("Hello"), { model: "assistant-cut" });
        expect(await whole.text().catch(() => "cut")).to.equal("cut");
      });

      it("reports problems of a request in the dialect's error form", async () => {
        const bad = async (body: string) => {
          const reply = await fetch(
            `${simulator().url}/${dialect.name}${dialect.endpoint.path.replace("{model}", "assistant")}`,
            { method: "POST", body },
          );
          return [
            reply.status,
            dialect.errors.read(reply.status, (await reply.json()) as Parameters<typeof dialect.isError>[0]).message,
          ];
        };
        expect(await bad("{")).to.deep.equal([400, "The body is not JSON."]);
        expect(await bad("[]")).to.deep.equal([400, "The body must be a JSON object."]);
        expect((await bad("{}"))[0]).to.equal(400);
      });
    });
  }

  it("waits before a slow model's first byte", async () => {
    const begun = Date.now();
    expect((await post(simulator(), fallbackDialect, requestOf("Hello"), { model: "assistant-slow" })).status).to.equal(
      200,
    );
    expect(Date.now() - begun).to.be.within(2_900, 15_000);
  });

  it("lists its models", async () => {
    const listed = (await (await fetch(simulator().url)).json()) as {
      dialects: { name: string }[];
      models: { name: string }[];
    };
    expect(listed.dialects.map(({ name }) => name)).to.deep.equal([...dialects.keys()]);
    expect(listed.models.map(({ name }) => name)).to.include.members(["assistant", "assistant-cut"]);
  });

  for (const [path, method, status] of [
    ["/nowhere", "POST", 404],
    ["//", "GET", 404],
    [`/${fallbackDialect.name}${fallbackDialect.endpoint.path}`, "GET", 405],
  ] as const) {
    it(`answers ${method} ${path} with ${status}`, async () => {
      const reply = await fetch(`${simulator().url}${path}`, { method });
      expect([
        reply.status,
        fallbackDialect.isError((await reply.json()) as Parameters<typeof fallbackDialect.isError>[0]),
      ]).to.deep.equal([status, true]);
    });
  }
});
