/**
 * Numbers in place of random ones, by which calls that are alike choose the same route. Every process draws the same,
 * and the draw for a route does not depend on the other routes: rendezvous hashing.
 */

interface Drawn {
  /** The hash of the route's ID. */
  readonly idHash: number;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const GOLDEN = 0x9e3779b9;
const LOW_BITS = 21;

/** The draw of each route for the calls of one name: from 0 to below 1, as uniform as a random number. */
export function stickyDraw(name: string): (target: Drawn) => number {
  const of = hashText(name);
  return ({ idHash }) => {
    const high = mix(of ^ mix(idHash));
    const low = mix(high ^ (of + GOLDEN)) >>> (32 - LOW_BITS);
    return (high * 2 ** LOW_BITS + low) / 2 ** (32 + LOW_BITS);
  };
}

/** FNV-1a of 32 bits. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
}

/** The last step of MurmurHash3: each bit of a number changes all bits of the result. */
function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
