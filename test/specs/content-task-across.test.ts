/** What calls of other dialects become for content-task models, and what content-task calls become elsewhere: sent, lost, or refused. */
import { expect } from "chai";
import { ConversionError, dialectsOf, fitProfile, Loss, type Json, type Wire } from "../../src/registry.js";
import { draft, video, give, image, say, sound } from "./content-task-bodies.js";

interface Case {
  readonly name: string;
  readonly from: string;
  readonly task?: string;
  readonly says: Wire;
  readonly to: string;
  readonly profile?: string;
  /** Members of what is sent; undefined where nothing may stand. */
  readonly sends?: Readonly<Record<string, Json | undefined>>;
  readonly loses?: readonly string[];
  /** Words of the refusal, and the field at fault. */
  readonly refused?: readonly [says: string, param: string];
}

const url = "https://host.test/a.mp4";
const generation = "video-generation";
const task = "video-content-task";
const least: Wire = { model: "maker/m", prompt: "a boat" };
const interactions = "video-interactions";
const running = "video-long-running";
const bytes = "data:image/png;base64,AAAA";
const asked: Wire = { model: "maker/m", input: "a boat", response_format: { type: "video" } };
const instance = (fields: Wire = {}): Wire => ({ instances: [{ prompt: "a boat", ...fields }] });
const text: Wire = { type: "text", text: "a boat" };

