/** Requests to AWS are signed with Signature Version 4, with given keys or with those of the machine. */
import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { defaultProvider } from "@aws-sdk/credential-provider-node";
import { SignatureV4 } from "@smithy/signature-v4";
import { type Payload, piecesOf } from "../../bodies/attachments.js";
import type { OpenCredentials } from "./sign-request.js";

const DEFAULT_SERVICE = "bedrock";
/** The region in a host name such as `bedrock-runtime.eu-west-1.amazonaws.com`. */
const REGION_IN_HOST = /\.([a-z]{2}(?:-[a-z]+)+-\d)\./;

export const openAwsCredentials: OpenCredentials = (fields, { baseUrl }) => {
  const { accessKeyId, secretAccessKey, sessionToken, service = DEFAULT_SERVICE } = fields;
  const region = fields.region ?? REGION_IN_HOST.exec(new URL(baseUrl).hostname)?.[1] ?? process.env.AWS_REGION;
  if (region === undefined) throw new Error("credentials.aws needs a region, as the base URL names none");
  const signer = new SignatureV4({
    service,
    region,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? defaultProvider()
        : { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
    sha256: Sha256,
  });
  return async ({ method, url, headers, body }) => {
    const signed = await signer.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port !== "" && { port: Number(url.port) }),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, host: url.host, "x-amz-content-sha256": await hashOf(body) },
    });
    return signed.headers;
  };
};

/** Other calls have their turn between the pieces of a long body. */
async function hashOf(body: string | Buffer | Payload | undefined = ""): Promise<string> {
  const hash = createHash("sha256");
  if (typeof body === "string") return hash.update(body).digest("hex");
  for (const piece of Buffer.isBuffer(body) ? piecesOf(body) : body.pieces()) {
    hash.update(piece);
    await turn();
  }
  return hash.digest("hex");
}

/** The hash that the signer computes with, by Node's own implementation. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(data));
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === "string") return Buffer.from(data, "utf8");
  return ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
}
