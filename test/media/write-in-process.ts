/**
 * Writes a medium in a process of its own, which may be killed at a fail point: node write-in-process FOLDER ID TEXT
 */
import { createDiskMedia } from "../../src/media/disk-store.js";

const [folder = "", id = "", text = ""] = process.argv.slice(2);

async function* source(): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

await createDiskMedia(folder).write(id, source(), { mostBytes: text.length });
