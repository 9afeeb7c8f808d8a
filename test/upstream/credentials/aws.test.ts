import { createHash, createHmac } from "node:crypto";
import { expect } from "chai";
import { openAwsCredentials } from "../../../src/upstream/credentials/aws.js";
import type { RequestToSign } from "../../../src/upstream/credentials/sign-request.js";
import { withEnvironment } from "../../support/environment.js";

const provider = { id: "acme", baseUrl: "https://bedrock-runtime.eu-west-1.amazonaws.com", headers: {} };
const keys = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "secret-key" };
const request: RequestToSign = {
  method: "POST",
  url: new URL(`${provider.baseUrl}/model/maker.large-v1%3A0/converse?b=2&a=1`),
  headers: { "content-type": "application/json" },
  body: '{"messages":[]}',
};

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * Signature Version 4, computed by hand:
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
function signatureOf(headers: Readonly<Record<string, string>>, region: string, secret: string): string {
  const [, scope = "", names = ""] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(headers.authorization ?? "") ?? [];
  const canonical = [
    "POST",
    "/model/maker.large-v1%253A0/converse",
    "a=1&b=2",
    ...names.split(";").map((name) => `${name}:${headers[name] ?? ""}`),
    "",
    names,
    hash(String(request.body)),
  ].join("\n");
  const date = headers["x-amz-date"] ?? "";
  const text = ["AWS4-HMAC-SHA256", date, scope, hash(canonical)].join("\n");
  const key = [region, "bedrock", "aws4_request"].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, date.slice(0, 8)));
  return createHmac("sha256", key).update(text).digest("hex");
}

describe("credentials of AWS", () => {
  it("sign a request", async () => {
    const headers = await openAwsCredentials(keys, provider)(request);
    expect(headers.authorization).to.match(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/bedrock\/aws4_request/,
    );
    expect(headers.authorization).to.contain(`Signature=${signatureOf(headers, "eu-west-1", keys.secretAccessKey)}`);
  });

  it("sign with the region that is given", async () => {
    const headers = await openAwsCredentials({ ...keys, region: "us-east-2" }, provider)(request);
    expect(headers.authorization).to.contain(`Signature=${signatureOf(headers, "us-east-2", keys.secretAccessKey)}`);
  });

  it("send the token of a session", async () => {
    const headers = await openAwsCredentials({ ...keys, sessionToken: "session-1" }, provider)(request);
    expect(headers).to.include({ "x-amz-security-token": "session-1" });
  });

  for (const [form, body] of [
    ["in pieces", { length: 15, pieces: () => [Buffer.from('{"messages"'), Buffer.from(":[]}")] }],
    ["of bytes", Buffer.from('{"messages":[]}')],
  ] as const) {
    it(`hash a body ${form}`, async () => {
      const headers = await openAwsCredentials(keys, provider)({ ...request, body });
      expect(headers["x-amz-content-sha256"]).to.equal(hash(String(request.body)));
    });
  }

  it("need a region", () => {
    const elsewhere = { ...provider, baseUrl: "https://gateway.test" };
    expect(() => openAwsCredentials(keys, elsewhere)).to.throw("credentials.aws needs a region");
  });

  describe("of the machine", () => {
    withEnvironment(() => ({ AWS_ACCESS_KEY_ID: "AKIDMACHINE", AWS_SECRET_ACCESS_KEY: "machine-secret" }));

    it("are found by the chain of the SDK", async () => {
      const headers = await openAwsCredentials({}, provider)(request);
      expect(headers.authorization).to.contain("Credential=AKIDMACHINE/");
      expect(headers.authorization).to.contain(`Signature=${signatureOf(headers, "eu-west-1", "machine-secret")}`);
    });
  });
});
