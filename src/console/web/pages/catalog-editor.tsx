/** The catalog as a file: it is checked while it is written, and its differences are shown before it is applied. */
import { useEffect, useState } from "preact/hooks";
import { api, ApiError, type CatalogProblem, unwrap } from "../api.js";
import { Badge, type Tone } from "../components/badge.js";
import { TextArea } from "../components/field.js";
import { Failed, Loading } from "../components/states.js";
import { useMay } from "../session.js";
import { useLoaded } from "../use-loaded.js";

const WRITTEN = { "content-type": "application/yaml" };
const PAUSE_MS = 600;

type Changes = Awaited<ReturnType<typeof apply>>["changes"];

export function CatalogEditor({ onApplied }: { onApplied(): void }) {
  const [text, setText] = useState<string | undefined>();
  const [problems, setProblems] = useState<readonly CatalogProblem[]>([]);
  const [changes, setChanges] = useState<Changes | undefined>();
  const [message, setMessage] = useState("");
  const mayApply = useMay("owner");
  const file = useLoaded(readFile, []);
  const written = text ?? file.data ?? "";
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => void check(text).then(setProblems, () => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  if (file.data === undefined) return file.error === undefined ? <Loading /> : <Failed error={file.error} />;
  const run = async (dryRun: boolean) => {
    setMessage("");
    try {
      const { changes: made } = await apply(written, dryRun);
      setProblems([]);
      setChanges(made.filter(({ action }) => action !== "keep"));
      if (dryRun) return setMessage("The catalog is correct. This is what would change.");
      setMessage("Applied. This is what changed.");
      onApplied();
    } catch (error) {
      setChanges(undefined);
      setProblems(error instanceof ApiError ? error.problems : []);
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  const edit = (next: string) => {
    setText(next);
    setChanges(undefined);
    setMessage("");
  };
  return (
    <div class="card form">
      <TextArea
        label="Catalog"
        rows={24}
        value={written}
        onValue={edit}
        hint="Stored keys are not shown, and stay as they are. What the file lacks stays too."
      />
      <Problems problems={problems} />
      <p role="status">{message}</p>
      {changes && <ChangeList changes={changes} />}
      <div class="actions">
        <button type="button" onClick={() => void run(true)}>
          Check
        </button>
        <button type="button" class="primary" disabled={!mayApply} onClick={() => void run(false)}>
          Apply
        </button>
      </div>
      {!mayApply && <p class="hint">Only an owner may apply a catalog.</p>}
    </div>
  );
}

async function readFile(): Promise<string> {
  return unwrap(api.GET("/catalog/file", { parseAs: "text" }));
}

/** A catalog is sent as it is written. */
const asWritten = (body: unknown) => String(body);

async function check(text: string): Promise<readonly CatalogProblem[]> {
  const sent = { body: text, bodySerializer: asWritten, headers: WRITTEN };
  return (await unwrap(api.POST("/catalog/check", sent))).problems;
}

function apply(text: string, dryRun: boolean) {
  const params = { query: { dry_run: dryRun } };
  return unwrap(api.POST("/catalog/apply", { params, body: text, bodySerializer: asWritten, headers: WRITTEN }));
}

function Problems({ problems }: { readonly problems: readonly CatalogProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul class="error plain" aria-label="Problems">
      {problems.map(({ line, column, message }) => (
        <li key={`${line} ${column} ${message}`}>
          Line {line}, column {column}: {message}
        </li>
      ))}
    </ul>
  );
}

const TONES: Readonly<Record<string, Tone>> = { add: "good", change: "warn", remove: "bad" };

function ChangeList({ changes }: { readonly changes: Changes }) {
  if (changes.length === 0) return <p>Nothing: the catalog is the same.</p>;
  return (
    <ul class="plain" aria-label="Changes">
      {changes.map(({ action, what, id, fields }) => (
        <li key={`${what} ${id}`}>
          <Badge tone={TONES[action] ?? "plain"}>{action}</Badge> {what} {id}
          {fields.map(({ field, from, to }) => (
            <p key={field} class="mono hint">
              {field}: {JSON.stringify(from) ?? "–"} → {JSON.stringify(to) ?? "–"}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
