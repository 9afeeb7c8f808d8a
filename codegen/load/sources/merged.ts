/** The types of specs/language are unions where the schemas have branches; a reader takes the branches together. */

/** An object with the members of all objects of a union: those that some of them lack may be missing. */
export type Merged<Union> = Pick<Union, keyof Union> & {
  readonly [Key in Exclude<KeyOf<Union>, keyof Union>]?: ValueOf<Union, Key>;
};

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;
