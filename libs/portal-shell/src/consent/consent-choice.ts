import { readStored, removeStored, writeStored } from '@portal/data-access-api';
import { CONSENT_STORE, CONSENT_VERSION } from './consent-stores';

/** What a visitor has agreed to beyond what the site cannot do without. */
export interface ConsentChoice {
  /** Counting of page views and clicks. */
  readonly statistics: boolean;
  /** Suggestions that follow what was looked at. */
  readonly personal: boolean;
}

/** The visitor's choice; `null` for those who have not made one. */
export function readConsent(): ConsentChoice | null {
  try {
    const stored = JSON.parse(readStored('local', CONSENT_STORE) ?? 'null') as
      (ConsentChoice & { version: number }) | null;
    return stored?.version === CONSENT_VERSION ? { statistics: stored.statistics, personal: stored.personal } : null;
  } catch {
    // Whatever is stored there is not ours: the same as nothing.
    return null;
  }
}

/** Keeps a choice; what was collected under an earlier one goes with its withdrawal. */
export function writeConsent(choice: ConsentChoice): void {
  const { statistics, personal } = choice;
  // In the order in which the boot script reads them.
  const kept = { version: CONSENT_VERSION, statistics, personal, at: new Date().toISOString() };
  writeStored('local', CONSENT_STORE, JSON.stringify(kept));
  if (!statistics) removeStored('local', VISITOR_KEY);
}

/** Where the visitor's random id is kept, once statistics are agreed to. */
export const VISITOR_KEY = 'visitorId';
