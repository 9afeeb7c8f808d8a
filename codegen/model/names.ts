/** `mediaUri` -> `media_uri`: an exported name as specs write it. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
