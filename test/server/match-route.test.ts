import { expect } from "chai";
import type { Route } from "../../src/registry.js";
import { createMatcher, type RouteMatch } from "../../src/server/match-route.js";
import { leastProcessorTime } from "../support/processor-time.js";

const route = (method: Route["method"], path: string, dialect: string): Route => ({
  method,
  path,
  dialect,
  operationId: `${dialect} ${path}`,
  model: path.includes("{model}") ? "path" : "body",
  stream: "body",
});

const routes = [
  route("POST", "/v1/talk", "talk"),
  route("POST", "/v1/talk/long", "long"),
  route("GET", "/v1/talk/long", "long"),
  route("POST", "/v1/talk/long", "shadowed"),
  route("POST", "/v1/models/{model}:make", "make"),
  route("POST", "/v1/models/{model}:streamMake", "stream"),
  route("POST", "/beta/models/{model}:make", "beta"),
  route("GET", "/v1/cards/{model}", "card"),
  route("GET", "/v1/videos/{task}", "video"),
  route("DELETE", "/v1/videos/{task}", "video"),
  route("POST", "/v1/videos/edits", "video"),
  route("GET", "/v1/{task}", "root"),
  route("POST", "/v1/{model}:make", "make"),
  route("POST", "/beta/{model}:make", "beta"),
  route("POST", "/models/{model}:make", "make"),
  route("POST", "/{model}:make", "bare"),
  route("POST", "/model/{model}/talk", "inside"),
];
const match = createMatcher(routes, [{ name: "beta", errorsBelow: ["/beta"] }]);

const shown = (found: RouteMatch) =>
  found.kind === "route"
    ? `${found.route.dialect} ${found.model ?? found.task ?? "-"}`
    : found.kind === "method"
      ? `405 ${found.dialect} ${found.allow.join(",")}`
      : `404 ${found.dialect ?? "-"}`;

describe("createMatcher: matching a path", () => {
  const cases: [string, string, string, string][] = [
    ["a path", "POST", "/v1/talk", "talk -"],
    ["a path with a longer rest", "POST", "/v1/talk/long", "long -"],
    ["by method", "GET", "/v1/talk/long", "long -"],
    ["a model", "POST", "/v1/models/large:make", "make large"],
    ["a model with slashes", "POST", "/v1/models/maker/large/v2:make", "make maker/large/v2"],
    ["a model with encoded slashes", "POST", "/v1/models/maker%2Flarge:make", "make maker/large"],
    ["an encoded colon", "POST", "/v1/models/maker%2Flarge%3Amake", "make maker/large"],
    ["a model with colons, cut at the last", "POST", "/v1/models/maker/large:7b:make", "make maker/large:7b"],
    ["a model that begins like the path", "POST", "/v1/models/models/large:make", "make models/large"],
    ["another action", "POST", "/v1/models/maker/large:streamMake", "stream maker/large"],
    ["another prefix", "POST", "/beta/models/maker/large:make", "beta maker/large"],
    ["an empty model, which is refused later", "POST", "/v1/models/:make", "make "],
    ["a model without an action", "GET", "/v1/cards/maker/large:7b", "card maker/large:7b"],
    ["a model before another segment", "POST", "/model/maker.large-v1%3A0/talk", "inside maker.large-v1:0"],
    [
      "a model with slashes before another segment",
      "POST",
      "/model/arn%3Aacme%3Aeu%3A%3Aprofile%2Fmaker.large/talk",
      "inside arn:acme:eu::profile/maker.large",
    ],
    ["a model right after a version", "POST", "/v1/maker/large:make", "make maker/large"],
    ["a model right after another version", "POST", "/beta/maker/large:7b:make", "beta maker/large:7b"],
    ["a model without a version", "POST", "/models/maker/large:make", "make maker/large"],
    ["a model and nothing before it", "POST", "/maker/large:make", "bare maker/large"],
    ["no other method on it", "GET", "/beta/maker/large:make", "405 beta POST"],
    ["no unknown action of a model after a version", "POST", "/v1/maker/large:burn", "404 make"],
    ["no unknown action of a model without one", "POST", "/maker/large:burn", "404 make"],
    ["nothing where only one dialect has a path", "POST", "/beta/other/thing", "404 beta"],
    ["no unknown method", "DELETE", "/v1/talk", "405 talk POST"],
    ["no method that is not listed, and names all that are", "PUT", "/v1/talk/long", "405 long POST,GET,HEAD"],
    ["no method on a model", "GET", "/v1/models/maker/large:make", "405 make POST"],
    ["no unknown action", "POST", "/v1/models/maker/large:burn", "404 make"],
    ["no action in another case", "POST", "/v1/models/maker/large:MAKE", "404 make"],
    ["no path in another case", "POST", "/V1/talk", "404 -"],
    ["no path with an extra slash", "POST", "/v1/talk/", "404 talk"],
    ["no path with two slashes", "POST", "//v1/talk", "404 -"],
    ["no encoded path", "POST", "/v1/%74alk", "404 -"],
    ["no path below a known one, in its dialect", "POST", "/v1/talk/short", "404 talk"],
    ["the longest known path decides the dialect", "POST", "/v1/talk/long/er", "404 long"],
    ["no path that only begins with the same letters", "POST", "/v1/talker", "404 -"],
    ["no unknown path", "POST", "/", "404 -"],
    ["no model that is not encoded well", "POST", "/v1/models/a%zz:make", "404 make"],
    ["no model that is not UTF-8", "POST", "/v1/models/%ff:make", "404 make"],
    ["no list of models", "GET", "/v1/models", "404 make"],
    ["no empty card", "GET", "/v1/cards/", "404 card"],
    ["a task", "GET", "/v1/videos/task_1", "video task_1"],
    ["any text in place of a task's ID", "GET", "/v1/videos/none", "video none"],
    ["a fixed path beside tasks", "POST", "/v1/videos/edits", "video -"],
    ["no task below a task", "GET", "/v1/videos/task_1/more", "404 video"],
    ["no empty task", "GET", "/v1/videos/", "404 video"],
    ["no other method on a task", "PUT", "/v1/videos/task_1", "405 video GET,HEAD,DELETE"],
    ["the head of a task", "HEAD", "/v1/videos/task_1", "video task_1"],
    ["a task right after a version", "GET", "/v1/task_1", "root task_1"],
    ["nothing else right after a version", "GET", "/v1/other", "404 -"],
  ];
  for (const [name, method, path, want] of cases) {
    it(`finds ${name}`, () => expect(shown(match(method, path))).to.equal(want));
  }

  it("takes no time for hostile paths", () => {
    for (const part of [":", "/", "%2F", "a:make", "..%2f"]) {
      const path = `/v1/models/${part.repeat(8192 / part.length)}`;
      expect(
        leastProcessorTime(() => match("POST", path)),
        part,
      ).to.be.below(20);
    }
  });
});
