import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { openAzureCredentials } from "../../../src/upstream/credentials/azure.js";
import { openProxy } from "../../support/refusing-proxy.js";
import { until } from "../../support/until.js";
import { answers } from "../../support/upstream.js";
import { withEnvironment } from "../../support/environment.js";
import { tokenServer } from "./token-server.js";

const provider = { id: "acme", baseUrl: "https://acme.test/v1", headers: {} };
const request = { method: "POST", url: new URL("https://acme.test/v1/x"), headers: {} } as const;
const application = { tenantId: "tenant", clientId: "app", clientSecret: "s3cret" };
const origin = (baseUrl: string) => new URL(baseUrl).origin;

describe("credentials of Azure", () => {
  const server = tokenServer();

  describe("behind a proxy", () => {
    const proxy = openProxy();
    withEnvironment(() => ({ AZURE_AUTHORITY_HOST: "https://login.test", ...proxy().environment }));

    it("are exchanged through it", async () => {
      const sign = openAzureCredentials(application, provider);
      const failure = await sign(request).catch((error: unknown) => error);
      expect(failure).to.have.property("message", "the proxy answered 403");
      expect(proxy().asked).to.deep.equal(["login.test:443"]);
    });
  });

  describe("of an application", () => {
    withEnvironment(() => ({ AZURE_AUTHORITY_HOST: origin(server().baseUrl) }));

    it("are exchanged for a token", async () => {
      server().plays(answers({ access_token: "token-1", expires_in: 3600 }));
      const sign = openAzureCredentials(application, provider);
      expect(await sign(request)).to.deep.equal({ authorization: "Bearer token-1" });
      const { path, body } = server().only;
      expect(path).to.equal("/tenant/oauth2/v2.0/token");
      expect(Object.fromEntries(new URLSearchParams(body.toString()))).to.deep.equal({
        grant_type: "client_credentials",
        client_id: "app",
        client_secret: "s3cret",
        scope: "https://cognitiveservices.azure.com/.default",
      });
    });

    it("are exchanged once for many requests", async () => {
      server().plays(answers({ access_token: "token-1", expires_in: 3600 }));
      const sign = openAzureCredentials(application, provider);
      await Promise.all([sign(request), sign(request), sign(request)]);
      await sign(request);
      expect(server().received).to.have.length(1);
    });

    it("are exchanged again shortly before a token expires", async () => {
      server().plays(
        answers({ access_token: "token-1", expires_in: 299 }),
        answers({ access_token: "token-2", expires_in: 3600 }),
      );
      const sign = openAzureCredentials(application, provider);
      await sign(request);
      await until(async () => (await sign(request)).authorization === "Bearer token-2");
      expect(server().received).to.have.length(2);
    });

    it("are used until they expire when they cannot be exchanged again", async () => {
      const refused = answers({ error: "temporarily_unavailable" }, { status: 503 });
      server().plays(answers({ access_token: "token-1", expires_in: 299 }), refused, refused);
      const sign = openAzureCredentials(application, provider);
      await sign(request);
      await sign(request);
      await until(() => Promise.resolve(server().received.length === 2));
      expect(await sign(request)).to.deep.equal({ authorization: "Bearer token-1" });
    });

    it("are exchanged before a request when they have expired", async () => {
      server().plays(
        answers({ access_token: "token-1", expires_in: 0 }),
        answers({ access_token: "token-2", expires_in: 3600 }),
      );
      const sign = openAzureCredentials(application, provider);
      await sign(request);
      expect(await sign(request)).to.deep.equal({ authorization: "Bearer token-2" });
    });

    it("name the refusal of the token service, without the secret", async () => {
      server().plays(answers({ error: "invalid_client", error_description: "s3cret" }, { status: 401 }));
      const error = await openAzureCredentials(application, provider)(request).catch((thrown: unknown) => thrown);
      expect(String(error)).to.match(/^Error: 127\.0\.0\.1:\d+ refused a token: 401 invalid_client$/);
    });
  });

  describe("of a workload", () => {
    const file = join(mkdtempSync(join(tmpdir(), "isogloss-")), "token");
    writeFileSync(file, "federated\n");
    withEnvironment(() => ({
      AZURE_AUTHORITY_HOST: origin(server().baseUrl),
      AZURE_TENANT_ID: "tenant",
      AZURE_CLIENT_ID: "app",
      AZURE_FEDERATED_TOKEN_FILE: file,
    }));

    it("are exchanged for a token", async () => {
      server().plays(answers({ access_token: "token-1", expires_in: 3600 }));
      await openAzureCredentials({}, provider)(request);
      const form = Object.fromEntries(new URLSearchParams(server().only.body.toString()));
      expect(form)
        .to.include({ client_id: "app", client_assertion: "federated" })
        .and.not.have.property("client_secret");
    });
  });

  describe("of the machine", () => {
    withEnvironment(() => ({ AZURE_POD_IDENTITY_AUTHORITY_HOST: origin(server().baseUrl) }));

    it("are fetched from its metadata service", async () => {
      server().plays(answers({ access_token: "token-1", expires_in: "3600" }));
      expect(await openAzureCredentials({}, provider)(request)).to.deep.equal({ authorization: "Bearer token-1" });
      const { path, headers } = server().only;
      expect(headers).to.include({ metadata: "true" });
      expect(path).to.equal(
        "/metadata/identity/oauth2/token?api-version=2018-02-01&resource=https%3A%2F%2Fcognitiveservices.azure.com",
      );
    });
  });

  describe("of an app service", () => {
    withEnvironment(() => ({
      IDENTITY_ENDPOINT: `${origin(server().baseUrl)}/msi/token`,
      IDENTITY_HEADER: "header-1",
    }));

    it("are fetched from its endpoint", async () => {
      server().plays(answers({ access_token: "token-1", expires_in: 3600 }));
      await openAzureCredentials({ scope: "https://ai.azure.com/.default" }, provider)(request);
      const { path, headers } = server().only;
      expect(headers).to.include({ "x-identity-header": "header-1" });
      expect(path).to.equal("/msi/token?api-version=2019-08-01&resource=https%3A%2F%2Fai.azure.com");
    });
  });
});
