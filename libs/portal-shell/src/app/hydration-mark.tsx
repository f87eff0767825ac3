import { useEffect } from 'react';
import { EARLY_PRESS } from '../document/boot-data';

/** Marks the document once it is interactive, for tests and for monitoring, and repeats an early press. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('portal-hydrated');
    repeatEarlyPress(window as { [EARLY_PRESS]?: HTMLElement });
  }, []);
  return null;
}

function repeatEarlyPress(holder: { [EARLY_PRESS]?: HTMLElement }): void {
  const button = holder[EARLY_PRESS];
  delete holder[EARLY_PRESS];
  // What the browser does by itself was done.
  if (!button?.isConnected || button.hasAttribute('popovertarget')) return;
  // The press makes the part of the page interactive in which it is; from within an effect React could not.
  setTimeout(() => button.click());
}
