/**
 * What calls of other dialects become for content-task models, and what content-task calls become elsewhere.
 * Each call is sent, loses members or is refused.
 */
import { expect } from "chai";
import { ConversionError, dialectsOf, fitProfile, Loss, type Wire } from "../../src/registry.js";
import { type Case } from "./content-task-across-case.js";
import { fromOthers } from "./content-task-from-others-cases.js";
import { toOthers } from "./content-task-to-others-cases.js";

const cases: readonly Case[] = [...fromOthers, ...toOthers];

describe("content-task video and other dialects", () => {
  for (const { name, from, task: requested, body, to, profile = "none", sends = {}, loses, refused } of cases) {
    it(`${name}: ${from} to ${to}${profile === "none" ? "" : ` (${profile})`}`, () => {
      const [source, target] = [dialectsOf("video").get(from), dialectsOf("video").get(to)];
      if (source === undefined || target === undefined) throw new Error("There is no such dialect.");
      const loss = new Loss(source.paths, body);
      const convert = (): Wire =>
        JSON.parse(
          JSON.stringify(
            target.writeRequest(fitProfile(profile, source.readRequest(body, loss, requested), loss, from), loss, {
              model: "m",
              stream: false,
            }),
          ),
        ) as Wire;
      if (refused !== undefined) {
        const [message, param] = refused;
        expect(convert).to.throw(ConversionError, message).with.property("path", param);
        return;
      }
      const sent = convert();
      for (const [member, value] of Object.entries(sends)) expect(sent[member], member).to.deep.equal(value);
      expect(loss.paths).to.deep.equal(loses ?? []);
    });
  }
});
