import { runOperatorCommand } from '../start/operator-error.mjs';
import { runImport } from './run-import.mjs';

await runOperatorCommand(() => runImport('import-documents.js', ['--product', '--version', '--name', '--edit-url']));
