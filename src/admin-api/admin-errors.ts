/** The error shape of the admin API. */
import type { Failure } from "../registry.js";

export const adminErrors = {
  write({ code, message, param, details }: Failure) {
    return {
      error: { code: code ?? null, message, param: param ?? null, ...(details !== undefined && { problems: details }) },
    };
  },
};
