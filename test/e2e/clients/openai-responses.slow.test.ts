import { describeResponses } from "./openai-responses-cases.js";
import { OFTEN, upstreamsBut } from "./upstreams.js";

describeResponses(upstreamsBut(OFTEN["openai-responses"]));
