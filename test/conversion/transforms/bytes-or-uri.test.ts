import { bytesOrUri } from "../../../src/conversion/transforms/bytes-or-uri.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("bytesOrUri", () => {
  reads(bytesOrUri, [
    ["the plain bytes of a PDF", "JVBERi0=", { mime: "application/pdf", data: "JVBERi0=" }],
    ["other plain bytes as an address", "QUFB", { url: "QUFB" }],
    ["a file that only its vendor knows as an address", "file-abc123", { url: "file-abc123" }],
    ["a data URI", "data:application/pdf;base64,JVBERi0=", { mime: "application/pdf", data: "JVBERi0=" }],
    ["an address", "https://host.test/a.pdf", { url: "https://host.test/a.pdf" }],
    ["an address without a scheme", "host.test/a.pdf", { url: "host.test/a.pdf" }],
    ["no text at all", "", { url: "" }],
    ["what is no text", { url: "x" }, undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(bytesOrUri, [
    ["the bytes as a data URI", { mime: "application/pdf", data: "AAEC" }, "data:application/pdf;base64,AAEC"],
    ["an address", { url: "https://host.test/a.pdf" }, "https://host.test/a.pdf"],
    ["nothing", undefined, undefined],
  ]);
  keeps(bytesOrUri, [
    ["the bytes", { mime: "application/pdf", data: "AAEC" }],
    ["an address", { url: "https://host.test/a.pdf" }],
  ]);
});
