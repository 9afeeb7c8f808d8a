/** The catalog as a file: it is checked while it is written, and its differences are shown before it is applied. */
import { useEffect, useRef, useState } from "preact/hooks";
import { api, ApiError, type CatalogProblem, unwrap } from "../api.js";
import { Badge, type Tone } from "../components/badge.js";
import { TextArea } from "../components/field.js";
import { Failed, Loading } from "../components/states.js";
import { endDraft, useDraft } from "../drafts.js";
import { useMay } from "../session.js";
import { useLoaded } from "../use-loaded.js";

const WRITTEN = { "content-type": "application/yaml" };
const PAUSE_MS = 600;
export const CATALOG_DRAFT = "catalog";
const CHANGED_MEANWHILE =
  "Nothing is applied: the stored catalog has changed meanwhile. This is what would change now.";

type Changes = Awaited<ReturnType<typeof apply>>["changes"];

export function CatalogEditor({ onApplied }: { onApplied(): void }) {
  const file = useLoaded(readFile, []);
  if (file.data === undefined)
    return file.error === undefined ? <Loading /> : <Failed error={file.error} onRetry={file.reload} />;
  return <Editor stored={file.data} onApplied={onApplied} />;
}

interface Findings {
  readonly message: string;
  readonly problems: readonly CatalogProblem[];
  readonly changes?: Changes;
}

const NONE: Findings = { message: "", problems: [] };

/** What was found of a text. */
interface Checked extends Findings {
  readonly text?: string;
}

interface EditorProps {
  readonly stored: string;
  onApplied(): void;
}

function Editor({ stored, onApplied }: EditorProps) {
  const mayApply = useMay("owner");
  const mayCheck = useMay("operator");
  const { text, setText, findings, ...actions } = useEditing({ stored, onApplied, mayApply, mayCheck });
  // Nothing is applied whose difference is not shown.
  const isShown = findings.text === text && findings.changes !== undefined;
  return (
    <div class="card form">
      <TextArea
        label="Catalog"
        rows={24}
        value={text}
        onValue={setText}
        hint="Stored keys are not shown, and stay as they are. What the file lacks stays too."
      />
      <Problems problems={findings.problems} />
      <p role="status">{findings.message}</p>
      {findings.changes && <ChangeList changes={findings.changes} />}
      <Actions {...{ mayApply, mayCheck, isShown }} {...actions} />
    </div>
  );
}

/** A text, and what is found of it while it is written. */
function useEditing({ stored, onApplied, mayApply, mayCheck }: EditorProps & Record<"mayApply" | "mayCheck", boolean>) {
  const [text, setText] = useDraft(CATALOG_DRAFT, stored);
  const [findings, setFindings] = useState<Checked>(NONE);
  const latest = useRef(text);
  latest.current = text;
  const applied = useRef(stored);
  const looks = useRef(0);
  // A slow answer is not shown that is about an older text, or from before the text was applied.
  const look = async (written: string) => {
    const own = ++looks.current;
    const found = await findingsOf(written, mayApply);
    if (latest.current === written && looks.current === own) setFindings({ ...found, text: written });
  };
  useEffect(() => {
    // What was found is of a text that is not there any more, as is what is being looked up.
    looks.current += 1;
    if (text === applied.current) {
      endDraft(CATALOG_DRAFT);
      setFindings(NONE);
    }
    if (text === applied.current || !mayCheck) return;
    const timer = setTimeout(() => text !== applied.current && void look(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isApplying = useRef(false);
  const applyNow = async () => {
    if (isApplying.current) return;
    isApplying.current = true;
    const found = await applyShown(text, findings.changes, () => {
      applied.current = text;
      if (latest.current === text) endDraft(CATALOG_DRAFT);
      looks.current += 1;
      onApplied();
    });
    isApplying.current = false;
    if (latest.current === text) setFindings(found);
  };
  const onDiscard = text === applied.current ? undefined : () => setText(applied.current);
  return { text, setText, findings, onCheck: () => void look(text), onApply: () => void applyNow(), onDiscard };
}

interface ActionsOptions {
  readonly mayApply: boolean;
  readonly mayCheck: boolean;
  /** What would change is shown. */
  readonly isShown: boolean;
  onCheck(): void;
  onApply(): void;
  /** Absent where nothing is changed. */
  readonly onDiscard: (() => void) | undefined;
}

function Actions({ mayApply, mayCheck, isShown, onCheck, onApply, onDiscard }: ActionsOptions) {
  return (
    <>
      <div class="actions">
        <button type="button" disabled={!mayCheck} onClick={onCheck}>
          Check
        </button>
        <button type="button" class="primary" disabled={!mayApply || !isShown} onClick={onApply}>
          Apply
        </button>
        {onDiscard && (
          <button type="button" onClick={onDiscard}>
            Discard changes
          </button>
        )}
      </div>
      {mayApply && !isShown && <p class="hint">It can be applied when its differences are shown.</p>}
      {!mayApply && (
        <p class="hint">{!mayCheck && "Only an operator may check a catalog. "}Only an owner may apply a catalog.</p>
      )}
    </>
  );
}

/** What is wrong with a text, or what it would change. Only owners may see what it changes. */
function findingsOf(text: string, mayApply: boolean): Promise<Findings> {
  return orFindings(async () => {
    if (mayApply) {
      const changes = withoutKept((await apply(text, true)).changes);
      return { message: "The catalog is correct. This is what would change.", problems: [], changes };
    }
    const problems = await check(text);
    return { message: problems.length === 0 ? "The catalog is correct." : "The catalog cannot be applied.", problems };
  });
}

/** Applies a text that changes what is shown. When it would change something else by now, that is shown instead. */
async function applyShown(text: string, shown: Changes | undefined, onApplied: () => void): Promise<Checked> {
  const now = { ...(await findingsOf(text, true)), text };
  if (now.changes === undefined) return now;
  if (JSON.stringify(now.changes) !== JSON.stringify(shown)) return { ...now, message: CHANGED_MEANWHILE };
  return orFindings(async () => {
    const { changes } = await apply(text, false);
    onApplied();
    return { message: "Applied. This is what changed.", problems: [], changes: withoutKept(changes) };
  });
}

async function orFindings(find: () => Promise<Findings>): Promise<Findings> {
  try {
    return await find();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { message, problems: error instanceof ApiError ? error.problems : [] };
  }
}

function withoutKept(changes: Changes): Changes {
  return changes.filter(({ action }) => action !== "keep");
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
