/** The console: everything under /console in a browser. */
import { render } from "preact";
import "./styles/main.css";
import { App } from "./app.js";
import { applyStoredTheme } from "./theme.js";

applyStoredTheme();
const root = document.getElementById("app");
if (root !== null) render(<App />, root);
