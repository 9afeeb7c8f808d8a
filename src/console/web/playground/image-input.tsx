/** An image for the model: a file of the user's or an address, as the dialect takes it. */
import { useEffect, useId, useState } from "preact/hooks";
import { playground } from "isogloss:explorer";
import type { ImageWays } from "../../../explorer/playground-contract.js";
import { TextField } from "../components/field.js";

const NEITHER: ImageWays = { file: false, address: false };
/** Bodies with larger ones are slow to show, and many vendors refuse them. */
const MOST_BYTES = 8_000_000;

interface ImageInputProps {
  readonly ways: ImageWays;
  /** An address or a data URI; empty when there is none. */
  readonly value: string;
  onValue(value: string): void;
}

export function ImageInput({ ways, value, onValue }: ImageInputProps) {
  const [problem, setProblem] = useState("");
  const [round, setRound] = useState(0);
  const isFile = value.startsWith("data:");
  // A field with a file cannot be emptied, but made anew.
  const replace = (next: string) => {
    setRound(round + 1);
    onValue(next);
  };
  const take = async (file: File | undefined) => {
    const { image, fault } = await readImage(file);
    setProblem(fault);
    onValue(image);
  };
  // What is not taken is hidden, for a field that is made anew has lost its file.
  return (
    <fieldset hidden={!ways.file && !ways.address}>
      <legend>Image</legend>
      <div class="filters wide">
        <FileField key={round} isHidden={!ways.file} onFile={(file) => void take(file)} />
        {ways.address && (
          <TextField
            label="Image address"
            value={isFile ? "" : value}
            onValue={replace}
            placeholder="https://…"
            hint="The gateway or the provider reads it, not this page."
          />
        )}
        {isFile && ways.file && <img class="given" src={value} alt="The image that is sent" />}
      </div>
      {value !== "" && imageFor(ways, value) === "" && (
        <p class="hint">The image is not sent: this dialect takes {ways.file ? "files" : "addresses"} alone.</p>
      )}
      {value !== "" && (
        <button type="button" onClick={() => replace("")}>
          Remove the image
        </button>
      )}
      {problem !== "" && (
        <p class="error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface FileFieldProps {
  readonly isHidden: boolean;
  onFile(file: File | undefined): void;
}

function FileField({ isHidden, onFile }: FileFieldProps) {
  const id = useId();
  return (
    <div class="field" hidden={isHidden}>
      <label for={id}>Image file</label>
      <input id={id} type="file" accept="image/*" onChange={(event) => onFile(event.currentTarget.files?.[0])} />
    </div>
  );
}

/** The file as a data URI, or why there is none. */
async function readImage(file: File | undefined): Promise<{ readonly image: string; readonly fault: string }> {
  if (file === undefined) return { image: "", fault: "" };
  if (file.size > MOST_BYTES) return { image: "", fault: "The file is larger than 8 MB." };
  return dataUriOf(file).then(
    (image) => ({ image, fault: "" }),
    ({ message }: Error) => ({ image: "", fault: message }),
  );
}

function dataUriOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("The file could not be read."));
    reader.readAsDataURL(file);
  });
}

/** Those of the dialect before do not count while the next one is loaded. */
export function useImageWays(dialect: string): ImageWays {
  const [state, setState] = useState({ dialect: "", ways: NEITHER });
  useEffect(() => {
    let isCurrent = true;
    void playground.imageWaysOf(dialect).then((ways) => isCurrent && setState({ dialect, ways }));
    return () => {
      isCurrent = false;
    };
  }, [dialect]);
  return state.dialect === dialect ? state.ways : NEITHER;
}

/** The image, if the dialect takes it in the form in which it is given. */
export function imageFor({ file, address }: ImageWays, image: string): string {
  return (image.startsWith("data:") ? file : address) ? image : "";
}
