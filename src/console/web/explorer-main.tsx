/** The explorer as a page of its own, for readers who are not signed in. */
import { render } from "preact";
import "./styles/main.css";
import { Explorer } from "./explorer/explorer.js";
import { Router } from "./router.js";
import { applyStoredTheme, useTheme } from "./theme.js";

function Page() {
  const [theme, nextTheme] = useTheme();
  return (
    <Router>
      <header class="open-bar">
        <span class="brand">Isogloss</span>
        <button type="button" class="quiet" onClick={nextTheme}>
          Theme: {theme}
        </button>
      </header>
      <main>
        <Explorer />
      </main>
    </Router>
  );
}

applyStoredTheme();
const root = document.getElementById("app");
if (root !== null) render(<Page />, root);
