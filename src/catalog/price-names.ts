/** Names in tables of prices. A name that no call has leaves its calls to the default, or to the dearest price. */

/** The names that the profiles of this build know. */
export interface PriceNames {
  /** Of videos. */
  readonly resolutions: ReadonlySet<string>;
  /** Of images. */
  readonly qualities: ReadonlySet<string>;
}

/** What is wrong with a name, or may be a mistake. */
interface NameFault {
  readonly problem?: string;
  readonly doubt?: string;
}

export type NameCheck = (name: string) => NameFault;

const DEFAULT = "default";
const SOUND: NameFault = {};
/** Pixels such as 1024x1024, or a tier such as 2K. */
const SIZE = /^(\d+x\d+|\d+(\.\d+)?k|auto)$/i;
const QUALITY = /^[a-z][\w-]*$/i;

export const perCallName: NameCheck = (name) =>
  name === DEFAULT ? SOUND : { problem: `names "${name}"; a price for each call has the name "default" alone` };

export function perSecondName({ resolutions }: PriceNames): NameCheck {
  const known = [DEFAULT, ...resolutions];
  return (name) =>
    known.includes(name)
      ? SOUND
      : { problem: `names "${name}", which is no resolution of videos; known here: ${known.join(", ")}` };
}

export function perImageName({ qualities }: PriceNames): NameCheck {
  return (name) => {
    if (name === DEFAULT || SIZE.test(name)) return SOUND;
    const [first = "", second, ...more] = name.split("/");
    const quality = second ?? first;
    const isFormed = more.length === 0 && QUALITY.test(quality) && (second === undefined || SIZE.test(first));
    if (!isFormed) return { problem: `names "${name}", which is no size, quality or size/quality: 1024x1024/high` };
    if (qualities.has(quality)) return SOUND;
    const known = [...qualities].join(", ");
    return { doubt: `names the quality "${quality}", which no profile knows; known here: ${known}` };
  };
}
