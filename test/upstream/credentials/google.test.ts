import { createVerify, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { gaxios } from "google-auth-library";
import { googleSigner, openGoogleCredentials } from "../../../src/upstream/credentials/google.js";
import { answers } from "../../support/upstream.js";
import { tokenServer, withEnvironment } from "./token-server.js";

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

  it("that are not JSON fail without quoting them", () => {
    expect(() => openGoogleCredentials({ serviceAccount: "{s3cret" }, provider)).to.throw(
      /^the service account is not JSON$/,
    );
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
