/** Media in a bucket of an S3-compatible store: complete, or not there at all. */
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { ObjectStore } from "../config/types.js";
import { codeOf } from "../errors/error-code.js";
import { type ByteRange, checkMediaName, type OpenMediaStore, MediaTooLargeError } from "./media-store.js";

/** One part at a time is buffered, and none is sent after a failure. A smaller medium is sent in one request. */
const PART_BYTES = 5 * 1024 ** 2;
const CONNECT_MS = 5_000;
/** The timeout of the answer to one part. */
const REQUEST_MS = 60_000;
/** The timeout of the head of a medium. A client waits for it, and the SDK tries three times. */
const READ_MS = 10_000;
const IDLE_MS = 120_000;
const MOST_CONNECTIONS = 256;

const PROBLEMS: ReadonlyMap<string, string> = new Map([
  ["NoSuchBucket", "there is none of that name"],
  ["NotFound", "there is none of that name"],
  ["PermanentRedirect", "it is in another region"],
  ["AccessDenied", "access to it is denied"],
  ["Forbidden", "access to it is denied"],
  ["InvalidAccessKeyId", "the access key is not known there"],
  ["SignatureDoesNotMatch", "the secret of the access key is not the right one"],
  ["CredentialsProviderError", "there is no access key"],
]);
/** The names of the SDK for errors without a code. */
const NAMELESS = new Set(["Unknown", "UnknownError"]);
/** The status of an answer with a range. */
const PARTIAL = 206;
/** An answer without a body names no code: that to a HEAD, or one of a proxy. */
const CODES: ReadonlyMap<number, string> = new Map([
  [301, "PermanentRedirect"],
  [403, "Forbidden"],
]);

/** A bucket that cannot be used, with a message for operators. It contains no secret. */
export class BucketUnusableError extends Error {
  override readonly name = "BucketUnusableError";

  constructor(
    bucket: string,
    readonly code: string,
    cause: unknown,
  ) {
    super(`media cannot be stored in the bucket "${bucket}": ${PROBLEMS.get(code) ?? code}`, { cause });
  }
}

/** A success that no object store should answer with. */
class OddAnswerError extends Error {
  override readonly name = "OddAnswerError";

  constructor(
    readonly code: "no_ranges" | "no_etag",
    message: string,
  ) {
    super(message);
  }
}

export function createS3Media({ bucket, prefix = "", ...place }: ObjectStore): OpenMediaStore {
  const client = openClient(place);
  const objectOf = (name: string) => {
    checkMediaName(name);
    return { Bucket: bucket, Key: prefix + name };
  };
  const explained = (error: unknown): unknown => {
    const reason = causeOf(error);
    return PROBLEMS.has(reason) || NAMELESS.has(nameOf(error)) ? new BucketUnusableError(bucket, reason, error) : error;
  };

  return {
    place: "s3",

    async write(name, source, { mostBytes }) {
      const counted = new Counted(source, mostBytes);
      await upload(client, objectOf(name), counted).catch((error: unknown) => {
        // The failure of the source is reported, and not a failure to abort the upload.
        throw counted.failure ?? explained(error);
      });
      return counted.bytes;
    },

    async read(name, range) {
      try {
        return await download(client, objectOf(name), range);
      } catch (error) {
        if (nameOf(error) === "NoSuchKey") return undefined;
        throw explained(error);
      }
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand(objectOf(name))).catch((error: unknown) => {
        throw explained(error);
      });
    },

    async makeReady() {
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
        throw new BucketUnusableError(bucket, causeOf(error), error);
      });
    },
  };
}

interface StoredObject {
  readonly Bucket: string;
  readonly Key: string;
}

async function download(client: S3Client, object: StoredObject, range: ByteRange | undefined): Promise<Readable> {
  const part = range && { Range: `bytes=${range.first}-${range.last}` };
  const sending = client.send(new GetObjectCommand({ ...object, ...part }), { requestTimeout: READ_MS });
  const { Body, $metadata } = await sending;
  const bytes = Body as Readable;
  if (range === undefined || $metadata.httpStatusCode === PARTIAL) return bytes;
  bytes.destroy();
  throw new OddAnswerError("no_ranges", "the object store serves no ranges");
}

async function upload(client: S3Client, object: StoredObject, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const params = {
    ...object,
    Body: Readable.from(chunks, { objectMode: true, highWaterMark: 1 }),
    ContentType: "application/octet-stream",
  };
  const { ETag } = await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
  // Other servers answer a write with a 200 too.
  if (ETag === undefined) throw new OddAnswerError("no_etag", "no object store answers there");
}

function openClient({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: Omit<ObjectStore, "bucket" | "prefix">): S3Client {
  const connections = { maxSockets: MOST_CONNECTIONS, keepAlive: true };
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: !isAmazon(endpoint) }),
    // Without a configured key the SDK finds the credentials of its machine.
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
    // Newer checksums are unknown to many S3-compatible stores.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS,
      httpAgent: connections,
      httpsAgent: connections,
    },
  });
}

/** Other stores have no host name for each bucket. */
function isAmazon(endpoint: string): boolean {
  return URL.canParse(endpoint) && /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}

/** The code of the store, or what else is known: its status, or the code of the connection. */
function causeOf(error: unknown): string {
  const name = nameOf(error);
  if (!(error instanceof S3ServiceException)) return codeOf(error) ?? name;
  const { httpStatusCode: status } = error.$metadata;
  return NAMELESS.has(name) && status !== undefined ? (CODES.get(status) ?? `status ${status}`) : name;
}

/** Counts the bytes that pass, and keeps an error of their source. */
class Counted {
  bytes = 0;
  failure: unknown;

  constructor(
    private readonly source: AsyncIterable<Uint8Array>,
    private readonly mostBytes: number,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, void> {
    // An error during a yield comes from the consumer and not from the source.
    let isHandedOver = false;
    try {
      for await (const chunk of this.source) {
        this.bytes += chunk.length;
        if (this.bytes > this.mostBytes) throw new MediaTooLargeError();
        isHandedOver = true;
        yield chunk;
        isHandedOver = false;
      }
    } catch (error) {
      if (!isHandedOver) this.failure = error;
      throw error;
    }
  }
}
