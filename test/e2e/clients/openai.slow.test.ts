import { describeOpenai } from "./openai-cases.js";
import { OFTEN, upstreamsBut } from "./upstreams.js";

describeOpenai(upstreamsBut(OFTEN["openai"]));
