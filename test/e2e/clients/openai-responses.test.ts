import { describeResponses, describeResponsesItself } from "./openai-responses-cases.js";
import { OFTEN } from "./upstreams.js";

describeResponses(OFTEN["openai-responses"]);
describeResponsesItself();
