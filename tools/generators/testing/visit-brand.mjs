import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBuiltBrand, servePortal } from '../../start/serve.mjs';
import { readSettings } from '../../start/settings.mjs';
import { listBrandApps } from '../../start/workspace.mjs';

/** Serves one brand of the workspace with the API, and prints status and title of its home page. */
async function visitBrand(/** @type {string} */ name) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-visit-'));
  try {
    const portal = await serveBrand(name, dataDir);
    const response = await fetch(`${portal.origin}/${name}/homepage`);
    const title = (await response.text()).match(/<title>([^<]*)/)?.[1];
    await portal.close();
    process.stdout.write(`${response.status} ${title}\n`);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** @param {string} name @param {string} dataDir */
function serveBrand(name, dataDir) {
  const apps = listBrandApps().filter((app) => app.name === `${name}-portal`);
  return servePortal({
    settings: { ...readSettings({}), port: 0, dataDir },
    report: () => undefined,
    loadBrands: (context) => Promise.all(apps.map((app) => loadBuiltBrand(app, context))),
  });
}

await visitBrand(process.argv[2]);
