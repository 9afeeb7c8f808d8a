/** `/openapi.json` against the routes, the codes and the headers that clients meet. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect } from "chai";
import { dialects, gatewayCodes, routes } from "../../src/registry.js";
import { CHECKOUT } from "../support/checkout.js";

interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema: { readonly anyOf?: readonly { $ref: string }[] } }>>;
}

interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, Answer>>;
  readonly callbacks?: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

interface Description {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Answer>> };
}

const text = readFileSync(join(CHECKOUT, "generated/openapi.json"), "utf8");
const description = JSON.parse(text) as Description;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const calls = operations.filter(({ operation }) => !operation.tags.includes("Gateway"));

/** The codes that operators alone meet. */
const OF_ADMINISTRATORS = ["invalid_catalog", "invalid_admin_token", "conflict"];

function answerOf({ responses }: Operation, status: number | string): Answer {
  const { $ref, ...answer } = responses[String(status)] ?? {};
  return $ref === undefined ? answer : (description.components.responses[$ref.split("/").at(-1) ?? ""] ?? {});
}

function schemaOf(dialect: string): string {
  return `#/components/schemas/${dialect.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Response`;
}

function headersOf(operation: Operation, status: number): string[] {
  return Object.keys(answerOf(operation, status).headers ?? {});
}

describe("the description of the client API", () => {
  it("is a valid OpenAPI document", async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(text) as Record<string, unknown>);
    expect(errors ?? []).to.deep.equal([]);
    expect(valid).to.equal(true);
  });

  it("has each operation once, in a group that is described", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).to.equal(ids.length);
    const groups = description.tags.map(({ name }) => name);
    for (const { operation } of operations) expect(groups).to.include.members([...operation.tags]);
  });

  it("has every route, with its other paths", () => {
    for (const { method, path, operationId } of routes) {
      const own = description.paths[path]?.[method.toLowerCase()];
      const described = own ?? operations.find(({ operation }) => operation.operationId === operationId)?.operation;
      expect(described, `${method} ${path}`).not.to.equal(undefined);
      if (own === undefined) expect(described?.description, path).to.contain(`\`${path}\``);
    }
  });

  it("has for each lookup of a task the answers of every dialect that creates one, its own first", () => {
    const lookups = routes.filter(({ job }) => job === "read");
    const schemas = new Set(lookups.map(({ dialect }) => schemaOf(dialect)));
    expect(schemas.size).to.equal(4);
    for (const { path, dialect } of lookups) {
      const { anyOf } = description.paths[path]?.get?.responses["200"]?.content?.["application/json"]?.schema ?? {};
      const [first, ...others] = (anyOf ?? []).map(({ $ref }) => $ref);
      expect(first, path).to.equal(schemaOf(dialect));
      expect(others, path).to.have.members([...schemas].filter((schema) => schema !== first));
    }
  });

  it("has the lists of models, and the paths of the gateway itself", () => {
    const lists = [...dialects.values()].flatMap(({ models }) => models.flatMap(({ at }) => [at, `${at}/{model}`]));
    const own = ["/", "/healthz", "/readyz", "/metrics", "/openapi.json", "/docs", "/media/{id}"];
    expect(Object.keys(description.paths)).to.include.members([...lists, ...own]);
  });

  for (const [code, { status }] of Object.entries(gatewayCodes))
    it(`${OF_ADMINISTRATORS.includes(code) ? "leaves out" : "explains"} ${code}`, () => {
      for (const { path, operation } of calls)
        expect((answerOf(operation, status).description ?? "").includes(`\`${code}\``), path).to.equal(
          !OF_ADMINISTRATORS.includes(code),
        );
    });

  it("has the headers of answers", () => {
    for (const { path, operation } of calls)
      for (const status of Object.keys(operation.responses).map(Number).filter(Number.isInteger)) {
        const headers = headersOf(operation, status);
        expect(headers, `${path} ${status}`).to.include("x-request-id");
        expect(headers.includes("retry-after"), `${path} ${status}`).to.equal(status === 429 || status === 503);
      }
  });

  it("has the header of dropped fields where a request is converted, and of estimates where tokens are counted", () => {
    for (const { operationId, job, counts } of routes) {
      const found = operations.find(({ operation }) => operation.operationId === operationId);
      if (found === undefined) continue;
      const headers = headersOf(found.operation, 200);
      expect(headers.includes("x-dropped-params"), operationId).to.equal(job === undefined && counts !== true);
      expect(headers.includes("x-isogloss-estimated"), operationId).to.equal(counts === true);
    }
  });

  it("has the callback of every call that makes a video, also where conversations come to the same path", () => {
    const makesTasks = routes.filter(
      ({ dialect, job }) => job === undefined && dialects.get(dialect)?.jobs !== undefined,
    );
    const shared = ["createInteraction", "createInteractionStable"];
    expect(makesTasks).not.to.be.empty;
    const described = operations.filter(({ operation }) => operation.callbacks !== undefined);
    expect(new Set(described.map(({ operation }) => operation.operationId))).to.deep.equal(
      new Set([...makesTasks.map(({ operationId }) => operationId), ...shared]),
    );
    for (const { operation } of described)
      expect(Object.keys(operation.callbacks?.taskEnded ?? {})).to.deep.equal(["{$request.body#/callback_url}"]);
  });
});
