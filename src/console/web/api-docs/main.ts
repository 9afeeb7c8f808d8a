/** `/docs`: `/openapi.json` as pages. */
import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";
import { storedTheme } from "../theme.js";
import { pagesPlugin } from "./pages-plugin.js";
import "./styles.css";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** As in the console. */
function applyTheme(): void {
  const theme = storedTheme();
  document.documentElement.classList.toggle("dark-mode", theme === "system" ? dark.matches : theme === "dark");
}

applyTheme();
dark.addEventListener("change", applyTheme);
SwaggerUI({
  dom_id: "#docs",
  url: "openapi.json",
  // Else the library sends the address of the document to a service of its makers.
  validatorUrl: null,
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: -1,
  plugins: [pagesPlugin],
});
