/** Secrets that are like nothing else, and a catalog that has them. */
import { randomBytes } from "node:crypto";
import { models } from "../../support/money/logged-calls.js";

/** Unlike anything else, and with characters that a URL and JSON escape. */
const canary = (name: string) => `canary-${name}+${randomBytes(15).toString("base64")}"%`;
/** The same for places that take no such characters. */
const plainCanary = (name: string) => `canary-${name}-${randomBytes(15).toString("hex")}`;

export const SECRET_VALUES = {
  "the key of a provider": plainCanary("provider"),
  "a key in the environment": plainCanary("variable"),
  "a header in the environment": plainCanary("header"),
  "a secret of credentials": canary("credentials"),
  "a token of credentials": canary("session"),
  "the token of administrators": plainCanary("admin"),
  ISOGLOSS_SECRET: canary("vault"),
};
/** What clients send and read. */
export const QUESTION = plainCanary("question");
export const ANSWER = plainCanary("answer");
/** It is no secret, and shows that a place is searched as it should be. */
export const REQUEST_ID = plainCanary("request");
export const OWN_KEY = "the key of a client";
export const IMAGE = randomBytes(3_000);

/** The models of conversations. */
export const MODELS = [
  ...models,
  { id: "maker/variable", kind: "text", routes: [{ provider: "variable", model: "inner", dialect: "chat" }] },
  { id: "maker/signed", kind: "text", routes: [{ provider: "signed", model: "inner", dialect: "chat" }] },
].map((model) => ({ pricing: { input: 1, output: 2 }, ...model }));

/** Parts of the image that clients send, as none of them may be kept. */
export const IMAGE_PARTS = [0, 900, 2_400].map((start) => IMAGE.subarray(start, start + 45).toString("base64"));

/** The providers of conversations. */
export function providersAt(baseUrl: string): Record<string, unknown>[] {
  const aws = {
    region: "eu-west-1",
    accessKeyId: "AKIDEXAMPLE",
    secretAccessKey: SECRET_VALUES["a secret of credentials"],
    sessionToken: SECRET_VALUES["a token of credentials"],
  };
  return [
    { id: "one", baseUrl, apiKey: SECRET_VALUES["the key of a provider"], headers: { "x-team": "${TEAM}" } },
    { id: "variable", baseUrl, apiKey: "${VENDOR_KEY}" },
    { id: "signed", baseUrl, credentials: { aws } },
  ];
}
