/** Media in a bucket of an S3-compatible store: complete, or not there at all. */
import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { ObjectStore } from "../config/types.js";
import { checkMediaName, type OpenMediaStore, MediaTooLargeError } from "./media-store.js";

/** One part at a time is buffered, and none is sent after a failure. A smaller medium is sent in one request. */
const PART_BYTES = 5 * 1024 ** 2;
const CONNECT_MS = 5_000;
/** The timeout of the answer to one part. */
const REQUEST_MS = 60_000;
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

export function createS3Media({ bucket, prefix = "", ...place }: ObjectStore): OpenMediaStore {
  const client = openClient(place);
  const objectOf = (name: string) => {
    checkMediaName(name);
    return { Bucket: bucket, Key: prefix + name };
  };
  const explained = (error: unknown): unknown => {
    const name = nameOf(error);
    return PROBLEMS.has(name) ? new BucketUnusableError(bucket, name, error) : error;
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
        const { Body } = await client.send(
          new GetObjectCommand({ ...objectOf(name), ...(range && { Range: `bytes=${range.first}-${range.last}` }) }),
        );
        return Body as Readable;
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
        throw new BucketUnusableError(bucket, nameOf(error), error);
      });
    },
  };
}

async function upload(
  client: S3Client,
  object: { readonly Bucket: string; readonly Key: string },
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const params = {
    ...object,
    Body: Readable.from(chunks, { objectMode: true, highWaterMark: 1 }),
    ContentType: "application/octet-stream",
  };
  await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
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
