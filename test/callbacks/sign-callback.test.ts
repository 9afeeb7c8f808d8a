import { Secret } from "../../src/config/secret.js";
import { createHmac } from "node:crypto";
import { expect } from "chai";
import { signatureHeaders } from "../../src/callbacks/sign-callback.js";

const CALLBACK = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", payload: '{"test": 2432232314}', now: 1_614_265_330_999 };
const SECRET = new Secret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");

describe("the signature of a callback", () => {
  it("is that of the Standard Webhooks' own example", () =>
    expect(signatureHeaders([SECRET], CALLBACK)).to.deep.equal({
      "webhook-id": CALLBACK.id,
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }));

  it("is made by each secret while one replaces another", () => {
    const other = new Secret(`whsec_${Buffer.from("another secret").toString("base64")}`);
    const { "webhook-signature": both = "" } = signatureHeaders([other, SECRET], CALLBACK);
    const text = `${CALLBACK.id}.1614265330.${CALLBACK.payload}`;
    expect(both.split(" ")).to.deep.equal([
      `v1,${createHmac("sha256", "another secret").update(text).digest("base64")}`,
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    ]);
  });

  it("is absent without a secret", () => expect(signatureHeaders([], CALLBACK)).to.deep.equal({}));
});
