import { pathToFileURL } from 'node:url';
import { runOperatorCommand } from '../start/operator-error.mjs';
import { prepareProgram } from '../start/installation-program.mjs';

await runOperatorCommand(async () => import(pathToFileURL(await prepareProgram('write-release.js')).href));
