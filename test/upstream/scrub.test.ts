import { Secret } from "../../src/config/secret.js";
import { expect } from "chai";
import type { Provider } from "../../src/catalog/types.js";
import { createScrubber, createSecretScrubber } from "../../src/upstream/scrub.js";

const provider: Provider = {
  id: "acme",
  baseUrl: "https://api.acme.test:8443/openv1/",
  headers: { "x-team": "team-secret-1", "x-beta": "on" },
  apiKey: new Secret("key+with/odd=signs"),
};

describe("scrubbing an upstream's message", () => {
  const scrub = createScrubber("maker/large", "large-2026", provider, ["ep-", "Team: "]);
  const cases: [string, string, string][] = [
    ["names the model by its public ID", "The model `large-2026` is busy", "The model `maker/large` is busy"],
    ["in any case", "LARGE-2026 is busy", "maker/large is busy"],
    ["keeps longer words", "enlarge-2026, large-20261", "enlarge-2026, large-20261"],
    ["removes the base URL", "POST https://api.acme.test:8443/openv1/chat failed", "POST [removed]/chat failed"],
    ["removes host and port", "connect to api.acme.test:8443 failed", "connect to [removed] failed"],
    ["removes the host", "no address for API.acme.test.", "no address for [removed]."],
    ["removes other hosts of its owner", "see docs.acme.test, or acme.test:8080", "see [removed], or [removed]"],
    [
      "removes addresses there",
      "kept at https://videos.cdn.acme.test/v.mp4?sig=a%2Fb for a day. See docs.acme.test/videos.",
      "kept at [removed] for a day. See [removed].",
    ],
    [
      "keeps addresses elsewhere",
      "https://client.test/in.png is no image, nor is notacme.test",
      "https://client.test/in.png is no image, nor is notacme.test",
    ],
    ["removes names of its account", "endpoint ep-20261118170000-abcde is down", "endpoint [removed] is down"],
    ["removes IDs behind words", "Refused. Team: 5f3c1a4e-77, Key: 1", "Refused. [removed], Key: 1"],
    ["keeps words behind them", "Team: alpha is over quota", "Team: alpha is over quota"],
    ["keeps words that only begin like it", "ep-silon and step-20261118170000", "ep-silon and step-20261118170000"],
    ["removes the key", "key key+with/odd=signs is wrong", "key [removed] is wrong"],
    ["removes the key inside a word", "Bearerkey+with/odd=signs", "Bearer[removed]"],
    ["removes the key as it is written in a URL", "?key=key%2Bwith%2Fodd%3Dsigns", "?key=[removed]"],
    ["removes secrets in the provider's headers", "team-secret-1 is over quota", "[removed] is over quota"],
    ["keeps short header values", "turn it on", "turn it on"],
    ["keeps values that are no secret", "messages[2].name is too long", "messages[2].name is too long"],
  ];
  for (const [name, given, want] of cases) {
    it(name, () => expect(scrub(given)).to.equal(want));
  }

  it("does not name the public ID inside itself", () => {
    const nested = createScrubber("maker/large", "large", provider);
    expect(nested("maker/large, large")).to.equal("maker/large, maker/large");
  });

  it("does not mistake the public ID for an address", () => {
    const local = createScrubber("ollama/small", "small:7b", {
      id: "o",
      baseUrl: "http://ollama:11434/v1",
      headers: {},
    });
    expect(local("ollama/small at ollama:11434 (small:7b)")).to.equal("ollama/small at [removed] (ollama/small)");
  });

  it("takes the longer of two names that begin alike", () => {
    const longer = createScrubber("maker/large", "maker/large-2026", provider);
    expect(longer("maker/large-2026")).to.equal("maker/large");
  });

  it("removes the secrets of credentials, and keeps their other fields", () => {
    const fields = { region: "eu-west-1", sessionToken: new Secret('token+1/2="') };
    const signed = createScrubber("a/b", "c", {
      id: "o",
      baseUrl: "http://h.test/v1",
      headers: {},
      credentials: { kind: "aws", fields },
    });
    expect(signed('token+1/2=" is over in eu-west-1')).to.equal("[removed] is over in eu-west-1");
  });

  it("works for a provider without a key", () => {
    const open = createScrubber("a/b", "c", { id: "o", baseUrl: "http://h.test/v1", headers: {} });
    expect(open("c at h.test")).to.equal("a/b at [removed]");
  });

  it("shortens nothing", () => {
    expect(scrub("x".repeat(100_000))).to.have.length(100_000);
  });
});

describe("scrubbing secrets from a text for operators", () => {
  const scrub = createSecretScrubber(provider);
  const cases: [string, string, string][] = [
    ["removes the key", "key key+with/odd=signs is wrong", "key [removed] is wrong"],
    ["removes the key as it is written in a URL", "?key=key%2Bwith%2Fodd%3Dsigns", "?key=[removed]"],
    ["removes secrets in the provider's headers", "team-secret-1 is over quota", "[removed] is over quota"],
    ["keeps the model's own name", "The model `large-2026` is busy", "The model `large-2026` is busy"],
    ["keeps hosts", "no address for api.acme.test", "no address for api.acme.test"],
  ];
  for (const [name, given, want] of cases) it(name, () => expect(scrub(given)).to.equal(want));

  it("keeps all where there is no secret", () =>
    expect(createSecretScrubber({ id: "open", baseUrl: "http://127.0.0.1/v1", headers: {} })("small:7b")).to.equal(
      "small:7b",
    ));
});
