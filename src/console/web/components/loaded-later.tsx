/** A page whose code is loaded when it is opened first. */
import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { showTitle } from "../router.js";
import { Failed, Loading } from "./states.js";

export function loadedLater(load: () => Promise<ComponentType>): FunctionComponent {
  return function LoadedLater() {
    const [loaded, setLoaded] = useState<{ readonly page: ComponentType } | undefined>();
    const [error, setError] = useState<Error | undefined>();
    useEffect(() => {
      load().then((page) => setLoaded({ page }), setError);
    }, []);
    useEffect(() => {
      if (loaded !== undefined) showTitle();
    }, [loaded]);
    // Browsers may remember that code could not be loaded, for as long as the document is there.
    if (error !== undefined) return <Failed error={error} onRetry={() => location.reload()} />;
    return loaded === undefined ? <Loading /> : <loaded.page />;
  };
}
