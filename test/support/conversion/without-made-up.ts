/** IDs and times that the gateway makes up differ from run to run. */
export function withoutMadeUp(text: string): string {
  return text.replace(/[0-9a-f]{24}/g, "made").replace(/"(created|created_at|updated)":(?:\d+|"[^"]*")/g, '"$1":0');
}
