/** Files of specs/profiles as specs/language/profile.json has them. */
import type { Profile, ProfileDefault } from "../../../generated/language/profile.js";

export type ProfileSource = Profile;
export type RewriteSource = NonNullable<Profile["rewrite"]>;
export type VideoSource = NonNullable<Profile["video"]>;

export type VideoDefaultsSource = NonNullable<VideoSource["defaults"]>;

/** One of the values for what a request leaves open: the first whose conditions hold. */
export type DefaultSource = Extract<ProfileDefault, readonly unknown[]>[number];
