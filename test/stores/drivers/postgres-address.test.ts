import { expect } from "chai";
import { SEVERAL_SERVERS, driverAddress } from "../../../src/stores/drivers/postgres-address.js";

describe("an address of PostgreSQL", () => {
  const same = [
    "postgres://u:p@h:5432/d",
    "postgres://u,v:p,q@h/d?options=-c%20search_path%3Da,b",
    "postgres://h/d?sslmode=verify-full&sslrootcert=/etc/require.pem",
    "postgres://h/d?sslmode=no-verify",
    "postgres://h/d?sslmode=require&uselibpqcompat=true",
    "postgres://u:p@[::1]:5432/d",
  ];
  for (const address of same)
    it(`is given to the driver as it is: ${address}`, () => expect(driverAddress(address)).to.equal(address));

  for (const mode of ["prefer", "require", "verify-ca"])
    it(`has the strictest mode instead of ${mode}, which means the same`, () => {
      const address = `postgres://h/d?sslmode=${mode}&application_name=sslmode`;
      expect(driverAddress(address)).to.equal("postgres://h/d?sslmode=verify-full&application_name=sslmode");
    });

  const several = [
    "postgres://u:p@one:5432,two:5432/d?target_session_attrs=read-write",
    "postgresql://one,two/d",
    "postgres://u:p@/d?host=one,two",
    "postgres:///d?port=5432&host=one%2Ctwo",
  ];
  for (const address of several)
    it(`is refused with several servers: ${address}`, () =>
      expect(() => driverAddress(address)).to.throw(SEVERAL_SERVERS));
});
