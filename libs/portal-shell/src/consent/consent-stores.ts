/** Where the choice is kept, in the local storage: `{"version":1,"statistics":true,"personal":false,…}`. */
export const CONSENT_STORE = 'consent';

/** Grows when the text that is agreed to changes: everybody is asked again. */
export const CONSENT_VERSION = 1;

/** Where a browser session remembers that its visit was recorded. */
export const VISIT_STORE = 'visit';

/** Property of the document's `dataset` that says that the visitor has not been asked. */
export const ASKS_MARK = 'asks';
