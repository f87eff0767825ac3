import { existsSync } from 'node:fs';
import { runOperatorCommand } from '../start/operator-error.mjs';
import { reportProgress } from '../start/report.mjs';
import { serveUntilStopped } from '../start/serve.mjs';
import { readSettings } from '../start/settings.mjs';
import { createStopSignal } from '../start/stop-signals.mjs';
import { FIRST_START, beginDataFolder, startFirst } from './first-start.mjs';

/** The portal of a browser suite, as `npm start` serves it, on what a first start left; a suite run by itself makes that. */
const settings = readSettings();
const left = process.env[FIRST_START];
if (left && !existsSync(left)) startFirst(left);
beginDataFolder(settings.dataDir);
await runOperatorCommand(() => serveUntilStopped({ settings, report: reportProgress }, createStopSignal()));
