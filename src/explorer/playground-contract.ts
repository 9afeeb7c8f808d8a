/** What the page of the playground asks of the compiled code. These types need neither Node nor the dialects. */

export interface Question {
  readonly dialect: string;
  readonly model: string;
  readonly prompt: string;
  /** What stands before the prompt, where the dialect is one of text. */
  readonly instructions?: string | undefined;
  /** By the names of settings, as they were typed. Empty ones are left to the model. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
  readonly stream: boolean;
  /** The model may call a tool. */
  readonly hasTool: boolean;
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
}

export type AnswerPart =
  | { readonly kind: "text" | "reasoning" | "call" | "task"; readonly text: string }
  | { readonly kind: "image"; readonly source: string };

/** Reads an answer as its text comes. Returns what is known of it so far. */
export interface AnswerReader {
  push(text: string): readonly AnswerPart[];
  end(): readonly AnswerPart[];
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
  write(question: Question): Promise<WrittenQuestion>;
  /** Binary messages become lines with a name and JSON. */
  openText(dialect: string, isStream: boolean): Promise<TextReader>;
  openAnswer(dialect: string, isStream: boolean): Promise<AnswerReader>;
  /** The message of an error. */
  refusal(dialect: string, status: number, text: string): Promise<string>;
}
