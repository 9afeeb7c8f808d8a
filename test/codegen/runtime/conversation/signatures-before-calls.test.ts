import type { Part } from "../../../../generated/interlingua/text.js";
import { signaturesBeforeCalls } from "../../../../codegen/runtime/conversation/signatures-before-calls.js";
import { assistant, call, text, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

const signed = (id: string, signature: string): Part => ({ ...call(id), signature }) as Part;
const thought = (words: string, signature?: string): Part => ({ kind: "reasoning", text: words, signature });

describe("signaturesBeforeCalls", () => {
  passCases(signaturesBeforeCalls, [
    ["calls without a signature are left alone", [user("hi"), assistant(call("a"))], [user("hi"), assistant(call("a"))]],
    ["a signature becomes reasoning before its call", [assistant("well", signed("a", "s"))], [assistant("well", thought("", "s"), call("a"))]],
    ["reasoning just before the call takes it", [assistant(thought("hm"), signed("a", "s"))], [assistant(thought("hm", "s"), call("a"))]],
    ["reasoning that has one of its own does not", [assistant(thought("hm", "t"), signed("a", "s"))], [assistant(thought("hm", "t"), thought("", "s"), call("a"))]],
    ["nor does reasoning in opaque form", [assistant({ kind: "reasoning", text: "", redacted: "x" }, signed("a", "s"))], [assistant({ kind: "reasoning", text: "", redacted: "x" }, thought("", "s"), call("a"))]],
    ["of parallel calls each keeps its own, or none", [assistant(signed("a", "s"), call("b"), signed("c", "t"))], [assistant(thought("", "s"), call("a"), call("b"), thought("", "t"), call("c"))]],
    ["words between reasoning and call part them", [assistant(thought("hm"), text("well"), signed("a", "s"))], [assistant(thought("hm"), text("well"), thought("", "s"), call("a"))]],
  ]);
});
