import { useState } from "preact/hooks";
import { Region } from "../components/facts.js";
import type { Exchange } from "./exchange.js";
import { LANGUAGES, type Language, snippet } from "./snippets.js";

/** What was sent and received, byte for byte but for the key. */
export function RawExchange({ exchange }: { readonly exchange: Exchange | undefined }) {
  return (
    <Region title="Raw exchange">
      {exchange === undefined ? (
        <p class="muted">Nothing was sent yet.</p>
      ) : (
        <>
          <CopyAs exchange={exchange} />
          <h3>Request</h3>
          <pre tabIndex={0}>{requestText(exchange)}</pre>
          <h3>Answer</h3>
          {isBinary(exchange) && (
            <p class="hint">The messages are binary. Each is shown as a line with its name and its JSON.</p>
          )}
          <pre tabIndex={0}>{answerText(exchange)}</pre>
        </>
      )}
    </Region>
  );
}

function CopyAs({ exchange: { question } }: { readonly exchange: Exchange }) {
  const [copied, setCopied] = useState<Language | undefined>();
  const copy = (language: Language) =>
    void navigator.clipboard.writeText(snippet(language, location.origin, question)).then(() => setCopied(language));
  return (
    <div class="actions">
      {LANGUAGES.map((language) => (
        <button key={language} type="button" onClick={() => copy(language)}>
          {copied === language ? `Copied as ${language}` : `Copy as ${language}`}
        </button>
      ))}
    </div>
  );
}

function requestText({ question: { path, headers, credential, body } }: Exchange): string {
  const key = credential.in === "header" ? [`${credential.name}: ${credential.prefix}…`] : [];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${path}`, ...key, ...lines, "", body].join("\n");
}

function answerText({ status, headers, text }: Exchange): string {
  if (status === undefined) return "…";
  return [String(status), ...headers.map(([name, value]) => `${name}: ${value}`), "", text].join("\n");
}

function isBinary({ headers }: Exchange): boolean {
  return headers.some(([name, value]) => name === "content-type" && value.includes("eventstream"));
}
