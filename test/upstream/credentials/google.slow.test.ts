import { createVerify, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { gaxios } from "google-auth-library";
import { googleSigner, openGoogleCredentials } from "../../../src/upstream/credentials/google.js";
import { answers } from "../../support/upstream.js";
import { withEnvironment } from "../../support/environment.js";
import { tokenServer } from "./token-server.js";

const provider = { id: "acme", baseUrl: "https://europe-west4-aiplatform.googleapis.com/v1", headers: {} };
const request = { method: "POST", url: new URL(`${provider.baseUrl}/x`), headers: {} } as const;
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const account = {
  type: "service_account",
  client_email: "gateway@project.iam.gserviceaccount.com",
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
};

describe("credentials of Google", () => {
  const server = tokenServer();

  /** The library has the address of the token service built in. Only that address is changed here. */
  function signerAtServer(): ReturnType<typeof googleSigner> {
    const transporter = new gaxios.Gaxios();
    transporter.interceptors.request.add({
      resolved: (options) => Promise.resolve({ ...options, url: new URL(`${new URL(server().baseUrl).origin}/token`) }),
    });
    return googleSigner({ credentials: account, clientOptions: { transporter } });
  }

  it("of a service account are exchanged for a token", async () => {
    server().plays(answers({ access_token: "token-1", expires_in: 3600, token_type: "Bearer" }));
    expect(await signerAtServer()(request)).to.include({ authorization: "Bearer token-1" });
    const [head = "", claims = "", signature = ""] =
      new URLSearchParams(server().only.body.toString()).get("assertion")?.split(".") ?? [];
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).to.include({
      iss: account.client_email,
      scope: "https://www.googleapis.com/auth/cloud-platform",
    });
    const isSigned = createVerify("RSA-SHA256").update(`${head}.${claims}`).verify(publicKey, signature, "base64url");
    expect(isSigned).to.equal(true);
  });

  it("of a service account are exchanged once for many requests", async () => {
    server().plays(answers({ access_token: "token-1", expires_in: 3600, token_type: "Bearer" }));
    const sign = signerAtServer();
    await Promise.all([sign(request), sign(request)]);
    await sign(request);
    expect(server().received).to.have.length(1);
  });

  it("of a service account are exchanged again when a token is about to expire", async () => {
    server().plays(
      answers({ access_token: "token-1", expires_in: 60, token_type: "Bearer" }),
      answers({ access_token: "token-2", expires_in: 3600, token_type: "Bearer" }),
    );
    const sign = signerAtServer();
    await sign(request);
    expect(await sign(request)).to.include({ authorization: "Bearer token-2" });
  });

  describe("that cannot be read", () => {
    const NO_OBJECT = "the service account is not a JSON object";
    const NO_FILE = "the service account is neither a JSON object nor the path of a file that can be read";
    const NO_KEY =
      "the private key of the service account cannot be read: private_key must be its whole PEM text, with line breaks";
    const withKey = (key: unknown): string => JSON.stringify({ ...account, private_key: key });
    const escaped = account.private_key.replaceAll("\n", "\\n");
    const publicPem = publicKey.export({ type: "spki", format: "pem" });
    const file = join(mkdtempSync(join(tmpdir(), "isogloss-")), "account.json");
    writeFileSync(file, "null");

    const cases: readonly (readonly [name: string, serviceAccount: string, message: string])[] = [
      ["are not JSON", "{s3cret", NO_OBJECT],
      ["are a file with nothing", file, NO_OBJECT],
      ["are a file that does not exist", "/s3cret", `${NO_FILE} (ENOENT)`],
      ["have another form than JSON", `s3cret${"A".repeat(5000)}`, `${NO_FILE} (ENAMETOOLONG)`],
      ["have a word for a key", withKey("s3cret"), NO_KEY],
      ["have half of a key", withKey(account.private_key.slice(0, 400)), NO_KEY],
      ["have a key whose line breaks are escaped twice", withKey(escaped), NO_KEY],
      ["have a public key", withKey(publicPem), NO_KEY],
    ];
    for (const [name, serviceAccount, message] of cases)
      it(`as they ${name} fail in plain words, without a word of theirs`, async () => {
        const sign = async () => openGoogleCredentials({ serviceAccount }, provider)(request);
        const error: unknown = await sign().catch((failure: unknown) => failure);
        expect(error).to.be.an.instanceof(Error).with.property("message", message);
      });
  });

  describe("of a file that names a workload's token", () => {
    const folder = mkdtempSync(join(tmpdir(), "isogloss-"));
    const [file, subject] = [join(folder, "account.json"), join(folder, "token")];

    it("are exchanged for a token", async () => {
      writeFileSync(subject, "federated");
      const workload = {
        type: "external_account",
        audience: "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q",
        subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
        token_url: `${new URL(server().baseUrl).origin}/v1/token`,
        credential_source: { file: subject },
      };
      writeFileSync(file, JSON.stringify(workload));
      server().plays(answers({ access_token: "token-1", expires_in: 3600, token_type: "Bearer" }));
      const sign = openGoogleCredentials({ serviceAccount: file }, provider);
      expect(await sign(request)).to.include({ authorization: "Bearer token-1" });
      expect(new URLSearchParams(server().only.body.toString()).get("subject_token")).to.equal("federated");
    });
  });

  describe("of the machine", () => {
    withEnvironment(() => ({
      GCE_METADATA_HOST: new URL(server().baseUrl).host,
      METADATA_SERVER_DETECTION: "assume-present",
      GOOGLE_APPLICATION_CREDENTIALS: "",
    }));

    it("are fetched from its metadata service", async () => {
      server().plays((response, { path }) => {
        response.writeHead(200, { "metadata-flavor": "Google", "content-type": "application/json" });
        const token = { access_token: "token-1", expires_in: 3600, token_type: "Bearer" };
        response.end(path.includes("/token") ? JSON.stringify(token) : "googleapis.com");
      });
      const sign = openGoogleCredentials({}, provider);
      expect(await sign(request)).to.include({ authorization: "Bearer token-1" });
    });
  });
});
