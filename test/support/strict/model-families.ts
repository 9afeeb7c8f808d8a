/**
 * What families of models accept for reasoning and sampling, by the pattern of their names, as their vendors document
 * it: https://platform.openai.com/docs/guides/reasoning,
 * https://platform.claude.com/docs/en/build-with-claude/effort and /adaptive-thinking,
 * https://ai.google.dev/gemini-api/docs/thinking.
 */

export interface ChatFamily {
  /** The values of effort. None where the family does not reason. */
  readonly efforts: readonly string[];
  /** Without reasoning, which is its default, it accepts sampling. */
  readonly samplesWithoutReasoning?: boolean;
  /** A host that returns its reasoning in `reasoning_content`, and accepts it back. */
  readonly takesReasoning?: boolean;
}

const chatFamilies: readonly (readonly [RegExp, ChatFamily])[] = [
  [/^gpt-5\.[2-4]/, { efforts: ["none", "low", "medium", "high", "xhigh"], samplesWithoutReasoning: true }],
  [/^gpt-5\.5/, { efforts: ["none", "low", "medium", "high", "xhigh"] }],
  [/^gpt-5\.[6-9]|^gpt-6-(sol|luna)/, { efforts: ["none", "low", "medium", "high", "xhigh", "max"] }],
  [/^gpt-[6-9]/, { efforts: ["low", "medium", "high", "xhigh", "max"] }],
  [/^gpt-5\.1/, { efforts: ["none", "low", "medium", "high"], samplesWithoutReasoning: true }],
  [/^gpt-5/, { efforts: ["minimal", "low", "medium", "high"] }],
  [/^deepseek|^kimi/, { efforts: [], takesReasoning: true }],
  [/^o\d/, { efforts: ["low", "medium", "high"] }],
];

export function chatFamily(model: string): ChatFamily {
  return chatFamilies.find(([pattern]) => pattern.test(model))?.[1] ?? { efforts: [] };
}

/** Whether a model accepts other sampling than the default beside this effort. */
export function takesSampling(model: string, effort: unknown): boolean {
  const { efforts, samplesWithoutReasoning } = chatFamily(model);
  return (
    efforts.length === 0 ||
    (samplesWithoutReasoning === true && (effort === undefined || effort === null || effort === "none"))
  );
}

export interface MessagesFamily {
  /** Thinking by budget, adaptive, both, or none. */
  readonly thinking: readonly ("enabled" | "adaptive")[];
  readonly efforts: readonly string[];
  /** Sampling other than the default. */
  readonly samples: boolean;
  /** A system message may come between the turns. */
  readonly systemTurns: boolean;
  /** A turn of the assistant at the end is continued. */
  readonly prefill: boolean;
  readonly mostOutput: number;
}

const messagesFamilies: readonly (readonly [RegExp, MessagesFamily])[] = [
  [
    /^claude-opus-4-5/,
    {
      thinking: ["enabled"],
      efforts: ["low", "medium", "high"],
      samples: true,
      systemTurns: false,
      prefill: true,
      mostOutput: 64_000,
    },
  ],
  [
    /^claude-sonnet-4-5|^claude-haiku-4/,
    {
      thinking: ["enabled"],
      efforts: [],
      samples: true,
      systemTurns: false,
      prefill: true,
      mostOutput: 64_000,
    },
  ],
  [
    /^claude-(opus|sonnet)-4-6/,
    {
      thinking: ["enabled", "adaptive"],
      efforts: ["low", "medium", "high", "max"],
      samples: true,
      systemTurns: false,
      prefill: false,
      mostOutput: 128_000,
    },
  ],
  [/^claude-3/, { thinking: [], efforts: [], samples: true, systemTurns: false, prefill: true, mostOutput: 8_192 }],
];
const newestMessages: MessagesFamily = {
  thinking: ["adaptive"],
  efforts: ["low", "medium", "high", "xhigh", "max"],
  samples: false,
  systemTurns: true,
  prefill: false,
  mostOutput: 128_000,
};

export function messagesFamily(model: string): MessagesFamily {
  return messagesFamilies.find(([pattern]) => pattern.test(model))?.[1] ?? newestMessages;
}

export interface GenerateContentFamily {
  /** The values of `thinkingLevel`. None where budgets are used. */
  readonly levels: readonly string[];
  /** The minimum and maximum of `thinkingBudget`. Absent where the family does not think. */
  readonly budget?: readonly [number, number];
  /** 0 disables thinking. */
  readonly canBeOff: boolean;
  /** The first call of each step of the current turn must keep its signature. */
  readonly wantsSignatures: boolean;
  readonly reasons: boolean;
}

const generateContentFamilies: readonly (readonly [RegExp, GenerateContentFamily])[] = [
  [
    /^gemini-3[\d.]*-pro/,
    { levels: ["LOW", "HIGH"], budget: [128, 32_768], canBeOff: false, wantsSignatures: true, reasons: true },
  ],
  [
    /^gemini-[3-9]/,
    {
      levels: ["MINIMAL", "LOW", "MEDIUM", "HIGH"],
      budget: [128, 32_768],
      canBeOff: false,
      wantsSignatures: true,
      reasons: true,
    },
  ],
  [/^gemini-2\.5-pro/, { levels: [], budget: [128, 32_768], canBeOff: false, wantsSignatures: false, reasons: true }],
  [
    /^gemini-2\.5-flash-lite/,
    { levels: [], budget: [512, 24_576], canBeOff: true, wantsSignatures: false, reasons: true },
  ],
  [/^gemini-2\.5/, { levels: [], budget: [1, 24_576], canBeOff: true, wantsSignatures: false, reasons: true }],
];

export function generateContentFamily(model: string): GenerateContentFamily {
  return (
    generateContentFamilies.find(([pattern]) => pattern.test(model))?.[1] ?? {
      levels: [],
      canBeOff: true,
      wantsSignatures: false,
      reasons: false,
    }
  );
}
