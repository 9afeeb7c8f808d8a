/** Any call for a video, from each dialect of clients to each of upstreams. */
import { expect } from "chai";
import fc from "fast-check";
import { withBytes } from "../../../src/tasks/upstream/input-media.js";
import {
  checkRequest,
  ConversionError,
  dialectsOf,
  fitProfile,
  Loss,
  profilesOf,
  type Dialect,
  type Wire,
} from "../../../src/registry.js";
import { runs } from "../../support/conversion/arbitraries.js";
import { type VideoCall, videoCalls } from "./arbitrary-videos.js";
import { asSent, type Converted, lostInSilence, namedInVain, withStrangers } from "./conversion.js";

type Video = Dialect<"video">;
type Meaning = Readonly<Record<string, unknown>>;

const videos = dialectsOf("video");
const clients = [...videoCalls].flatMap(([name, calls]) => {
  const from = videos.get(name);
  return from === undefined ? [] : [{ from, calls }];
});
const pairs = clients.flatMap((client) => [...videos.values()].map((to) => ({ ...client, to })));

interface Carried extends Converted {
  /** The client's request, and what the upstream reads from the converted one. */
  readonly requested: Meaning;
  readonly understood: Meaning;
}

/** Undefined when the conversion is refused with an error: then there is no partial result to check. */
async function carried(
  from: Video,
  to: Video,
  { body, task }: VideoCall,
  profile: string,
): Promise<Carried | undefined> {
  if (from.validate(body, task) !== undefined || from.refuse(body) !== undefined) return undefined;
  const loss = new Loss(from.paths, body);
  const read = from.readRequest(body, loss, task);
  if (checkRequest(profile, from, read, body) !== undefined) return undefined;
  try {
    const fitted = fitProfile(profile, read, loss, from.name);
    const given = to.jobs?.inlineMedia === true ? await withBytes(fitted, fetched, loss) : fitted;
    const sent = asSent(to.writeRequest(given, loss, { model: "inner", stream: false }));
    const address = to.operationOf?.(given);
    const understood = to.readRequest(sent, new Loss({}, {}), address);
    const requested = meaning(from, body, task);
    return {
      sent: withAddresses(sent),
      lost: loss.paths,
      requested,
      understood: requested.first_frame === undefined ? inTheirPlaces(plain(understood)) : plain(understood),
    };
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

/** Stands in for the bytes at an address: they contain the address. */
const fetched = (url: string, kind: string) =>
  Promise.resolve(`data:${kind}/any;base64,${Buffer.from(url).toString("base64")}`);

/** The addresses of everything that was fetched, without their places in a body. */
function withAddresses(wire: Wire): Wire {
  return plain(wire) as Wire;
}

function plain(value: unknown): Meaning {
  const text = JSON.stringify(value, (key, member: unknown) =>
    key === "origin" || key === "presumed" ? undefined : member,
  );
  return JSON.parse(
    text.replace(/(?:data:[^;"]*;base64,)?(aHR0cHM6[A-Za-z0-9+/=]+)/g, (_, data: string) =>
      Buffer.from(data, "base64").toString(),
    ),
  ) as Meaning;
}

/**
 * Where the operation implies that an image is referred to, a single image is at the index of the first. An image
 * beside a source video is such an image.
 */
function inTheirPlaces({ first_frame: first, ...rest }: Meaning): Meaning {
  if (first === undefined) return rest;
  return rest.mode === "reference" || rest.source !== undefined
    ? { ...rest, reference_images: [first, ...((rest.reference_images ?? []) as unknown[])] }
    : { ...rest, first_frame: first };
}

function meaning(dialect: Video, body: Wire, task: string | undefined): Meaning {
  const { presumed = [], ...read } = dialect.readRequest(body, new Loss({}, {}), task);
  return plain(Object.fromEntries(Object.entries(read).filter(([concept]) => !presumed.includes(concept))));
}

/** Concepts that the gateway handles itself. */
const OWN = new Set(["model", "expires_after"]);
/** Defaults that apply when the request sets nothing. */
const ANYWAY: Readonly<Record<string, unknown>> = {
  watermark: false,
  format: "mp4",
  fixed_camera: false,
  last_frame_wanted: false,
  draft: false,
  count: 1,
  audio: true,
};
/** An edited video keeps its shape, and a changed one keeps its length. */
const KEPT: Readonly<Record<string, unknown>> = { aspect_ratio: "adaptive", duration: -1 };

function isReported(concept: string, { requested, understood }: Carried): boolean {
  const value = requested[concept];
  if (JSON.stringify(understood[concept]) === JSON.stringify(value)) return true;
  if (understood[concept] === undefined && ANYWAY[concept] === value) return true;
  return (requested.mode === "edit" || requested.mode === "extend") && KEPT[concept] === value;
}

function isNamed(concept: string, from: Video, { lost, requested }: Carried): boolean {
  const value = requested[concept];
  const places = [...(from.paths[`request.${concept}`] ?? [])].map((place) => place.replace(/\[\]$|\[\*\].*$/, ""));
  if (concept === "source" || Array.isArray(value)) places.push("content", "input");
  return places.some((place) =>
    lost.some(
      (path) =>
        path === place ||
        path.startsWith(`${place}.`) ||
        path.startsWith(`${place}[`) ||
        place.startsWith(`${path}.`) ||
        place.startsWith(`${path}[`),
    ),
  );
}

const strangers = fc.array(fc.tuple(fc.nat(), fc.stringMatching(/^[a-z]{12}$/)), { maxLength: 2 });

describe("any call for a video", () => {
  for (const { from, calls, to } of pairs) {
    const profiles = fc.constantFrom("none", ...profilesOf(to.name));

    it(`loses nothing silently from ${from.name} to ${to.name}`, () =>
      fc.assert(
        fc.asyncProperty(calls, profiles, strangers, async (call, profile, odd) => {
          const body = withStrangers(call.body, odd);
          const answer = await carried(from, to, { ...call, body }, profile);
          if (answer === undefined || from === to) return;
          expect(lostInSilence(consumedLeftOut(body), answer)).to.deep.equal([]);
          for (const concept of Object.keys(answer.requested))
            if (!OWN.has(concept) && !isReported(concept, answer))
              expect(isNamed(concept, from, answer), `${concept}: ${JSON.stringify(answer)}`).to.equal(true);
        }),
        { numRuns: runs },
      ));

    it(`reports nothing as lost that ${to.name} gets whole from ${from.name}`, () =>
      fc.assert(
        fc.asyncProperty(calls, profiles, async (call, profile) => {
          const answer = await carried(from, to, call, profile);
          if (answer === undefined) return;
          expect(namedInVain(call.body, answer)).to.deep.equal([]);
          for (const [concept, value] of Object.entries(answer.requested)) {
            const places = from.paths[`request.${concept}`] ?? [];
            if (places.some((place) => answer.lost.includes(place)))
              expect(answer.understood[concept], `${concept}: ${JSON.stringify(answer)}`).not.to.deep.equal(value);
          }
        }),
        { numRuns: runs },
      ));
  }

  for (const { from, calls } of clients) {
    it(`comes back the same from ${from.name} to the vocabulary and back`, () =>
      fc.assert(
        fc.asyncProperty(calls, async (call) => {
          const answer = await carried(from, from, call, "none");
          if (answer === undefined) return;
          for (const [concept, value] of Object.entries(answer.requested))
            if (concept !== "model" && !isNamed(concept, from, answer) && !isReported(concept, answer))
              expect(answer.understood[concept], concept).to.deep.equal(value);
        }),
        { numRuns: runs },
      ));

    it(`is often accepted by ${from.name}`, () => {
      const taken = fc
        .sample(calls, { numRuns: 1_000, seed: 1 })
        .filter(
          ({ body, task }) =>
            from.validate(body, task) === undefined &&
            checkRequest("none", from, from.readRequest(body, new Loss({}, {}), task), body) === undefined,
        );
      expect(taken.length).to.be.greaterThan(200);
    });
  }
});

/** The callback address is handled by the gateway. */
function consumedLeftOut({ callback_url: _, ...body }: Wire): Wire {
  return body;
}
