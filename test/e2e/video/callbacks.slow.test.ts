/** A callback is accepted once, has the same body as a GET, and is sent after the charge. */
import { Secret } from "../../../src/config/secret.js";
import { expect } from "chai";
import { Receiver } from "../../support/callbacks/receiver.js";
import { signatureHeaders } from "../../../src/callbacks/sign-callback.js";
import { WALLET } from "../../support/gateway.js";
import { openLedger } from "./ledger.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt, operate } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

interface Callback {
  readonly outcome: string | null;
  readonly deliveries: readonly { readonly result: string }[];
}

describe("callbacks about videos", () => {
  const open = videoGateway();
  const ledger = openLedger(open);
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = new Receiver();
    await receiver.listen();
  });
  afterEach(() => receiver.close());

  const make = async (dialect: string, prompt = "a boat") => {
    const dialectClient = dialectClients.get(dialect) as DialectClient;
    const { json, status, text } = await call(open().gateway, "POST", dialectClient.path(modelAt(dialect)), {
      ...dialectClient.body(modelAt(dialect), prompt),
      callback_url: receiver.url,
    });
    expect(status, text).to.equal(200);
    return dialectClient.taskOf(json);
  };
  const received = async (count: number) => {
    await eventually(
      () => Promise.resolve(receiver.hits.length),
      (hits) => hits >= count,
    );
    return receiver.hits;
  };
  /** There is no further callback. */
  const outcomeOf = async (task: string) => {
    const { json } = await eventually(
      () => operate(open().gateway, "GET", `/tasks/${task}`),
      (reported) => (reported.json.callback as Callback | null)?.outcome != null,
    );
    return json.callback as Callback;
  };

  for (const dialect of dialectClients.keys()) {
    for (const prompt of ["a boat", "a boat [fails]"]) {
      it(`send the body of GET for ${prompt === "a boat" ? "a video" : "a failure"} in ${dialect}`, async () => {
        const task = await make(dialect, prompt);
        const [hit] = await received(1);
        const { text } = await call(open().gateway, "GET", `/v1/tasks/${task}`);
        expect(hit?.body).to.equal(text);
        expect(hit?.method).to.equal("POST");
        expect(hit?.headers).to.include({ "idempotency-key": task, "content-type": "application/json" });
        expect(JSON.stringify(hit?.headers)).not.to.contain("sk-iso").and.not.to.contain("upstream-secret");
      });
    }
  }

  it("are signed once the wallet has a secret, and not any more when it is removed", async () => {
    const { json } = await operate(open().gateway, "POST", `/wallets/${WALLET}/callback-secret`);
    await make("video-generation");
    await received(1);
    await operate(open().gateway, "POST", `/wallets/${WALLET}/callback-secret/remove`);
    await make("video-generation");
    const [signed, unsigned] = await received(2);
    const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature } = signed?.headers ?? {};
    const payload = signed?.body ?? "";
    const expected = signatureHeaders([new Secret(String(json.secret))], {
      id: String(id),
      payload,
      now: Number(at) * 1000,
    });
    expect([id, signature]).to.deep.equal([signed?.headers["idempotency-key"], expected["webhook-signature"]]);
    expect(unsigned?.headers).not.to.have.any.keys("webhook-signature", "webhook-id");
  });

  it("end with the first that is accepted", async () => {
    const task = await make("video-generation");
    const { outcome, deliveries } = await outcomeOf(task);
    expect([outcome, deliveries.length, receiver.hits.length]).to.deep.equal(["delivered", 1, 1]);
  });

  it("come after the charge", async () => {
    const task = await make("video-generation");
    await received(1);
    expect(await ledger().holdOf(task)).to.include({ state: "settled" });
  });

  it("are tried four times, and change nothing when they fail", async () => {
    receiver.behaviours = [500];
    const task = await make("video-generation");
    const { outcome, deliveries } = await outcomeOf(task);
    expect(outcome).not.to.equal("delivered");
    expect([deliveries.length, receiver.hits.length]).to.deep.equal([4, 4]);
    expect(new Set(receiver.hits.map(({ body }) => body)).size).to.equal(1);
    expect(await ledger().holdOf(task)).to.include({ state: "settled" });
    expect((await call(open().gateway, "GET", `/v1/tasks/${task}`)).json.status).to.equal("done");
  });

  it("are retried until they are accepted", async () => {
    receiver.behaviours = [503, "reset", 204];
    const { outcome } = await outcomeOf(await make("video-content-task"));
    expect([outcome, receiver.hits.length]).to.deep.equal(["delivered", 3]);
  });

  it("follow no redirect", async () => {
    receiver.behaviours = [302];
    const { outcome } = await outcomeOf(await make("video-long-running"));
    expect(outcome).not.to.equal("delivered");
    expect(receiver.hits.length).to.equal(4);
  });

  it("are sent for a cancelled task", async () => {
    const { gateway } = open();
    const task = await make("video-content-task", "a boat [stuck]");
    expect((await call(gateway, "DELETE", `/v1/contents/generations/tasks/${task}`)).status).to.equal(200);
    const [hit] = await received(1);
    expect(JSON.parse(hit?.body ?? "{}")).to.include({ id: task, status: "cancelled" });
  });

  it("are not sent for calls without a callback", async () => {
    const { gateway } = open();
    const dialectClient = dialectClients.get("video-generation") as DialectClient;
    const { json } = await call(gateway, "POST", dialectClient.path(""), {
      ...dialectClient.body(modelAt("video-generation"), "a boat"),
      callback_url: null,
    });
    await ledger().settled(dialectClient.taskOf(json));
    expect((await operate(gateway, "GET", `/tasks/${dialectClient.taskOf(json)}`)).json.callback).to.equal(null);
  });
});

for (const [allowPrivateAddresses, isDelivered] of [
  [false, false],
  [["10.0.0.0/8", "::1"], false],
  [["10.0.0.0/8", "127.0.0.0/8"], true],
] as const) {
  describe(`callbacks to an internal host where ${String(allowPrivateAddresses)} is allowed`, () => {
    const open = videoGateway({
      config: { callbacks: { allowPrivateAddresses, retrySeconds: [0.05, 0.05, 0.05] } },
    });

    it(isDelivered ? "are sent" : "are not sent", async () => {
      const receiver = new Receiver();
      await receiver.listen();
      try {
        const dialectClient = dialectClients.get("video-generation") as DialectClient;
        const { json, status } = await call(open().gateway, "POST", dialectClient.path(""), {
          ...dialectClient.body(modelAt("video-generation"), "a boat"),
          callback_url: receiver.url,
        });
        expect(status).to.equal(200);
        const { json: task } = await eventually(
          () => operate(open().gateway, "GET", `/tasks/${dialectClient.taskOf(json)}`),
          ({ json: reported }) => (reported.callback as Callback | null)?.outcome != null,
        );
        expect((task.callback as Callback).outcome === "delivered").to.equal(isDelivered);
        expect(receiver.hits).to.have.lengthOf(isDelivered ? 1 : 0);
      } finally {
        receiver.close();
      }
    });
  });
}
