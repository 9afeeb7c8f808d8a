import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { memoryOrDisk } from "../directories.js";
import { vendorForms } from "../vendor-forms/index.js";
import { BUSY_LIMITS } from "../busy-limits.js";

/** The dialects of upstreams here. Each has a model and a provider of its own. */
export const DIALECTS = [...vendorForms.keys()];
export const modelOf = (dialect: string) => `acme/${dialect}`;

/**
 * Ticks per token of output, and per call. Input costs nothing, so that the maximum cost of a call is known beforehand.
 */
export const TOKEN_TICKS = 20_000n;
export const CALL_TICKS = 1_000n;
const PRICING = { input: 0, output: 2, perCall: 0.0000001 };

/** A directory with the config and the catalog that processes start with. */
export class GatewayDirectory {
  readonly directory = mkdtempSync(join(memoryOrDisk(), "isogloss-test-"));

  /** Each provider has the upstream's address with its dialect added. */
  constructor(database: string, upstream: string) {
    const providers = DIALECTS.map((dialect) => ({ id: `at-${dialect}`, baseUrl: `${upstream}/${dialect}` }));
    const models = DIALECTS.map((dialect) => textModel(modelOf(dialect), dialect));
    models.push(textModel("acme/by-call", "chat", { perCall: 0.001 }));
    writeFileSync(
      join(this.directory, "isogloss.yaml"),
      stringify({ database, listen: { port: 0 }, limits: BUSY_LIMITS, metrics: { public: true } }),
    );
    writeFileSync(join(this.directory, "catalog.yaml"), stringify({ providers, models }));
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** A model in the form of the catalog file. */
export function textModel(id: string, dialect: string, pricing: object = PRICING): object {
  return { id, kind: "text", pricing, routes: [{ provider: `at-${dialect}`, model: "inner", dialect }] };
}
