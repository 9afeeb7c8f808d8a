/** The explorer as a page of its own, for readers who are not signed in. */
import { render } from "preact";
import "./styles/main.css";
import { Explorer } from "./explorer/explorer.js";
import { Router } from "./router.js";
import { applyStoredTheme, useTheme } from "./theme.js";

/** On the documentation's site, the name leads to its first page. */
function Page({ home }: { readonly home: string | undefined }) {
  const [theme, nextTheme] = useTheme();
  return (
    <Router>
      <header class="open-bar">
        {home === undefined ? (
          <span class="brand">Isogloss</span>
        ) : (
          <a class="brand" href={home}>
            Isogloss
          </a>
        )}
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
if (root !== null) render(<Page home={root.dataset.home} />, root);
