/** Media in a bucket of storage that speaks S3: whole there, or not there at all. */
import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { ObjectStore } from "../config/types.js";
import { checkMediaName, type OpenMediaStore, MediaTooLargeError } from "./media-store.js";

/** One part at a time is held, and no more are begun when one fails. So small a medium is sent at once. */
const PART_BYTES = 5 * 1024 ** 2;
const CONNECT_MS = 5_000;
/** For the answer to one part. */
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

/** A bucket that cannot be used, in words for operators; no secret is among them. */
export class BucketUnusableError extends Error {
  override readonly name = "BucketUnusableError";

  constructor(
    bucket: string,
    readonly code: string,
    cause: unknown,
  ) {
    super(`media cannot be kept in the bucket "${bucket}": ${PROBLEMS.get(code) ?? code}`, { cause });
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
      const params = {
        ...objectOf(name),
        Body: Readable.from(counted, { objectMode: true, highWaterMark: 1 }),
        ContentType: "application/octet-stream",
      };
      try {
        await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
      } catch (error) {
        // That the parts could not be taken back matters less than why they had to be.
        throw counted.failure ?? explained(error);
      }
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
    // Without a key of its own it has that of the machine it runs on.
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
    // Sums that were invented later are not known to everything that speaks S3.
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

/** Others have no name for each bucket. */
function isAmazon(endpoint: string): boolean {
  return URL.canParse(endpoint) && /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}

/** Counts what goes through, and remembers why no more came. */
class Counted {
  bytes = 0;
  failure: unknown;

  constructor(
    private readonly source: AsyncIterable<Uint8Array>,
    private readonly mostBytes: number,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, void> {
    // What is thrown while a piece is handed over is thrown by whoever takes it.
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
