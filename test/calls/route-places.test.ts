import { EventEmitter } from "node:events";
import { Readable } from "node:stream";
import { expect } from "chai";
import { ClientGoneError, GatewayError } from "../../src/errors/gateway-error.js";
import { RoutePlaces } from "../../src/calls/route-places.js";
import { StreamedBody } from "../../src/upstream/reply-body.js";

const limit = (id: string, most: number) => ({ id, most, provider: id, model: "" });
const target = (name: string, ...limits: ReturnType<typeof limit>[]) => ({ name, limits });
type Named = ReturnType<typeof target>;

describe("places at routes with a limit", () => {
  const provider = limit("provider", 2);
  const one = target("one", limit("one", 1), provider);
  const two = target("two", limit("two", 2), provider);
  const free = target("free");

  /** The names of calls, with their routes, in the order in which they entered. */
  let entered: string[];
  let places: RoutePlaces;
  let gone: EventEmitter<{ abort: [] }>;
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const enter = (name: string, targets: readonly Named[], wallet = "a"): Promise<unknown> =>
    Promise.resolve(places.enter(targets, wallet, gone)).then(
      (found) => void entered.push(`${name} ${found.name}`),
      (error: unknown) => error,
    );

  beforeEach(() => {
    entered = [];
    gone = new EventEmitter();
    places = new RoutePlaces(50);
  });

  it("are not counted where there is no limit", () => {
    for (let count = 0; count < 10; count++) expect(places.enter([free, one], "a", gone)).to.equal(free);
    expect(places.calls).to.deep.equal([]);
  });

  it("are taken at the first route that has one", () => {
    const found = [1, 2, 3].map(() => places.enter([one, two, free], "a", gone));
    expect(found).to.deep.equal([one, two, free]);
    expect(places.calls.map(({ provider: name, calls }) => [name, calls])).to.deep.equal([
      ["one", 1],
      ["provider", 2],
      ["two", 1],
    ]);
  });

  it("are waited for where all routes are full", async () => {
    for (const name of ["first", "second"]) void enter(name, [two]);
    void enter("third", [one, two]);
    await turn();
    expect([entered, places.waiting]).to.deep.equal([["first two", "second two"], 1]);
    places.leave(two);
    await turn();
    expect([entered.at(-1), places.waiting]).to.deep.equal(["third one", 0]);
  });

  it("go to a call that can use them, although another one waits longer", async () => {
    void enter("first", [one]);
    void enter("second", [two]);
    void enter("needs one", [one]);
    void enter("needs two", [two]);
    await turn();
    places.leave(two);
    await turn();
    expect(entered).to.deep.equal(["first one", "second two", "needs two two"]);
  });

  it("go to wallets by turns", async () => {
    void enter("a1", [one]);
    for (const name of ["a2", "a3", "a4"]) void enter(name, [one]);
    for (const name of ["b1", "b2"]) void enter(name, [one], "b");
    for (let count = 0; count < 5; count++) {
      await turn();
      places.leave(one);
    }
    await turn();
    expect(entered.map((line) => line.split(" ")[0])).to.deep.equal(["a1", "a2", "b1", "a3", "b2", "a4"]);
  });

  it("are refused to a call that waited too long, and are free for others", async () => {
    void enter("first", [one]);
    const refused = await enter("second", [one]);
    expect(refused).to.be.instanceOf(GatewayError).with.property("code", "overloaded");
    expect((refused as GatewayError).details).to.deep.include({ retryAfter: "1" });
    expect(gone.listenerCount("abort")).to.equal(0);
    places.leave(one);
    expect([places.waiting, places.enter([one], "a", gone)]).to.deep.equal([0, one]);
  });

  it("are not given to a call whose client left", async () => {
    void enter("first", [one]);
    const left = enter("second", [one]);
    await turn();
    gone.emit("abort");
    expect(await left).to.be.instanceOf(ClientGoneError);
    places.leave(one);
    expect([places.waiting, places.calls]).to.deep.equal([0, []]);
  });

  it("are left once, also when nobody reads the answer", async () => {
    expect([places.enter([two], "a", gone), places.enter([two], "a", gone)]).to.deep.equal([two, two]);
    const body = Readable.from(["answer"]);
    const leave = places.leaveAfter(new StreamedBody(body, false), two);
    leave();
    leave();
    body.destroy();
    await turn();
    expect(places.calls.map(({ provider: name, calls }) => [name, calls])).to.deep.equal([
      ["two", 1],
      ["provider", 1],
    ]);
  });

  it("are left when an answer has been read or given up", async () => {
    for (const end of [(body: Readable) => body.resume(), (body: Readable) => body.destroy()]) {
      expect(places.enter([one], "a", gone)).to.equal(one);
      const body = Readable.from(["answer"]);
      places.leaveAfter(new StreamedBody(body, false), one);
      expect(places.calls).not.to.deep.equal([]);
      end(body);
      await turn();
      expect(places.calls).to.deep.equal([]);
    }
    expect(places.enter([one], "a", gone)).to.equal(one);
    const closed = Readable.from([]).destroy();
    await turn();
    places.leaveAfter(new StreamedBody(closed, false), one);
    expect(places.calls).to.deep.equal([]);
  });
});
