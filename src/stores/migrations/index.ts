import { wallets } from "./0001-wallets.js";
import { apiKeys } from "./0002-api-keys.js";
import { catalog } from "./0003-catalog.js";
import type { Migration } from "./migration.js";

/** Every step of the schema, in order. New ones go at the end; none is ever changed. */
export const migrations: readonly Migration[] = [wallets, apiKeys, catalog];
