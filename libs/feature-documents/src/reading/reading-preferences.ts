import { readStored, removeStored, writeStored } from '@portal/data-access-api';

/** How documents are shown: kept in this browser, and read by the script in the document's head before the first paint. */
const KEY = 'reading';

/** Choices of a reader; an absent size is the normal one. */
export type ReadingChoice = 'small' | 'large' | 'dark' | 'focus';

/** What this browser keeps. */
export function readPreferences(): ReadonlySet<ReadingChoice> {
  return new Set((readStored('local', KEY) ?? '').split(' ').filter(Boolean) as ReadingChoice[]);
}

/** Shows and keeps what a reader has chosen. */
export function writePreferences(choices: ReadonlySet<ReadingChoice>): void {
  const text = [...choices].join(' ');
  document.documentElement.dataset['reading'] = text;
  if (text) writeStored('local', KEY, text);
  else removeStored('local', KEY);
}
