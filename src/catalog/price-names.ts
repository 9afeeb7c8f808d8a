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
const RESOLUTION = /^\d+[pk]$/i;
/** Pixels such as 1024x1024, or a tier such as 2K. */
const SIZE = /^(\d+x\d+|\d+(\.\d+)?k|auto)$/i;
const QUALITY = /^[a-z][\w-]*$/i;

export const perCallName: NameCheck = (name) =>
  name === DEFAULT ? SOUND : { problem: `names "${name}"; a price for each call has the name "default" alone` };

export function perSecondName({ resolutions }: PriceNames): NameCheck {
  const known = new Set([DEFAULT, ...resolutions]);
  const list = [...known].join(", ");
  return (name) => {
    if (known.has(name.toLowerCase())) return SOUND;
    // Vendors have more than the profiles know.
    if (RESOLUTION.test(name)) return { doubt: `names "${name}", which no profile knows; known here: ${list}` };
    return { problem: `names "${name}", which is no resolution of videos such as 720p; known here: ${list}` };
  };
}

export function perImageName({ qualities }: PriceNames): NameCheck {
  return (name) => {
    if (name === DEFAULT || SIZE.test(name)) return SOUND;
    const [first = "", second, ...more] = name.split("/");
    const quality = second ?? first;
    const isFormed = more.length === 0 && QUALITY.test(quality) && (second === undefined || SIZE.test(first));
    // Some vendors write sizes in another way.
    if (!isFormed) return { doubt: `names "${name}", which is no size, quality or size/quality: 1024x1024/high` };
    if (qualities.has(quality)) return SOUND;
    const known = [...qualities].join(", ");
    return { doubt: `names the quality "${quality}", which no profile knows; known here: ${known}` };
  };
}
