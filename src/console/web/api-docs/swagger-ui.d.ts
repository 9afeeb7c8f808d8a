/** The part of the library that the pages use: it has no types of its own. */
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  type Value = import("./resolve-references.js").Value;
  export type Props = Readonly<Record<string, unknown>> & { readonly text?: ReactNode };
  export type Component = (props: Props) => ReactNode;
  export type ReactNode = { readonly type: unknown } | string | null | readonly ReactNode[];

  export interface React {
    createElement(type: string | Component, props: Props | null, ...children: readonly ReactNode[]): ReactNode;
    useState<Value>(first: Value): readonly [value: Value, set: (next: Value) => void];
  }

  export interface System {
    readonly React: React;
    readonly specSelectors: { specJson(): { getIn(path: readonly string[]): { toJS(): unknown } | undefined } };
  }

  export interface Plugin {
    readonly fn: {
      resolveSubtree(document: Value, path: readonly string[]): Promise<{ readonly spec: Value; readonly errors: [] }>;
    };
    readonly wrapComponents: Readonly<Record<string, (original: Component, system: System) => Component>>;
    readonly statePlugins: {
      readonly spec: {
        readonly wrapActions: { updateJsonSpec(original: (document: object) => object): (document: object) => object };
      };
    };
  }

  export interface Options {
    readonly dom_id: string;
    readonly url: string;
    readonly validatorUrl: null;
    readonly deepLinking: boolean;
    readonly docExpansion: "none" | "list" | "full";
    readonly defaultModelsExpandDepth: number;
    readonly plugins: readonly (() => Plugin)[];
  }

  const SwaggerUI: (options: Options) => void;
  export { SwaggerUI as default };
}
