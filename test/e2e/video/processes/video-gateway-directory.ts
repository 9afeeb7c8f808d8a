import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { memoryOrDisk } from "../../../support/directories.js";
import type { VideoUpstream } from "../../../support/videos/video-upstream.js";
import { catalogOf } from "../../../support/videos/video-gateway.js";
import { BUSY_LIMITS } from "../../../support/busy-limits.js";

/**
 * A directory with the config and the catalog of vendors of videos. Processes start with it and keep their media in it.
 */
export class VideoGatewayDirectory {
  readonly directory = mkdtempSync(join(memoryOrDisk(), "isogloss-videos-"));

  constructor(database: string, videoUpstream: VideoUpstream, config: Readonly<Record<string, unknown>>) {
    const { providers: keyed, models } = catalogOf(videoUpstream);
    // Keys would need an encryption secret.
    const providers = keyed.map(({ apiKey: _, ...provider }) => provider);
    writeFileSync(
      join(this.directory, "isogloss.yaml"),
      stringify({ database, listen: { port: 0 }, limits: BUSY_LIMITS, ...config }),
    );
    writeFileSync(join(this.directory, "catalog.yaml"), stringify({ providers, models }));
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** All times are moments, except those that a test waits for. */
export const FAST = {
  tasks: { pollSeconds: [0.1, 0.2] },
  callbacks: { allowPrivateAddresses: true, retrySeconds: [0.1, 0.2, 0.4], timeoutSeconds: 2 },
  upstream: { connectTimeoutSeconds: 5, firstByteTimeoutSeconds: 1, idleTimeoutSeconds: 2 },
};
