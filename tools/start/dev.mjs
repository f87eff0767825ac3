import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { createDevBrand } from './dev-brand.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNodeVersion } from './node-version.mjs';
import { OperatorError, runOperatorCommand } from './operator-error.mjs';
import { reportProgress } from './report.mjs';
import { listBuiltBrandApps, loadBuiltBrand, serveUntilStopped } from './serve.mjs';
import { readSettings } from './settings.mjs';
import { createStopSignal } from './stop-signals.mjs';
import { listBrandApps, listBuildableApps, workspaceRoot } from './workspace.mjs';

const RELOAD_DELAY_MS = 200;

/** The same system as `npm start`, with hot reload for one brand; the other brands run from their builds. */
async function dev() {
  requireNodeVersion();
  process.env.NODE_ENV ??= 'development';
  const chosen = chooseBrand(process.argv[2] ?? 'root');
  const settings = readSettings();
  const signal = createStopSignal();
  const step = { root: workspaceRoot, report: reportProgress, signal };
  await ensureInstalled(step);
  await ensureBuilt({ ...step, apps: listBuildableApps().filter((app) => !app.name.endsWith('-portal')) });
  if (signal.aborted) process.exit(0);
  await serveUntilStopped(
    { settings, report: reportProgress, loadBrands: (context) => loadBrands(chosen, context), onReady: watchContent },
    signal,
  );
}

/** @param {string} name */
function chooseBrand(name) {
  const apps = listBrandApps();
  const chosen = apps.find((app) => app.name === name || app.name === `${name}-portal`);
  const names = apps.map((app) => app.name.replace(/-portal$/, '')).join(', ');
  if (!chosen) throw new OperatorError(`There is no brand "${name}"; there are: ${names}.`);
  return chosen;
}

/** @param {import('./workspace.mjs').App} chosen @param {import('./serve.mjs').BrandContext} context */
async function loadBrands(chosen, context) {
  const others = listBuiltBrandApps(context.root).filter((app) => app.name !== chosen.name);
  return Promise.all([createDevBrand(chosen, context), ...others.map((app) => loadBuiltBrand(app, context))]);
}

/** Imports the content again after one of its files was saved. */
function watchContent(/** @type {import('./serve.mjs').Portal} */ { api }) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watch(join(workspaceRoot, 'apps/portal-content/content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reportProgress('Importing the content again');
      api.reloadContent().catch((error) => process.stderr.write(`${error.message}\n`));
    }, RELOAD_DELAY_MS);
  });
}

await runOperatorCommand(dev);
