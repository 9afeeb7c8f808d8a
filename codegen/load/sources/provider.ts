/** Files of specs/providers as specs/language/provider.json has them. */
import type { Provider } from "../../../generated/language/provider.js";

export type PresetSource = Provider;

/** A model of a new catalog. Without prices, they are not known. */
export type StarterModel = NonNullable<Provider["starter"]>["models"][number];

/** Names and their profile, the profile of all others, or another preset whose lines are these. */
export type ProfileLine = NonNullable<Provider["profiles"]>[number];

/** How a host differs from a dialect that it offers. */
export type WireSource = NonNullable<Provider["wire"]>[string];
