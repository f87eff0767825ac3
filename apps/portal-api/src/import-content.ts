import { runContentImport } from './content-import-command';
import { runCommand } from './run-command';

runCommand(runContentImport);
