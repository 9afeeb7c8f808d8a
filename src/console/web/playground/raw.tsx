import { useEffect, useRef, useState } from "preact/hooks";
import { copyText, SELECTED, selectText } from "../components/copy.js";
import { Region } from "../components/facts.js";
import { TextArea } from "../components/field.js";
import { PREFIX } from "../console-path.js";
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
  const [shown, setShown] = useState<Language | undefined>();
  const copy = async (language: Language) => {
    const isCopied = await copyText(snippet(language, location.origin + PREFIX, question));
    setCopied(isCopied ? language : undefined);
    setShown(isCopied ? undefined : language);
  };
  return (
    <>
      <div class="actions">
        {LANGUAGES.map((language) => (
          <button key={language} type="button" onClick={() => void copy(language)}>
            {copied === language ? `Copied as ${language}` : `Copy as ${language}`}
          </button>
        ))}
      </div>
      {shown !== undefined && <ToCopy language={shown} text={snippet(shown, location.origin + PREFIX, question)} />}
    </>
  );
}

interface ToCopyProps {
  readonly language: Language;
  readonly text: string;
}

/** For browsers that do not let the page copy. */
function ToCopy({ language, text }: ToCopyProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => selectText(box.current), [text]);
  return (
    <div ref={box}>
      <TextArea label={`As ${language}`} readOnly rows={8} value={text} onValue={() => undefined} hint={SELECTED} />
    </div>
  );
}

function requestText({ question: { path, headers, credential, body } }: Exchange): string {
  const key = credential.in === "header" ? [`${credential.name}: ${credential.prefix}…`] : [];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${path}`, ...key, ...lines, "", body].join("\n");
}

function answerText({ status, headers, text, error }: Exchange): string {
  if (status === undefined) return error === undefined ? "…" : "There is none.";
  return [String(status), ...headers.map(([name, value]) => `${name}: ${value}`), "", text].join("\n");
}

function isBinary({ headers }: Exchange): boolean {
  return headers.some(([name, value]) => name === "content-type" && value.includes("eventstream"));
}
