import type { AllotmentStore } from "../../../src/stores/wallets/allotment-store.js";

/** A store for tests without allotments: every wallet has too little for one. */
export const NO_ALLOTMENTS: AllotmentStore = {
  take: async () => false,
  grow: async () => false,
  show: async () => undefined,
  shrink: async () => undefined,
  close: async () => undefined,
  closeUncertain: async () => undefined,
  end: async () => ({ resolutions: [], isRecalled: false, isGone: true }),
  extend: async () => [],
  recalled: async () => [],
  recall: async () => false,
  expire: async () => [],
};
