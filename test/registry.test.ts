import { expect } from "chai";
import { profileFor, profilesOf } from "../src/registry.js";

describe("profileFor: the profile of a model of media, by its name at its vendor", () => {
  const cases: [preset: string, vocabulary: string, model: string, dialect: string, profile: string | undefined][] = [
    ["openai", "image", "gpt-image-1-mini", "images", "family-A"],
    ["openai", "image", "gpt-image-2.5-flare", "images", "family-A-new"],
    ["openai", "image", "chatgpt-image-latest", "images", "family-A-new"],
    ["azure-openai", "image", "gpt-image-2", "images", "family-A-new"],
    ["openai", "image", "another", "images", undefined],
    ["xai", "video", "grok-imagine-video", "video-generation", "generation-video"],
    ["xai", "video", "grok-imagine-video-1.5-lite", "video-generation", "generation-video-1.5"],
    ["xai", "image", "grok-imagine-image-2.0", "images", undefined],
    ["gemini", "video", "gemini-omni-1.1-flash", "video-interactions", "interactions-1.1"],
    ["gemini", "video", "veo-3.1-generate-preview", "video-long-running", "V3.1-standard"],
    ["gemini", "video", "veo-3.1-fast-generate-preview", "video-long-running", "V3.1-fast"],
    ["vertex", "video", "veo-3.1-lite-generate-001", "video-long-running", "V3.1-lite"],
    ["volcengine-ark", "video", "dreamina-seedance-2-5-260628", "video-content-task", "P2.5"],
    ["volcengine-ark", "video", "doubao-seedance-2-0-fast-260128", "video-content-task", "P2.0"],
    ["volcengine-ark", "video", "seedance-1-5-pro-251215", "video-content-task", "P1.5-pro"],
    ["volcengine-ark", "video", "seedance-1-0-pro-fast-251015", "video-content-task", "P1.0"],
  ];
  for (const [preset, vocabulary, model, dialect, name] of cases)
    it(`is ${name ?? "none"} for ${model} of ${preset}`, () => {
      const input = { model, vocabulary };
      const expected = name === undefined ? undefined : profileFor({ ...input, configured: name }, undefined);
      expect(profileFor({ ...input, configured: "auto" }, preset)).to.equal(expected);
      if (name !== undefined) expect(profilesOf(dialect)).to.include(name);
    });
});
