import { audioFormat } from "../../../../specs/dialects/chat/functions.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

describe("audioFormat", () => {
  reads(audioFormat, [
    ["a format with a media type of another name", "mp3", "audio/mpeg"],
    ["a format with a media type of its own name", "flac", "audio/flac"],
    ["capital letters", "WAV", "audio/wav"],
    ["nothing", undefined, undefined],
    ["a value that is no text", 3, undefined],
  ]);
  writes(audioFormat, [
    ["the short name", "audio/mpeg", "mp3"],
    ["one of the other names of a format", "audio/x-wav", "wav"],
    ["what the table does not list", "audio/flac", "flac"],
    ["nothing", undefined, undefined],
  ]);
  keeps(audioFormat, [
    ["a listed type", "audio/mpeg"],
    ["one that is not listed", "audio/ogg"],
  ]);
});
