/** Whether there is room, and a right to write, where the gateway writes. */
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Config } from "../../config/types.js";
import { createMediaStore } from "../../media/create-media-store.js";
import { writableDirectory } from "../../media/writable-directory.js";
import { engineAt } from "../../stores/drivers/database.js";
import { type Finding, messageOf, ok, problem, warning } from "./finding.js";

const GIB = 1024 ** 3;
/** Videos fill that within minutes. */
const LITTLE_BYTES = 2 * GIB;
/** The database could not be written soon. */
const TOO_LITTLE_BYTES = GIB / 8;

type Places = Pick<Config, "database" | "media">;

export async function checkDisk({ database, media }: Places): Promise<Finding[]> {
  const places = [
    ...(engineAt(database) === "sqlite" ? [{ check: "disk of the database", directory: dirname(database) }] : []),
    ...("directory" in media ? [{ check: "disk of media", directory: media.directory }] : []),
  ];
  const found = await Promise.all(places.map(({ check, directory }) => lookAt(check, directory)));
  return "s3" in media ? [...found, await lookAtBucket(media)] : found;
}

async function lookAt(check: string, directory: string): Promise<Finding> {
  try {
    const existing = await writableDirectory(directory);
    const { bavail, bsize } = await statfs(existing);
    const free = bavail * bsize;
    const detail = `${(free / GIB).toFixed(1)} GiB are free at ${existing}`;
    if (free < TOO_LITTLE_BYTES) return problem(check, detail, "make room, or move it to a larger disk");
    if (free < LITTLE_BYTES) return warning(check, detail, "make room, or shorten tasks.retentionDays");
    return ok(check, detail);
  } catch (error) {
    return problem(check, messageOf(error), `let the gateway's user write to ${directory}, or name another folder`);
  }
}

async function lookAtBucket(media: Config["media"]): Promise<Finding> {
  try {
    await (await createMediaStore(media)).makeReady(false);
    return ok("bucket of media", "it can be reached");
  } catch (error) {
    return problem(
      "bucket of media",
      messageOf(error),
      "check media.s3: the bucket, its region, the endpoint and the key",
    );
  }
}
