import { readStored, removeStored, writeStored } from '@portal/data-access-api';

/** What a visitor has agreed to beyond what the site cannot do without. */
export interface ConsentChoice {
  /** Counting of page views and clicks. */
  readonly statistics: boolean;
  /** Suggestions that follow what was looked at. */
  readonly personal: boolean;
}

const STORAGE_KEY = 'consent';

/** Grows when the text that is agreed to changes: everybody is asked again. */
const VERSION = 1;

/** The visitor's choice; `null` for those who have not made one. */
export function readConsent(): ConsentChoice | null {
  try {
    const stored = JSON.parse(readStored('local', STORAGE_KEY) ?? 'null') as
      (ConsentChoice & { version: number }) | null;
    return stored?.version === VERSION ? { statistics: stored.statistics, personal: stored.personal } : null;
  } catch {
    // Whatever is stored there is not ours: the same as nothing.
    return null;
  }
}

/** Keeps a choice; what was collected under an earlier one goes with its withdrawal. */
export function writeConsent(choice: ConsentChoice): void {
  writeStored('local', STORAGE_KEY, JSON.stringify({ version: VERSION, ...choice, at: new Date().toISOString() }));
  if (!choice.statistics) removeStored('local', VISITOR_KEY);
}

/** Where the visitor's random id is kept, once statistics are agreed to. */
export const VISITOR_KEY = 'visitorId';
