type PopGuard = (event: PopStateEvent) => void;

let guard: PopGuard | undefined;

/**
 * Lets a guard hear of back and forward before the router does. To be called before the router listens: browsers tell
 * the listeners of a window in the order in which they came, whether they capture or not.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Sets what hears of back and forward first; `undefined` for nothing. */
export function setPopGuard(next: PopGuard | undefined): void {
  guard = next;
}
