import { expect } from "chai";
import { everywhere, families } from "./refusal-cases.js";
import type { Refused } from "./refused-bodies.js";
import { call, videoGateway, operate } from "../../support/videos/video-gateway.js";

const modelOf = (profile: string) => `acme/of-${profile}`;

/** The minimum request of each dialect, and its address. */
const CALLS: Readonly<Record<string, (model: string) => { path: string; body: Record<string, unknown> }>> = {
  "video-generation": (model) => ({ path: "/v1/videos/generations", body: { model, prompt: "a paper boat" } }),
  "video-interactions": (model) => ({ path: "/v1beta/interactions", body: { model, input: "a paper boat" } }),
  "video-long-running": (model) => ({
    path: `/v1/models/${model}:predictLongRunning`,
    body: { instances: [{ prompt: "a paper boat" }] },
  }),
  "video-content-task": (model) => ({
    path: "/v1/contents/generations/tasks",
    body: { model, content: [{ type: "text", text: "a paper boat" }] },
  }),
};

interface Fault {
  readonly code: string | number;
  readonly message: string;
  readonly param?: string | null;
  readonly type?: string;
  readonly status?: string;
}

/** The error in a dialect's form, checked against its schema. */
const FORMS: Readonly<Record<string, (error: Fault, code: string) => void>> = {
  "video-generation": (error, code) => {
    expect(error).to.have.all.keys("message", "type", "param", "code");
    expect(error).to.include({ code, type: "invalid_request_error" });
  },
  "video-interactions": (error, code) => {
    expect(error).to.have.all.keys("message", "code");
    expect(error.code).to.equal(code);
  },
  "video-long-running": (error, code) => {
    expect(error).to.include({ code: 400, status: "INVALID_ARGUMENT" });
    expect(error.message).to.contain(code);
  },
  "video-content-task": (error, code) => {
    expect(error).to.have.all.keys("message", "type", "param", "code");
    expect(error).to.include({ code, type: "BadRequest" });
  },
};

describe("refused before any upstream is called", () => {
  const open = videoGateway({
    models: families.map(({ profile, dialect }) => ({ id: modelOf(profile), dialect, profile })),
  });

  const expectRefused = async (
    native: string,
    profile: string,
    { body, path, from: dialect = native, headers, code, field }: Refused,
  ) => {
    const least = CALLS[dialect]?.(modelOf(profile)) ?? { path: "", body: {} };
    const { gateway, videoUpstream } = open();
    const made = videoUpstream.jobs.length;
    const { status, json, text } = await call(gateway, "POST", path ?? least.path, { ...least.body, ...body }, headers);
    expect(status, text).to.equal(400);
    const { error } = json as { error: Fault };
    FORMS[dialect]?.(error, code);
    expect(`${error.param ?? ""} ${error.message}`).to.contain(field);
    expect(videoUpstream.jobs.length).to.equal(made);
    const wallet = await operate(gateway, "GET", "/wallets/test");
    expect(wallet.text).to.match(/"reserved(_ticks)?":("0"|0|\{[^}]*"0")/);
  };

  for (const { dialect, profile, refused } of families) {
    describe(`by ${profile} in ${dialect}`, () => {
      for (const one of refused) it(one.what, () => expectRefused(dialect, profile, one));
    });
  }

  for (const { dialect, profile } of families.filter(
    ({ dialect: one }, index) => families.findIndex(({ dialect: other }) => other === one) === index,
  )) {
    describe(`whatever the model in ${dialect}`, () => {
      for (const one of everywhere) it(one.what, () => expectRefused(dialect, profile, one));
    });
  }
});
