import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { memoryOrDisk } from "../directories.js";
import { KEYS } from "../media/bucket-server.js";
import { DIALECTS, modelOf, textModel } from "../processes/gateway-directory.js";
import { catalogOf } from "../videos/video-gateway.js";
import { vendorForms } from "../videos/video-forms.js";

export const CALL_PRICE = 10_000_000n;
/** Each call costs the same, whatever is in it. */
export const PRICED_BY_CALL = "acme/by-call";
export const EMBEDDING_MODEL = "acme/embeddings";

/** The addresses that a replica uses. */
export interface SoakAddresses {
  readonly database: string;
  readonly bucket: string;
  readonly texts: string;
  readonly videos: string;
}

/** All times are moments, so that one run sees many retries. */
const CONFIG = {
  listen: { port: 0 },
  logs: { level: "warn" },
  metrics: { public: true },
  // Twice as long as between two looks of the balancer: one every 0.1 s, each of which may take 0.5 s.
  drain: { delaySeconds: 1.2 },
  tasks: { pollSeconds: [0.3, 0.6] },
  callbacks: { allowPrivateAddresses: true, retrySeconds: [0.3, 0.6, 1.2], timeoutSeconds: 2 },
  upstream: { connectTimeoutSeconds: 5, firstByteTimeoutSeconds: 2, idleTimeoutSeconds: 4 },
};

/** A directory with the config and the catalog of a replica that shares its database and its media with others. */
export class SoakDirectory {
  readonly directory = mkdtempSync(join(memoryOrDisk(), "isogloss-soak-"));

  constructor({ database, bucket, texts, videos }: SoakAddresses) {
    const s3 = { bucket: "videos", region: "us-east-1", endpoint: bucket, ...KEYS };
    writeFileSync(join(this.directory, "isogloss.yaml"), stringify({ ...CONFIG, database, media: { s3 } }));
    writeFileSync(join(this.directory, "catalog.yaml"), stringify(catalogAt(texts, videos)));
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

function catalogAt(texts: string, videos: string): object {
  const baseUrl = (dialect: string) => `${videos}/${dialect}${vendorForms.get(dialect)?.base ?? ""}`;
  const { providers: keyed, models } = catalogOf({ baseUrl });
  const embedding = {
    id: EMBEDDING_MODEL,
    kind: "embedding",
    pricing: { perCall: 0.001 },
    routes: [{ provider: "at-embeddings", model: "inner", dialect: "embeddings" }],
  };
  return {
    providers: [
      ...[...DIALECTS, "embeddings"].map((dialect) => ({ id: `at-${dialect}`, baseUrl: `${texts}/${dialect}` })),
      // Keys would need an encryption secret.
      ...keyed.map(({ apiKey: _, ...provider }) => provider),
    ],
    models: [
      ...DIALECTS.map((dialect) => textModel(modelOf(dialect), dialect)),
      textModel(PRICED_BY_CALL, "chat", { perCall: 0.001 }),
      embedding,
      ...models,
    ],
  };
}
