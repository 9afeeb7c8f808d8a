/** Media on a disk: written to a part file, synced, and then renamed. */
import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { failPoint } from "../stores/drivers/fail-points.js";
import { checkMediaName, type OpenMediaStore, MediaTooLargeError } from "./media-store.js";
import { writableDirectory } from "./writable-directory.js";

const PART = ".part";
/** No write pauses this long between two chunks. */
const PART_LIFETIME_MS = 3_600_000;
/** Timestamps of file systems are coarse. */
const CLOCK_TICK_MS = 1_000;

export interface DiskMedia extends OpenMediaStore {
  /**
   * Removes part files that dead processes left: those too old to be still in use. Where no other process writes, it
   * removes all that are older than this process.
   */
  tidy(isAlone?: boolean, now?: number): Promise<number>;
}

export function createDiskMedia(directory: string): DiskMedia {
  // Spread over directories, because a directory with very many files is slow.
  const pathOf = (name: string): string => {
    checkMediaName(name);
    return join(directory, name.slice(0, 2).toLowerCase(), name);
  };

  return {
    place: "disk",

    async write(name, source, { mostBytes }) {
      const path = pathOf(name);
      const isNew = (await mkdir(dirname(path), { recursive: true })) !== undefined;
      const part = `${path}.${randomBytes(6).toString("hex")}${PART}`;
      try {
        const bytes = await writePart(part, source, mostBytes);
        failPoint("media.written");
        await rename(part, path);
        await syncDirectory(dirname(path));
        if (isNew) await syncDirectory(directory);
        failPoint("media.renamed");
        return bytes;
      } catch (error) {
        // The failure of the write is reported, and not a failure to remove its part.
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
    },

    async read(name, range) {
      const file = await openIfThere(pathOf(name));
      return file?.createReadStream({ start: range?.first, end: range?.last });
    },

    remove: (name) => rm(pathOf(name), { force: true }),

    async makeReady(isAlone) {
      await writableDirectory(directory);
      await this.tidy(isAlone);
    },

    tidy: (isAlone = false, now = Date.now()) =>
      removeParts(directory, now - (isAlone ? CLOCK_TICK_MS : PART_LIFETIME_MS)),
  };
}

async function removeParts(directory: string, writtenBefore: number): Promise<number> {
  const names = await readdir(directory, { recursive: true }).catch(() => []);
  let removed = 0;
  for (const name of names.filter((one) => one.endsWith(PART))) {
    const path = join(directory, name);
    const writtenAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity;
    if (writtenAt > writtenBefore) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function writePart(path: string, source: AsyncIterable<Uint8Array>, mostBytes: number): Promise<number> {
  const file = await open(path, "wx", 0o600);
  try {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new MediaTooLargeError();
      await file.writeFile(chunk);
    }
    await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

/** A new name survives a crash only when its directory is synced. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, "r");
  await directory.sync().finally(() => directory.close());
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
