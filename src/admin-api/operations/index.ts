import type { Operation } from "../operation.js";
import { adminOperations } from "./admins.js";
import { catalogOperations } from "./catalog.js";
import { holdOperations } from "./holds.js";
import { keyOperations } from "./keys.js";
import { requestOperations } from "./requests.js";
import { taskOperations } from "./tasks.js";
import { modelOperations } from "./models.js";
import { overviewOperations } from "./overview.js";
import { usageOperations } from "./usage.js";
import { walletOperations } from "./wallets.js";

/** Everything the admin API does. */
export const operations: readonly Operation[] = [
  ...walletOperations,
  ...keyOperations,
  ...catalogOperations,
  ...modelOperations,
  ...requestOperations,
  ...usageOperations,
  ...overviewOperations,
  ...holdOperations,
  ...taskOperations,
  ...adminOperations,
];
