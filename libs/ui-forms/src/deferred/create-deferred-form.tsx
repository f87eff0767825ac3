import { runWhenIdle, Skeleton } from '@portal/ui-kit';
import { type ComponentType, createElement, memo, type ReactNode, Suspense, use, useEffect, useRef } from 'react';

/** A form whose code comes later than the page it stands on. */
export interface DeferredForm<Props> {
  /** Has the code at hand: for servers, which render the form as part of the page. */
  readonly prepare: () => Promise<void>;
  readonly Form: ComponentType<Props>;
}

/**
 * A form that the server renders and whose code browsers fetch with the first gesture towards it, or once the page has
 * nothing else to do. Until then it stands as it was sent; what is typed meanwhile stays, and what is sent is sent then.
 * `height`, in pixels, keeps its place on a page that is opened before the code is there.
 */
export function createDeferredForm<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: number,
): DeferredForm<Props> {
  const code = createCode(load);

  function Code(props: Props) {
    return createElement(code.read() ?? use(code.whenLoaded), props);
  }

  function Form(props: Props) {
    const placeRef = useRef<HTMLDivElement>(null);
    const sentRef = useRef<HTMLFormElement>(null);

    useEffect(() => {
      const place = placeRef.current;
      if (!place || code.read()) return undefined;
      const end = new AbortController();
      // React holds back what happens in a part that is not interactive yet, so its window is asked, and first.
      const options = { signal: end.signal, capture: true };
      const fetchNow = () => void code.fetch();
      const come = ({ target }: Event) => place.contains(target as Node) && fetchNow();
      const hold = (event: SubmitEvent) => {
        if (!place.contains(event.target as Node)) return;
        // The browser would leave the page with what was typed.
        event.preventDefault();
        sentRef.current = event.target as HTMLFormElement;
        fetchNow();
      };
      window.addEventListener('focusin', come, options);
      window.addEventListener('pointerover', come, options);
      window.addEventListener('submit', hold, options);
      void code.whenLoaded.then(() => end.abort());
      runWhenIdle(fetchNow);
      return () => end.abort();
    }, []);

    return (
      <div ref={placeRef}>
        <Suspense fallback={<Skeleton height={height} />}>
          <Code {...props} />
          <AfterFields
            onReady={() => {
              const form = sentRef.current;
              sentRef.current = null;
              if (form?.isConnected) form.requestSubmit();
            }}
          />
        </Suspense>
      </div>
    );
  }

  // What changes around it must not reach the form as the server sent it: React would take it away until the code is there.
  const Kept = memo(Form, () => code.read() === undefined);
  return { prepare: async () => void (await code.fetch()), Form: Kept };
}

/** Tells when the fields before it are interactive. */
function AfterFields({ onReady }: { readonly onReady: () => void }): ReactNode {
  const readyRef = useRef(onReady);
  useEffect(() => readyRef.current(), []);
  return null;
}

function createCode<Props>(load: () => Promise<ComponentType<Props>>) {
  const { promise: whenLoaded, resolve } = createDeferred<ComponentType<Props>>();
  let loaded: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      loaded = await load();
      resolve(loaded);
    } catch {
      // The form stays as it was sent; the next gesture tries again.
      fetching = undefined;
    }
  }

  return {
    whenLoaded,
    read: () => loaded,
    fetch: () => (fetching ??= run()),
  };
}

function createDeferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