const cases: readonly Case[] = [
  {
    name: "words alone, with what silence means there",
    from: generation,
    says: least,
    to: task,
    profile: "P2.0",
    sends: { content: [text], duration: 8, resolution: "480p", ratio: undefined, omni_reference_task_type: undefined },
  },
  {
    name: "a first frame",
    from: generation,
    says: { ...least, image: { url } },
    to: task,
    profile: "P2.0",
    sends: { content: [text, image("first_frame", url)] },
  },
  {
    name: "reference images",
    from: generation,
    says: { ...least, reference_images: [{ url: "a" }, { url: "b" }] },
    to: task,
    profile: "P2.0",
    sends: { content: [text, image("reference_image", "a"), image("reference_image", "b")] },
  },
  {
    name: "an end user",
    from: generation,
    says: { ...least, user: "u1" },
    to: task,
    profile: "P1.0",
    sends: { safety_identifier: "u1" },
  },
  {
    name: "a ratio that is unknown here",
    from: generation,
    says: { ...least, aspect_ratio: "3:2" },
    to: task,
    profile: "P2.0",
    refused: ["16:9, 4:3", "aspect_ratio"],
  },
  {
    name: "a ratio that is unknown here, whatever the model",
    from: generation,
    says: { ...least, aspect_ratio: "3:2" },
    to: task,
    refused: ["16:9, 4:3", "aspect_ratio"],
  },
  {
    name: "a ratio where the frame tells it",
    from: generation,
    says: { ...least, image: { url }, aspect_ratio: "16:9" },
    to: task,
    profile: "P2.5",
    refused: ["adaptive only", "aspect_ratio"],
  },
  {
    name: "a ratio of a video to edit, which keeps its own",
    from: interactions,
    says: {
      ...asked,
      input: [
        { type: "text", text: "a boat" },
        { type: "video", uri: url },
      ],
      response_format: { type: "video", aspect_ratio: "9:16" },
    },
    to: task,
    profile: "P2.5",
    sends: { ratio: "adaptive" },
    loses: ["response_format.aspect_ratio"],
  },
  {
    name: "an edit",
    from: generation,
    task: "edit",
    says: { ...least, video: { url } },
    to: task,
    profile: "P2.5",
    sends: {
      content: [text, video(url)],
      omni_reference_task_type: "edit",
      ratio: "adaptive",
      duration: -1,
      resolution: undefined,
    },
  },
  {
    name: "an extension, with what silence means there",
    from: generation,
    task: "extend",
    says: { ...least, video: { url } },
    to: task,
    profile: "P2.5",
    sends: { content: [text, video(url)], omni_reference_task_type: "extend", ratio: "adaptive", duration: 6 },
  },
  {
    name: "an edit for a model that makes none",
    from: generation,
    task: "edit",
    says: { ...least, video: { url } },
    to: task,
    profile: "P1.0",
    refused: ["does not work on videos", "video"],
  },
  {
    name: "references for a model that takes none",
    from: generation,
    says: { ...least, reference_images: [{ url }] },
    to: task,
    profile: "P1.5-pro",
    refused: ["no reference images", "reference_images"],
  },
  {
    name: "sounds alone",
    from: generation,
    says: { ...least, reference_audios: [{ url }] },
    to: task,
    profile: "P2.0",
    refused: ["only beside", "reference_audios"],
  },
  {
    name: "sounds alone where they may be",
    from: generation,
    says: { ...least, reference_audios: [{ url: "s" }] },
    to: task,
    profile: "P2.5",
    sends: { content: [text, sound("s")] },
  },
  {
    name: "a voice of another host",
    from: generation,
    says: { ...least, reference_audios: [{ voice_id: "v" }] },
    to: task,
    profile: "P2.5",
    refused: ["voices of another host", "reference_audios[0]"],
  },
  {
    name: "a file of another host",
    from: generation,
    says: { ...least, image: { file_id: "f" } },
    to: task,
    profile: "P2.5",
    refused: ["files of another host", "image"],
  },
  {
    name: "a video that is bytes",
    from: generation,
    task: "edit",
    says: { ...least, video: { url: "data:video/mp4;base64,AAAA" } },
    to: task,
    profile: "P2.5",
    refused: ["hosted URL", "video"],
  },
  {
    name: "a length that the model cannot make",
    from: generation,
    says: { ...least, duration: 3 },
    to: task,
    profile: "P2.0",
    refused: ["4 to 15 seconds", "duration"],
  },
  {
    name: "a length that the silent models can make",
    from: generation,
    says: { ...least, duration: 3 },
    to: task,
    profile: "P1.0",
    sends: { duration: 3 },
  },
  {
    name: "references beside a frame",
    from: generation,
    says: { ...least, image: { url }, reference_images: [{ url }] },
    to: task,
    profile: "P2.0",
    refused: ["cannot be mixed", "reference_images"],
  },

  {
    name: "words alone, with what silence means there",
    from: interactions,
    says: asked,
    to: task,
    profile: "P2.5",
    sends: { content: [text], duration: 10, resolution: "720p", ratio: "16:9" },
    loses: [],
  },
  {
    name: "an image in bytes",
    from: interactions,
    says: {
      ...asked,
      input: [
        { type: "text", text: "a boat" },
        { type: "image", data: "AAAA", mime_type: "image/PNG" },
      ],
    },
    to: task,
    profile: "P2.0",
    sends: { content: [text, image("first_frame", bytes)] },
  },
  {
    name: "a ratio that nobody asked for, where the frame tells it",
    from: interactions,
    says: { ...asked, input: [{ type: "image", data: "AAAA", mime_type: "image/png" }] },
    to: task,
    profile: "P2.5",
    sends: { ratio: undefined },
    loses: [],
  },
  {
    name: "a video to edit by its address",
    from: interactions,
    says: {
      ...asked,
      input: [
        { type: "text", text: "a boat" },
        { type: "video", uri: url },
      ],
    },
    to: task,
    profile: "P2.5",
    sends: { content: [text, video(url)], omni_reference_task_type: "edit", ratio: "adaptive", duration: -1 },
  },
  {
    name: "a video to edit in bytes",
    from: interactions,
    says: {
      ...asked,
      input: [
        { type: "text", text: "a boat" },
        { type: "video", data: "AAAA", mime_type: "video/mp4" },
      ],
    },
    to: task,
    profile: "P2.5",
    refused: ["hosted URL", "input[1]"],
  },
  {
    name: "a resolution that is unknown here",
    from: interactions,
    says: { ...asked, response_format: { type: "video", resolution: "360p" } },
    to: task,
    profile: "P2.5",
    refused: ["480p, 720p or 1080p", "response_format.resolution"],
  },
  {
    name: "words alone, with what silence means there",
    from: running,
    says: instance(),
    to: task,
    profile: "P1.0",
    sends: { content: [text], duration: 8, resolution: "720p", ratio: "16:9" },
    loses: [],
  },
  {
    name: "an image in bytes",
    from: running,
    says: instance({ image: { bytesBase64Encoded: "AAAA", mimeType: "image/png" } }),
    to: task,
    profile: "P1.5-pro",
    sends: { content: [text, image("first_frame", bytes)] },
  },
  {
    name: "one video to a call",
    from: running,
    says: { ...instance(), parameters: { numberOfVideos: 1 } },
    to: task,
    profile: "P2.0",
    loses: [],
  },

  {
    name: "words alone",
    from: task,
    says: say({ duration: 5, ratio: "16:9" }),
    to: interactions,
    sends: {
      response_format: { type: "video", delivery: "uri", duration: "5s", resolution: "720p", aspect_ratio: "16:9" },
    },
    loses: [],
  },
  {
    name: "silence about the length",
    from: task,
    says: say(),
    to: interactions,
    sends: { response_format: { type: "video", delivery: "uri", resolution: "720p" } },
    loses: [],
  },
  {
    name: "a first frame",
    from: task,
    says: give(image("first_frame", bytes)),
    to: interactions,
    sends: {
      input: [
        { type: "text", text: "A paper boat" },
        { type: "image", data: "AAAA", mime_type: "image/png" },
      ],
    },
  },
  {
    name: "two frames",
    from: task,
    says: give(image("first_frame", bytes), image("last_frame", bytes)),
    to: interactions,
    refused: ["two images", "content[2]"],
  },
  { name: "a reference sound", from: task, says: give(sound()), to: interactions, refused: ["sounds", "content[1]"] },
  {
    name: "a draft made final",
    from: task,
    says: say({ content: [draft] }),
    to: interactions,
    refused: ["no drafts", "content"],
  },
  {
    name: "words alone",
    from: task,
    says: say({ duration: 8, ratio: "9:16" }),
    to: running,
    sends: { parameters: { durationSeconds: 8, resolution: "720p", aspectRatio: "9:16" } },
    loses: [],
  },
  {
    name: "an edit",
    from: task,
    says: { ...give(video(url)), omni_reference_task_type: "edit" },
    to: running,
    refused: ["other videos", "content[1]"],
  },
  {
    name: "a reference video",
    from: task,
    says: give(video(url)),
    to: running,
    refused: ["other videos", "content[1]"],
  },

  {
    name: "words alone",
    from: task,
    says: say({ duration: 5, ratio: "16:9" }),
    to: generation,
    sends: { prompt: "A paper boat", duration: 5, aspect_ratio: "16:9", resolution: "720p" },
  },
  {
    name: "a first frame",
    from: task,
    says: give(image("first_frame", url)),
    to: generation,
    sends: { image: { url }, reference_images: undefined },
  },
  {
    name: "a reference image stays one",
    from: task,
    says: give(image("reference_image", url)),
    to: generation,
    sends: { image: undefined, reference_images: [{ url }] },
  },
  {
    name: "an edit, whose shape and length nobody asked to change",
    from: task,
    says: { ...give(video(url)), omni_reference_task_type: "edit", ratio: "adaptive", duration: -1 },
    to: generation,
    sends: { video: { url }, duration: undefined, aspect_ratio: undefined },
    loses: [],
  },
  {
    name: "an extension",
    from: task,
    says: { ...give(video(url)), omni_reference_task_type: "extend", ratio: "adaptive", duration: 5 },
    to: generation,
    sends: { video: { url }, duration: 5 },
    loses: [],
  },
  {
    name: "sound, an end user and a deadline",
    from: task,
    says: say({ generate_audio: false, safety_identifier: "u1", execution_expires_after: 3600 }),
    to: generation,
    sends: { generate_audio: false, user: "u1" },
    loses: [],
  },
  {
    name: "what only this dialect says",
    from: task,
    says: say({
      frames: 29,
      seed: 7,
      watermark: true,
      output_format: "mov",
      camera_fixed: true,
      return_last_frame: true,
      draft: true,
      tools: [{ type: "web_search" }],
    }),
    to: generation,
    loses: ["frames", "seed", "watermark", "output_format", "camera_fixed", "return_last_frame", "draft", "tools"],
  },
  {
    name: "what asks for nothing",
    from: task,
    says: say({
      watermark: false,
      output_format: "mp4",
      camera_fixed: false,
      return_last_frame: false,
      draft: false,
      tools: [],
      service_tier: "default",
    }),
    to: generation,
    loses: [],
  },
  {
    name: "a length that the model chooses",
    from: task,
    says: say({ duration: -1 }),
    to: generation,
    sends: { duration: undefined },
    loses: ["duration"],
  },
  {
    name: "a reference video",
    from: task,
    says: give(video(url)),
    to: generation,
    refused: ["no videos", "content[1]"],
  },
  {
    name: "a draft made final",
    from: task,
    says: say({ content: [draft] }),
    to: generation,
    refused: ["no drafts", "content"],
  },
  {
    name: "an asset of the host",
    from: task,
    says: give(image("first_frame", "asset://a")),
    to: generation,
    refused: ["files of a host", "content[1]"],
  },
];

describe("content-task video and other dialects", () => {
  for (const { name, from, task: asked, says, to, profile = "none", sends = {}, loses, refused } of cases) {
    it(`${name}: ${from} to ${to}${profile === "none" ? "" : ` (${profile})`}`, () => {
      const [source, target] = [dialectsOf("video").get(from), dialectsOf("video").get(to)];
      if (source === undefined || target === undefined) throw new Error("There is no such dialect.");
      const loss = new Loss(source.paths, says);
      const convert = (): Wire =>
        JSON.parse(
          JSON.stringify(
            target.writeRequest(fitProfile(profile, source.readRequest(says, loss, asked), loss, from), loss, {
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
