import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { YamlFile, readTextFile } from "../../src/config/yaml-file.js";
import { temporaryDirectory } from "../support/directories.js";

describe("readTextFile", () => {
  const directory = temporaryDirectory();
  const fileOf = (bytes: Buffer | string) => {
    const path = join(directory(), "some.yaml");
    writeFileSync(path, bytes);
    return path;
  };

  for (const encoding of ["utf16le", "latin1"] as const) {
    it(`refuses a file in ${encoding}`, () => {
      const path = fileOf(Buffer.from("\ufeffcatalog: caf\u00e9.yaml", encoding));
      expect(() => readTextFile(path)).to.throw(/^cannot read .*some\.yaml: it is not UTF-8$/);
    });
  }

  for (const [what, text] of [
    ["a byte order mark", "\ufeffport: 7\n"],
    ["the line ends of Windows", "port: 7\r\n"],
  ] as const) {
    it(`reads a file with ${what}`, () => {
      const path = fileOf(text);
      const { contents, ...file } = new YamlFile(path, readTextFile(path), {});
      expect([contents?.toJSON(), file.warnings]).to.deep.equal([{ port: 7 }, []]);
    });
  }
});
