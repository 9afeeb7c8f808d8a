import { exportsOf } from "../../../support/exports-of.js";
import type { SdkClient } from "./sdk-client.js";

/** The clients of every file here, by their names in titles of tests. */
export const sdkClients: ReadonlyMap<string, SdkClient> = new Map(
  [
    ...(
      await exportsOf<ReadonlyMap<string, SdkClient>>(import.meta.dirname, "sdkClients", ["sdk-client", "index"])
    ).values(),
  ].flatMap((clients) => [...clients]),
);
