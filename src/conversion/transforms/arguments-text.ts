/**
 * Arguments as JSON text. Some hosts and clients send an empty text if there are none, which is not JSON. Some send
 * an object.
 */
import type { Json } from "../json.js";
import { argumentsPiece } from "./arguments-piece.js";

export const argumentsText = {
  read(value: Json | undefined): string | undefined {
    const text = argumentsPiece.read(value);
    return text?.trim() === "" ? "{}" : text;
  },

  write(text: string | undefined): Json | undefined {
    return text;
  },
};
