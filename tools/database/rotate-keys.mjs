import { runInstallationProgram } from '../start/installation-program.mjs';
import { runOperatorCommand } from '../start/operator-error.mjs';

await runOperatorCommand(() => runInstallationProgram('rotate-keys.js', process.argv.slice(2)));
