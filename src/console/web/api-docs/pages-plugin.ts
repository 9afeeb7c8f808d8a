/** What the pages change in the library: examples, one title, and what readers without a mouse need. */
import type { Component, Plugin, React, ReactNode, System } from "swagger-ui-dist/swagger-ui-es-bundle.js";
import { resolvedAt } from "./resolve-references.js";

interface Sample {
  readonly label: string;
  readonly source: string;
}

/** The language that the reader chose last: operations that are opened later begin with it. */
let chosen: string | undefined;

/** Replaces components of the library by their names. */
export function pagesPlugin(): Plugin {
  return {
    // The library reads the whole document anew for each operation that is opened, which takes seconds.
    fn: { resolveSubtree: async (document, path) => ({ spec: resolvedAt(document, path), errors: [] }) },
    wrapComponents: {
      // Before the answers, which are many: the examples.
      responses: (Original, system) => (props) => [
        system.React.createElement(samplesOf(system), { ...props, key: "samples" }),
        system.React.createElement(Original, { ...props, key: "original" }),
      ],
      // A link inside the button of an operation cannot be reached with a keyboard. The button changes the address too.
      DeepLink:
        (_Original, { React }) =>
        ({ text }) =>
          React.createElement("span", null, text ?? null),
      // The page has one heading of the first level.
      InfoContainer: (_Original, { React }) => titleOf(React),
      // Code can be scrolled with a keyboard, and has no colours, of which some are too pale.
      HighlightCode:
        (_Original, { React }) =>
        ({ children }) =>
          React.createElement("pre", { className: "example microlight", tabIndex: 0 }, String(children)),
      // The gateway that serves the page is the only one.
      ServersContainer: () => () => null,
    },
    statePlugins: {
      spec: {
        wrapActions: {
          updateJsonSpec: (original) => (document) => original({ ...document, servers: [{ url: gatewayPath() }] }),
        },
      },
    },
  };
}

const components = new WeakMap<System, Component>();

/** One component for each system, else its state is lost whenever the page changes. */
function samplesOf(system: System): Component {
  const known = components.get(system) ?? createSamples(system);
  components.set(system, known);
  return known;
}

function createSamples({ React: { createElement, useState }, specSelectors }: System): Component {
  return ({ path, method }) => {
    const found = specSelectors.specJson().getIn(["paths", String(path), String(method), "x-codeSamples"]);
    const samples = (found?.toJS() ?? []) as readonly Sample[];
    const [label, setLabel] = useState(chosen ?? samples[0]?.label);
    const sample = samples.find((one) => one.label === label) ?? samples[0];
    if (sample === undefined) return null;
    const choose = (next: string) => () => {
      chosen = next;
      setLabel(next);
    };
    const buttonOf = (one: Sample): ReactNode =>
      createElement(
        "button",
        { key: one.label, type: "button", "aria-pressed": one === sample, onClick: choose(one.label) },
        one.label,
      );
    return createElement(
      "section",
      { className: "samples", "aria-label": `Examples of ${String(method).toUpperCase()} ${String(path)}` },
      createElement("div", { className: "languages" }, ...samples.map(buttonOf)),
      createElement("pre", { tabIndex: 0 }, sample.source),
    );
  };
}

function titleOf({ createElement }: React): Component {
  const TEXT = [
    "Many models behind one address, each in any of these dialects.",
    "The examples read the address of the gateway from ISOGLOSS_URL and a key from ISOGLOSS_KEY.",
  ].join(" ");
  return () =>
    createElement(
      "header",
      { className: "title" },
      createElement("h1", null, "Isogloss API"),
      createElement("p", null, TEXT),
      createElement("p", null, createElement("a", { href: "openapi.json" }, "OpenAPI document")),
    );
}

/** A proxy may serve the gateway below a path of its own: what is sent from the page goes there too. */
function gatewayPath(): string {
  const { pathname } = new URL(".", location.href);
  return pathname === "/" ? pathname : pathname.slice(0, -1);
}
