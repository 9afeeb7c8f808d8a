import { describeGenai, describeGenaiItself } from "./google-genai-cases.js";
import { OFTEN } from "./upstreams.js";

describeGenai(OFTEN["google-genai"]);
describeGenaiItself();
