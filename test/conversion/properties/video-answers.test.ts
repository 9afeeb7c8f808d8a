/** Any state of a job: it is read from upstreams and written for clients in their dialect. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import fc from "fast-check";
import { type AnyDialect, dialectsOf, openApi, type Wire } from "../../../src/registry.js";
import { runs } from "../../support/conversion/arbitraries.js";
import { videoCalls, job, oddAnswer, type UpstreamJob } from "./arbitrary-videos.js";
import { asSent } from "./conversion.js";

const { components } = JSON.parse(openApi) as { components: { schemas: Record<string, object> } };
const ajv = new Ajv2020({ strict: false, allErrors: true });

/** The compiled schema of a dialect's answers. */
function answersOf(dialect: string) {
  const name = `${dialect.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Response`;
  expect(components.schemas).to.have.property(name);
  return ajv.compile({ $ref: `#/components/schemas/${name}`, components });
}

/** The gateway's answer for a job in this state. */
function inOrder(state: string | undefined): Partial<UpstreamJob> {
  if (state !== "succeeded") return { state: (state ?? "failed") as UpstreamJob["state"], videos: [] };
  return {
    state,
    respected: true,
    videos: [{ url: "https://example.test/a.mp4" }],
    fault: undefined,
    fault_code: undefined,
    explanation: undefined,
  };
}

/** Whether jobs of one dialect are those of another, with its members: both have the same vendor. */
function areOneVendors(one: Pick<AnyDialect, "jobs">, other: Pick<AnyDialect, "name">): boolean {
  return one.jobs?.variantOf?.dialect === other.name;
}

for (const dialect of dialectsOf("video").values()) {
  const { jobs } = dialect.modality;

  describe(`the state of a job, in ${dialect.name}`, () => {
    it("is read from any JSON object", () =>
      fc.assert(
        fc.property(oddAnswer, (body) => {
          const read = dialect.readResponse(body);
          expect(jobs?.stateOf(read)).to.be.oneOf(["queued", "running", "succeeded", "failed", "cancelled", "expired"]);
          dialect.modality.billableOf(read);
          dialect.writeResponse({ ...read, id: "task_1" });
        }),
        { numRuns: 20 * runs },
      ));

    it("is written as its schema requires", () => {
      const isValid = answersOf(dialect.name);
      fc.assert(
        fc.property(job, (known) => {
          const reported = asSent(dialect.writeResponse(known));
          expect(isValid(reported), `${JSON.stringify(reported)} ${JSON.stringify(isValid.errors)}`).to.equal(true);
        }),
        { numRuns: runs },
      );
    });

    it("is written as its schema requires, whatever an upstream sends", () => {
      const isValid = answersOf(dialect.name);
      for (const { readResponse } of dialectsOf("video").values()) {
        fc.assert(
          fc.property(oddAnswer, (body) => {
            const reported = asSent(
              dialect.writeResponse({ ...readResponse(body), id: "task_1", model: "maker/model", state: "failed" }),
            );
            expect(isValid(reported), `${JSON.stringify(reported)} ${JSON.stringify(isValid.errors)}`).to.equal(true);
          }),
          { numRuns: 3 * runs },
        );
      }
    });

    it("has the shared members for all, and its own only for its own dialect", () =>
      fc.assert(
        fc.property(oddAnswer, (body) => {
          const { own, ...read } = dialect.readResponse(body);
          for (const other of dialectsOf("video").values()) {
            if (other === dialect || areOneVendors(dialect, other) || areOneVendors(other, dialect)) continue;
            expect(asSent(other.writeResponse({ ...read, own }))).to.deep.equal(asSent(other.writeResponse(read)));
          }
        }),
        { numRuns: 3 * runs },
      ));

    // The reader gets what the gateway has written, which has already normalised the answer.
    if (!videoCalls.has(dialect.name)) return;
    it("reports the job's state, and no video where there is none", () =>
      fc.assert(
        fc.property(job, (known) => {
          const state = jobs?.stateOf(known);
          const reported: Wire = asSent(dialect.writeResponse({ ...known, ...inOrder(state) }));
          const again = jobs?.stateOf(dialect.readResponse(reported));
          const isGoing = (one: string | undefined) => one === "queued" || one === "running";
          expect(isGoing(again), JSON.stringify(reported)).to.equal(isGoing(state));
          expect(again === "succeeded", JSON.stringify(reported)).to.equal(state === "succeeded");
        }),
        { numRuns: runs },
      ));
  });
}
