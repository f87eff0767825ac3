import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNodeVersion } from './node-version.mjs';
import { runOperatorCommand } from './operator-error.mjs';
import { reportProgress } from './report.mjs';
import { serveUntilStopped } from './serve.mjs';
import { readSettings } from './settings.mjs';
import { createStopSignal } from './stop-signals.mjs';
import { listBuildableApps, workspaceRoot } from './workspace.mjs';

/** From a fresh clone to a running portal: installs, builds what is stale, serves until Ctrl-C. */
async function start() {
  requireNodeVersion();
  const settings = readSettings();
  const signal = createStopSignal();
  const step = { root: workspaceRoot, report: reportProgress, signal };
  await ensureInstalled(step);
  await ensureBuilt({ ...step, apps: listBuildableApps() });
  if (signal.aborted) process.exit(0);
  await serveUntilStopped({ settings, report: reportProgress }, signal);
}

await runOperatorCommand(start);
