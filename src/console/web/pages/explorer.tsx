/** The explorer is loaded when it is opened first. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Failed, Loading } from "../components/states.js";

export function ExplorerPage() {
  const [Loaded, setLoaded] = useState<{ readonly page: ComponentType } | undefined>();
  const [error, setError] = useState<Error | undefined>();
  useEffect(() => {
    import("../explorer/explorer.js").then(({ Explorer }) => setLoaded({ page: Explorer }), setError);
  }, []);
  if (error !== undefined) return <Failed error={error} />;
  return Loaded === undefined ? <Loading /> : <Loaded.page />;
}
