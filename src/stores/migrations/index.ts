import { wallets } from "./0001-wallets.js";
import { apiKeys } from "./0002-api-keys.js";
import { catalog } from "./0003-catalog.js";
import { holds } from "./0004-holds.js";
import { keyRules } from "./0005-key-rules.js";
import { requestLog } from "./0006-request-log.js";
import { settings } from "./0007-settings.js";
import { lookups } from "./0008-lookups.js";
import { tasks } from "./0009-tasks.js";
import { callbacks } from "./0010-callbacks.js";
import { media } from "./0011-media.js";
import { mediaAttempts } from "./0012-media-attempts.js";
import { modelAcceptance } from "./0013-model-acceptance.js";
import { modelAliases } from "./0014-model-aliases.js";
import { equalRefusals } from "./0015-equal-refusals.js";
import { promptCache } from "./0016-prompt-cache.js";
import { providerFamily } from "./0017-provider-family.js";
import { unmadeAttempts } from "./0018-unmade-attempts.js";
import { providerCredentials } from "./0019-provider-credentials.js";
import { allotments } from "./0020-allotments.js";
import { sharedCharges } from "./0021-shared-charges.js";
import { attempts } from "./0022-attempts.js";
import { keyAccess } from "./0023-key-access.js";
import { callbackSecrets } from "./0024-callback-secrets.js";
import { administrators } from "./0026-administrators.js";
import { routeChoice } from "./0027-route-choice.js";
import { adminSessions } from "./0029-admin-sessions.js";
import { requestSums } from "./0030-request-sums.js";
import { modelPrices } from "./0031-model-prices.js";
import { creditKeys } from "./0032-credit-keys.js";
import { requestDetails } from "./0033-request-details.js";
import { fewerIndexes } from "./0034-fewer-indexes.js";
import { cacheWriteHour } from "./0035-cache-write-hour.js";
import { debitKeys } from "./0036-debit-keys.js";
import { failedCalls } from "./0037-failed-calls.js";
import { noStatusIndex } from "./0038-no-status-index.js";
import { jobDeletions } from "./0039-job-deletions.js";
import { jobsToDelete } from "./0040-jobs-to-delete.js";
import { noJobIndex } from "./0041-no-job-index.js";
import type { Migration } from "./migration.js";

/** Every migration, in order. New ones go at the end; none is ever changed. */
export const migrations: readonly Migration[] = [
  wallets,
  apiKeys,
  catalog,
  holds,
  keyRules,
  requestLog,
  settings,
  lookups,
  tasks,
  callbacks,
  media,
  mediaAttempts,
  modelAcceptance,
  modelAliases,
  equalRefusals,
  promptCache,
  providerFamily,
  unmadeAttempts,
  providerCredentials,
  allotments,
  sharedCharges,
  attempts,
  keyAccess,
  callbackSecrets,
  administrators,
  routeChoice,
  adminSessions,
  requestSums,
  modelPrices,
  creditKeys,
  requestDetails,
  fewerIndexes,
  cacheWriteHour,
  debitKeys,
  failedCalls,
  noStatusIndex,
  jobDeletions,
  jobsToDelete,
  noJobIndex,
];
