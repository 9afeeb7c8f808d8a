/** An answer in the messages dialect as clients keep it, whole or joined from its events. */
export interface Block {
  readonly type: string;
  thinking?: string;
  signature?: string;
  readonly [member: string]: unknown;
}
export type Answered = Block[];

interface BlockEvent {
  readonly type: string;
  readonly index: number;
  readonly content_block: Block;
  readonly delta: { readonly type: string; readonly thinking?: string; readonly signature?: string };
}

export function messageOf(text: string, stream: boolean): Answered {
  if (!stream) return (JSON.parse(text) as { readonly content: Answered }).content;
  const blocks: Answered = [];
  for (const line of text.split("\n").filter((one) => one.startsWith("data: {"))) {
    const { type, index, content_block: block, delta } = JSON.parse(line.slice(6)) as BlockEvent;
    if (type === "content_block_start") blocks[index] = block.type === "tool_use" ? { ...block, input: {} } : block;
    const open = blocks[index];
    if (type !== "content_block_delta" || open === undefined) continue;
    if (delta.type === "thinking_delta") open.thinking = (open.thinking ?? "") + (delta.thinking ?? "");
    if (delta.type === "signature_delta") open.signature = (open.signature ?? "") + (delta.signature ?? "");
  }
  return blocks;
}
