import { expect } from "chai";
import { keepStatements } from "../../../src/stores/drivers/kept-statements.js";
import { SqliteFile } from "../../../src/stores/drivers/sqlite-file.js";

describe("keepStatements", () => {
  const opened = () => {
    const connection = new SqliteFile(":memory:");
    keepStatements(connection);
    return connection;
  };

  it("prepares a statement once", () => {
    const connection = opened();
    expect(connection.prepare("SELECT 1")).to.equal(connection.prepare("SELECT 1"));
  });

  it("keeps no settings, which take effect while they are prepared", () => {
    const connection = opened();
    for (const wanted of ["ON", "OFF", "ON"]) connection.prepare(`PRAGMA foreign_keys = ${wanted}`).run();
    expect(connection.pragma("foreign_keys", { simple: true })).to.equal(1);
  });

  it("gives up the statements that were used least recently", () => {
    const connection = opened();
    const first = connection.prepare("SELECT 0");
    const second = connection.prepare("SELECT 1");
    for (let count = 2; count < 300; count++) connection.prepare(`SELECT ${count}`);
    connection.prepare("SELECT 0");
    connection.prepare("SELECT 300");
    expect(connection.prepare("SELECT 0")).to.equal(first);
    expect(connection.prepare("SELECT 1")).not.to.equal(second);
  });
});
