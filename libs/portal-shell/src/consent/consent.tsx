import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Portal } from '../app/portal-context';
import { recordVisit } from '../session/record-visit';
import { ConsentBanner } from './consent-banner';
import { type ConsentChoice, readConsent, writeConsent } from './consent-choice';
import { countOpenedSettings, watchConsentSettings } from './consent-settings';
import { ASKS_MARK } from './consent-stores';
import { startTracking } from './tracking';

/** Props of `Consent`. */
export interface ConsentProps {
  readonly portal: Pick<Portal, 'config' | 'store' | 'ipLookupUrl'>;
}

/**
 * Asks for consent where none is known, counts where it was given, and lets both be changed at any time. Every document
 * has the question; the boot script shows it to those who have not been asked.
 */
export function Consent({ portal }: ConsentProps) {
  const { config, store, ipLookupUrl } = portal;
  const stopTracking = useRef<() => void>(undefined);
  const timesOpened = useSyncExternalStore(watchConsentSettings, countOpenedSettings, () => 0);
  const isOpen = timesOpened > 0;

  function apply(choice: ConsentChoice): void {
    stopTracking.current?.();
    stopTracking.current = choice.statistics ? startTracking(config.basePath) : undefined;
    if (choice.statistics) void recordVisit(store.dispatch, ipLookupUrl);
  }

  const applyRef = useRef(apply);
  useEffect(() => {
    const known = readConsent();
    if (known) applyRef.current(known);
    return () => stopTracking.current?.();
  }, []);

  return (
    <ConsentBanner
      key={timesOpened}
      choice={isOpen ? readConsent() : null}
      isOpen={isOpen}
      policyHref={`${config.basePath}/content/cookie-policy`}
      onChoose={(choice) => {
        writeConsent(choice);
        delete document.documentElement.dataset[ASKS_MARK];
        apply(choice);
      }}
    />
  );
}
