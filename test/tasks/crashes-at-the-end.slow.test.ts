import { crashAt } from "./crash-site.js";

crashAt("a process that makes tasks and is killed while one of them ends or its callback is sent", (point) =>
  /^(finish|callback)\./.test(point),
);
