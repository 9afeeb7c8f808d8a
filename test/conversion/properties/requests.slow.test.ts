import { expect } from "chai";
import fc from "fast-check";
import { dialectsOf } from "../../../src/registry.js";
import { request, runs } from "../../support/conversion/arbitraries.js";
import { convert, lostInSilence, namedInVain, withStrangers, write } from "./conversion.js";

const all = [...dialectsOf("text").values()];
const pairs = all.flatMap((from) => all.map((to) => ({ from, to })));

describe("any request", () => {
  for (const dialect of all) {
    it(`comes back the same from ${dialect.name} to the vocabulary and back`, () => {
      fc.assert(
        fc.property(request, (given) => {
          // Dialects of flat items have one way to group them, so the body that was written once is the reference.
          const body = convert(dialect, dialect, write(dialect, given)).sent;
          expect(convert(dialect, dialect, body)).to.deep.equal({ sent: body, lost: [] });
        }),
        { numRuns: runs },
      );
    });

    it(`is valid when written as ${dialect.name}`, () => {
      fc.assert(
        fc.property(request, (given) => {
          expect(dialect.validate(write(dialect, given))).to.equal(undefined);
        }),
        { numRuns: runs },
      );
    });
  }

  for (const { from, to } of pairs) {
    it(`loses nothing silently from ${from.name} to ${to.name}, and reports nothing as lost that arrives`, () => {
      fc.assert(
        fc.property(
          request,
          fc.array(fc.tuple(fc.nat(), fc.stringMatching(/^[a-z]{12}$/)), { maxLength: 3 }),
          (given, strangers) => {
            const body = write(from, given);
            const unknown = withStrangers(body, strangers);
            expect(lostInSilence(unknown, convert(from, to, unknown))).to.deep.equal([]);
            expect(namedInVain(body, convert(from, to, body))).to.deep.equal([]);
          },
        ),
        { numRuns: runs },
      );
    });
  }
});
