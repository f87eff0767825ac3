import { createRoot, type Root } from 'react-dom/client';
import { ConsentBanner } from './consent-banner';
import { type ConsentChoice, readConsent, writeConsent } from './consent-choice';
import { startTracking } from './tracking';

/** The button of the footer that opens the settings again. */
const SETTINGS_SELECTOR = '[data-privacy-settings]';

/**
 * Asks for consent where none is known, counts where it was given, and lets both be changed at any time. `onAgreed` is
 * called when statistics are agreed to, now or since an earlier visit.
 */
export function startConsent(basePath: string, onAgreed: () => void): void {
  let stopTracking: (() => void) | undefined;
  let root: Root | undefined;

  function apply(choice: ConsentChoice): void {
    stopTracking?.();
    stopTracking = choice.statistics ? startTracking(basePath) : undefined;
    if (choice.statistics) onAgreed();
  }

  function close(): void {
    root?.unmount();
    root = undefined;
    document.getElementById('consent')?.remove();
  }

  function ask(isOpen: boolean): void {
    close();
    const place = document.createElement('div');
    place.id = 'consent';
    document.body.append(place);
    root = createRoot(place);
    root.render(
      <ConsentBanner
        choice={readConsent()}
        isOpen={isOpen}
        policyHref={`${basePath}/content/cookie-policy`}
        onChoose={(choice) => {
          writeConsent(choice);
          close();
          apply(choice);
        }}
      />,
    );
  }

  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest(SETTINGS_SELECTOR)) ask(true);
  });
  const known = readConsent();
  if (known) apply(known);
  else ask(false);
}
