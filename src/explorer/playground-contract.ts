/** What the page of the playground asks of the compiled code. These types need neither Node nor the dialects. */

import type { Turn } from "../../generated/interlingua/text.js";

/** What a tool returned to a call of the turn before. */
export interface GivenResult {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface Question {
  readonly dialect: string;
  readonly model: string;
  readonly prompt: string;
  /** What stands before the prompt, where the dialect is one of text. */
  readonly instructions?: string | undefined;
  /** By the names of settings, as they were typed. Empty ones are left to the model. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
  readonly stream: boolean;
  /** The tools that the model may call, as a JSON list that a person wrote. */
  readonly tools?: string | undefined;
  /** The address of an image, or a data URI of one. */
  readonly image?: string | undefined;
  /** The conversation so far, where it goes on. */
  readonly turns?: readonly Turn[] | undefined;
  readonly results?: readonly GivenResult[] | undefined;
}

/** Something that a dialect of images or videos lets its clients choose. */
export interface Setting {
  readonly name: string;
  readonly kind: "text" | "number" | "switch";
  /** As it is typed. */
  readonly example: string;
}

export interface WrittenQuestion {
  /** From the root of the gateway. It may have a query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the key goes, and what is before it. */
  readonly credential: { readonly in: "header" | "query"; readonly name: string; readonly prefix: string };
  readonly body: string;
  /** The turns in it, without instructions. */
  readonly turns: readonly Turn[];
}

/** How a dialect takes an image that is given to a model. */
export interface ImageWays {
  readonly file: boolean;
  readonly address: boolean;
}

export type AnswerPart =
  | { readonly kind: "text" | "reasoning" | "task"; readonly text: string }
  | { readonly kind: "call"; readonly id: string; readonly name: string; readonly text: string }
  | { readonly kind: "image"; readonly source: string };

/** Reads an answer as its text comes. Returns what is known of it so far. */
export interface AnswerReader {
  push(text: string): readonly AnswerPart[];
  end(): readonly AnswerPart[];
  /** After the end: the answer as a turn of the conversation, where it is one. */
  turn(): Turn | undefined;
  /** After the end: why the answer is not complete. */
  readonly fault: string | undefined;
}

/** Decodes the body of an answer as it comes. */
export interface TextReader {
  push(bytes: Uint8Array): string;
  end(): string;
}

export interface Playground {
  settingsOf(dialect: string): Promise<readonly Setting[]>;
  imageWaysOf(dialect: string): Promise<ImageWays>;
  write(question: Question): Promise<WrittenQuestion>;
  /** Binary messages become lines with a name and JSON. */
  openText(dialect: string, isStream: boolean): Promise<TextReader>;
  openAnswer(dialect: string, isStream: boolean): Promise<AnswerReader>;
  /** The message of an error. */
  refusal(dialect: string, status: number, text: string): Promise<string>;
}
