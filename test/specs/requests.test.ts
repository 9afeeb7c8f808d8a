/**
 * What single members of a request become in another dialect, and what is reported as lost.
 * Tests the compiled specs, case by case.
 */
import { requestCases, type Case } from "./request-cases.js";
import { agentMessages } from "./agent-request-cases.js";
import { citedWithoutWords } from "./cited-without-words-cases.js";
import { conversations } from "./conversation-request-cases.js";
import { documents } from "./document-request-cases.js";
import { ofEditors } from "./editor-request-cases.js";
import { emptyResults } from "./empty-result-request-cases.js";
import { membersOfHosts } from "./host-member-request-cases.js";
import { limits } from "./limit-request-cases.js";
import { listedForms } from "./listed-form-request-cases.js";
import { untakenMedia } from "./media-request-cases.js";
import { outputs } from "./output-request-cases.js";
import { probabilities } from "./probability-request-cases.js";
import { reasoning } from "./reasoning-request-cases.js";
import { schemas } from "./schema-request-cases.js";
import { settings } from "./setting-request-cases.js";
import { unused } from "./unused-request-cases.js";
import { words } from "./words-request-cases.js";

const cases: readonly Case[] = [
  ...conversations,
  ...outputs,
  ...listedForms,
  ...settings,
  ...limits,
  ...membersOfHosts,
  ...documents,
  ...untakenMedia,
  ...emptyResults,
  ...unused,
  ...words,
  ...citedWithoutWords,
  ...probabilities,
  ...reasoning,
  ...schemas,
  ...agentMessages,
  ...ofEditors,
];

describe("requests", () => requestCases(cases));
