import { servePortal } from '../start/serve.mjs';
import { readSettings } from '../start/settings.mjs';

/** Starts the portal that was built on a data folder of its own, and stops it in good order. */
const [dataDir = ''] = process.argv.slice(2);
// On a busy machine it becomes slow, and gives up nothing.
process.env.TIME_LIMIT_FACTOR ??= '10';
const settings = readSettings({ ...process.env, PORT: '0', PORTAL_DATA_DIR: dataDir });
const portal = await servePortal({ settings, report: () => {} });
await portal.close();
process.exit(0);
