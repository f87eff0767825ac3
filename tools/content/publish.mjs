import { runInstallationProgram } from '../start/installation-program.mjs';
import { runOperatorCommand } from '../start/operator-error.mjs';

await runOperatorCommand(() => runInstallationProgram('publish-release.js', process.argv.slice(2)));
