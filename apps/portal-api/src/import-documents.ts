import { runDocsImport } from './docs-import-command';
import { runCommand } from './run-command';

runCommand(runDocsImport);
