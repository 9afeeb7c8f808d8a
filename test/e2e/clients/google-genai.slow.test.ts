import { describeGenai } from "./google-genai-cases.js";
import { OFTEN, upstreamsBut } from "./upstreams.js";

describeGenai(upstreamsBut(OFTEN["google-genai"]));
