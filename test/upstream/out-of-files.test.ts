import { expect } from "chai";
import { isOutOfFiles } from "../../src/upstream/out-of-files.js";

const error = (members: object) => Object.assign(new Error("x"), members);

describe("a connection that was not opened", () => {
  for (const [what, members, isLimit] of [
    ["for want of files", { code: "EMFILE", syscall: "connect" }, true],
    ["for want of files in the machine", { code: "ENFILE", syscall: "connect" }, true],
    ["by a refusal", { code: "ECONNREFUSED", syscall: "connect" }, false],
    ["because its name is unknown", { code: "ENOTFOUND", syscall: "getaddrinfo" }, false],
  ] as const)
    it(`${what} is ${isLimit ? "the limit of the gateway" : "a fault of the upstream"}`, () =>
      expect(isOutOfFiles(error(members))).to.equal(isLimit));
});
