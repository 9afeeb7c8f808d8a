import { expect } from "chai";
import { openMediaFetcher, type MediaFetcher } from "../../src/media/fetch-media.js";
import { MediaError } from "../../src/media/media-error.js";
import { withEnvironment } from "../support/environment.js";
import { openProxy } from "../support/refusing-proxy.js";

const PROVIDER = "https://vendor.test";

describe("media behind a proxy", () => {
  const proxy = openProxy();
  let fetcher: MediaFetcher;
  withEnvironment(() => proxy().environment);

  beforeEach(() => {
    fetcher = openMediaFetcher({ allowPrivateAddresses: false, times: { waitSeconds: [] } });
  });
  afterEach(() => fetcher.close());

  async function fetched(url: string): Promise<void> {
    const provider = { origin: PROVIDER };
    const fetching = fetcher.fetch({ url, accept: "video", mostBytes: 1000, provider }, () => Promise.resolve());
    expect(await fetching.catch((error: unknown) => error)).to.be.instanceOf(MediaError);
  }

  it("are fetched through it from the provider itself, and from no other host", async () => {
    await fetched(`${PROVIDER}/video.mp4`);
    expect(proxy().asked).to.deep.equal(["vendor.test:443"]);
    await fetched("https://elsewhere.test/video.mp4");
    expect(proxy().asked).to.have.length(1);
  });
});
