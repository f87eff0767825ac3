import { runDocsImport } from './docs-import-command';
import { runImport } from './run-import';

runImport(runDocsImport);
