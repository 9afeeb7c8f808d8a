/** Media of content tasks. */

export const url = "https://host.test/a";
