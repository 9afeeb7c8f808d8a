/** The address of a server as the driver is given it. */

/**
 * The driver checks the certificate in these modes as in the strictest one. It warns of each on standard error, in
 * lines that no reader of the log expects, because a later version may check less.
 */
const CHECKING_MODE = /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;
const IS_AS_IN_LIBPQ = /[?&]uselibpqcompat=/;
const AUTHORITY = /^\w+:\/\/([^/?#]*)/;
const SEVERAL_AS_PARAMETER = /[?&]host=[^&]*(?:,|%2c)/i;

export const SEVERAL_SERVERS =
  "`database` names several servers; name one address that always leads to the primary, such as that of a balancer";

export function driverAddress(address: string): string {
  const authority = AUTHORITY.exec(address)?.[1] ?? "";
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  if (host.includes(",") || SEVERAL_AS_PARAMETER.test(address)) throw new Error(SEVERAL_SERVERS);
  return IS_AS_IN_LIBPQ.test(address) ? address : address.replace(CHECKING_MODE, "verify-full");
}
