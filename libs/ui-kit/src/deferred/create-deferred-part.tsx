import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { runWhenIdle } from '../idle/run-when-idle';

/** A part of a page whose code comes later than the page. */
export interface DeferredPart<Props> {
  /** Has the code at hand: for servers, which render the part with the page. */
  readonly prepare: () => Promise<void>;
  readonly Part: ComponentType<Props>;
}

/** What the browser opens by itself, and what a form sends, are not pressed again. */
const PRESSABLE = 'button[type=button]:not([popovertarget])';

/**
 * A part that the server renders and whose code browsers fetch with the first gesture towards it, or once the page has
 * nothing else to do. Until then it stands as it was sent; what is pressed meanwhile is pressed then. What is typed stays and
 * is sent then, unless something around the part changes before its code is there.
 */
export function createDeferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredPart<Props> {
  const code = createCode(load);

  function Code(props: Props) {
    return createElement(code.read() ?? use(code.whenLoaded), props);
  }

  function Part(props: Props) {
    const placeRef = useRef<HTMLDivElement>(null);
    const sentRef = useRef<HTMLFormElement>(null);
    const pressedRef = useRef(-1);
    const asSentRef = useRef<readonly Element[]>([]);

    useEffect(() => {
      const place = placeRef.current;
      if (!place || code.read()) return undefined;
      asSentRef.current = [...place.children];
      const end = new AbortController();
      const come = (event: Event) => {
        const target = event.target as Element;
        if (!place.contains(target)) return;
        void code.fetch();
        if (event.type === 'submit') {
          // The browser would leave the page with what was typed.
          event.preventDefault();
          sentRef.current = target as HTMLFormElement;
        } else if (event.type === 'click' && target.closest(PRESSABLE))
          pressedRef.current = listButtons(place).findIndex((button) => button.contains(target));
      };
      // React holds back what happens in a part that is not interactive yet, so its window is asked, and first.
      for (const type of ['focusin', 'pointerover', 'submit', 'click']) {
        window.addEventListener(type, come, { signal: end.signal, capture: true });
      }
      void code.whenLoaded.then(() => end.abort());
      runWhenIdle(() => void code.fetch());
      return () => end.abort();
    }, []);

    return (
      <div ref={placeRef}>
        <Suspense fallback={<AsSent elementsRef={asSentRef} />}>
          <Code {...props} />
          <AfterPart
            onReady={() => {
              const form = sentRef.current;
              const button = placeRef.current && listButtons(placeRef.current)[pressedRef.current];
              sentRef.current = null;
              pressedRef.current = -1;
              if (form?.isConnected) form.requestSubmit();
              // From within an effect React would not hear it.
              if (button) setTimeout(() => button.click());
            }}
          />
        </Suspense>
      </div>
    );
  }

  // What changes around it must not reach the part as the server sent it: React would take it away until the code is there.
  const Kept = memo(Part, () => code.read() === undefined);
  return { prepare: async () => void (await code.fetch()), Part: Kept };
}

function listButtons(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(PRESSABLE)];
}

/**
 * What the server has sent, put back where React has taken it away: it does so when a context changes around a part that is
 * not interactive yet, which might depend on it.
 */
function AsSent({ elementsRef }: { readonly elementsRef: RefObject<readonly Element[]> }): ReactNode {
  const placeRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => placeRef.current?.append(...elementsRef.current), [elementsRef]);
  return <div ref={placeRef} />;
}

/** Tells when what stands before it is interactive. */
function AfterPart({ onReady }: { readonly onReady: () => void }): ReactNode {
  const readyRef = useRef(onReady);
  useEffect(() => readyRef.current(), []);
  return null;
}

function createCode<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  let resolve: (value: ComponentType<Props>) => void;
  const whenLoaded = new Promise<ComponentType<Props>>((settle) => {
    resolve = settle;
  });

  async function run(): Promise<void> {
    try {
      loaded = await load();
      resolve(loaded);
    } catch {
      // The part stays as it was sent; the next gesture tries again.
      fetching = undefined;
    }
  }

  return {
    whenLoaded,
    read: () => loaded,
    fetch: () => (fetching ??= run()),
  };
}
