/** The bytes and media type of a data URI, or undefined when it is an ordinary address. */
export function readDataUri(uri: string): { mime: string; data: string } | undefined {
  if (!/^data:/i.test(uri)) return undefined;
  const comma = uri.indexOf(",");
  if (comma < 0) return undefined;
  const [mime = "", ...parameters] = uri.slice("data:".length, comma).split(";");
  const content = uri.slice(comma + 1);
  const isBase64 = parameters.some((parameter) => parameter.toLowerCase() === "base64");
  const data = isBase64 ? content : Buffer.from(decodeURIComponent(content)).toString("base64");
  return { mime: mime.toLowerCase(), data };
}
