/** Which of the routes of a model gets a task: its creation is sent to one of them, once. */
import { expect } from "chai";
import { attemptsOf, loggedCall } from "../../support/logged-call.js";
import { call, videoGateway } from "../../support/videos/video-gateway.js";
import type { Trouble } from "../../support/videos/video-upstream.js";

const FIRST = "video-interactions";
const NEXT = "video-generation";
const SUITED = { prompt: "a paper boat" };
/** A file is known to its own vendor alone. */
const UNSUITED = { ...SUITED, image: { file_id: "f1" } };
/** So many failures in a row open the breaker of a route. */
const MOST_FAILURES = 10;

describe("the route of a task", () => {
  const routes = { dialect: FIRST, nextDialect: NEXT };
  const open = videoGateway({
    models: [
      { id: "acme/usual", ...routes },
      { id: "acme/fails", ...routes },
      { id: "acme/rests", ...routes },
      { id: "acme/alone", dialect: FIRST },
    ],
  });

  afterEach(() => (open().videoUpstream.trouble = () => undefined));

  const create = async (model: string, body: object) => {
    const { gateway, videoUpstream } = open();
    const made = videoUpstream.jobs.length;
    const { status, headers } = await call(gateway, "POST", "/v1/videos/generations", {
      model: `acme/${model}`,
      ...body,
    });
    const vendors = videoUpstream.jobs.slice(made).map(({ vendor }) => vendor);
    return { status, vendors, dropped: headers.get("x-dropped-params"), headers };
  };
  const failing = (vendor: string, trouble: Trouble) => {
    open().videoUpstream.trouble = ({ url = "", method }) =>
      method === "POST" && url.startsWith(`/${vendor}/`) ? trouble : undefined;
  };

  it("is the first that can express it", async () => {
    expect(await create("usual", SUITED))
      .to.include({ status: 200 })
      .and.deep.include({ vendors: [FIRST] });
    const { headers, ...created } = await create("usual", UNSUITED);
    expect(created).to.deep.equal({ status: 200, vendors: [NEXT], dropped: null });
    const attempts = attemptsOf(await loggedCall(open().gateway, headers));
    expect(attempts).to.deep.equal([`at-${FIRST} unsuited`, `at-${NEXT} success`]);
  });

  it("is none where none can", async () => {
    expect(await create("alone", UNSUITED)).to.deep.include({ status: 400, vendors: [] });
  });

  it("is no other one when it fails, as a creation is sent once", async () => {
    failing(FIRST, 503);
    expect(await create("usual", SUITED)).to.deep.include({ status: 502, vendors: [] });
  });

  it("is another one after failures in a row", async () => {
    failing(FIRST, 503);
    for (let failures = 0; failures < MOST_FAILURES; failures += 1)
      expect(await create("fails", SUITED)).to.deep.include({ status: 502, vendors: [] });
    expect(await create("fails", SUITED)).to.deep.include({ status: 200, vendors: [NEXT] });
  });

  it("is another one while it wants no calls", async () => {
    failing(FIRST, { status: 429, retryAfter: "30", body: {} });
    expect(await create("rests", SUITED)).to.deep.include({ status: 429, vendors: [] });
    expect(await create("rests", SUITED)).to.deep.include({ status: 200, vendors: [NEXT] });
  });
});
