import { expect } from "chai";
import { type Dialect, fallbackDialect } from "../../src/registry.js";
import { endpointMatcher } from "../../src/simulator/endpoints.js";
import { ask, askStream, runningSimulator, requestOf, wordsOf } from "./support.js";

const { endpoint } = fallbackDialect;
const inBody: Dialect = {
  ...fallbackDialect,
  name: "in-body",
  endpoint: { ...endpoint, path: "/answers", streamPath: "/answers" },
};
const inPath: Dialect = {
  ...fallbackDialect,
  name: "in-path",
  endpoint: { ...endpoint, path: "/models/{model}:make", streamPath: "/models/{model}:makeStream?alt=sse" },
};

describe("endpointMatcher", () => {
  const match = endpointMatcher([inBody, inPath]);
  const matched = (path: string) => {
    const found = match(new URL(path, "http://localhost"));
    return found === undefined ? undefined : [found.dialect.name, found.model, found.stream];
  };

  const cases: readonly (readonly [string, unknown])[] = [
    ["/in-body/answers", ["in-body", undefined, "body"]],
    ["/in-body/answers?key=k", ["in-body", undefined, "body"]],
    ["/in-path/models/one:make", ["in-path", "one", false]],
    ["/in-path/models/one:makeStream?alt=sse&key=k", ["in-path", "one", true]],
    ["/in-path/models/a/b%2Fc:d:make", ["in-path", "a/b/c:d", false]],
    ["/in-path/models/one:makeStream", undefined],
    ["/in-path/models/%zz:make", undefined],
    ["/in-path/models/:make", undefined],
    ["/in-body/answers/", undefined],
    ["/answers", undefined],
    ["/in-path/answers", undefined],
  ];
  for (const [path, wanted] of cases) it(`matches ${path}`, () => expect(matched(path)).to.deep.equal(wanted));
});

describe("a dialect whose paths name the model and the stream", () => {
  const simulator = runningSimulator({ registry: { dialects: new Map([[inPath.name, inPath]]), fallbackDialect } });

  it("is used like any other", async () => {
    const answer = await ask(simulator(), inPath, requestOf("Hello"), { model: "family/one" });
    const stream = await askStream(simulator(), inPath, requestOf("Hello"), { model: "family/one" });
    expect(wordsOf(answer)).to.contain("I am “family/one”");
    expect([stream.ended, stream.parts]).to.deep.equal([true, answer.parts]);
  });
});
