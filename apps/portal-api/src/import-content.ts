import { runContentImport } from './content-import-command';
import { runImport } from './run-import';

runImport(runContentImport);
