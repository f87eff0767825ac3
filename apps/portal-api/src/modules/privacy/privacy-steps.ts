import { type CloseAccountsOptions, closeDueAccounts } from './close-accounts';
import { expireDataExports, type ExportWorkerOptions, makeDataExports } from './data-export-worker';
import { removeErasedFiles } from './erased-files';

export interface PrivacyStepsOptions extends ExportWorkerOptions, CloseAccountsOptions {}

/** What the clock does for the privacy page: exports are made and expire, accounts are closed, bytes are removed. */
export function listPrivacySteps(options: PrivacyStepsOptions): readonly (() => Promise<void>)[] {
  const { database, files } = options;
  return [
    () => makeDataExports(options),
    () => expireDataExports(options),
    () => closeDueAccounts(options),
    () => removeErasedFiles(database, files),
  ];
}
