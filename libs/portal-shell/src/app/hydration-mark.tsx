import { useEffect } from 'react';
import { EARLY_PRESSES } from '../document/boot-data';

/** Marks the document once it is interactive, for tests and for monitoring, and repeats an early press. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('portal-hydrated');
    repeatEarlyPress(window as { [EARLY_PRESSES]?: readonly Element[] });
  }, []);
  return null;
}

/** Presses the button that was pressed last; links and what the browser opens by itself have done their work. */
function repeatEarlyPress(holder: { [EARLY_PRESSES]?: readonly Element[] }): void {
  const button = holder[EARLY_PRESSES]?.map((target) => target.closest('button')).findLast(Boolean);
  delete holder[EARLY_PRESSES];
  if (!button?.isConnected || button.hasAttribute('popovertarget')) return;
  // The press makes the part of the page interactive in which it is; from within an effect React could not.
  setTimeout(() => button.click());
}
