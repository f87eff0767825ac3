import { closeDueAccounts } from './close-accounts';
import { expireDataExports, type ExportWorkerOptions, makeDataExports } from './data-export-worker';
import { removeErasedFiles } from './erased-files';

/** What the clock does for the privacy page: exports are made and expire, accounts are closed, bytes are removed. */
export function listPrivacySteps(options: ExportWorkerOptions): readonly (() => Promise<void>)[] {
  const { database, files } = options;
  return [
    () => makeDataExports(options),
    () => expireDataExports(options),
    () => closeDueAccounts(options),
    () => removeErasedFiles(database, files),
  ];
}
