import { servePortal } from '../../start/serve.mjs';
import { readSettings } from '../../start/settings.mjs';
import { reportCpuToParent } from './report-cpu.mjs';

/** The whole portal as `npm start` serves it, in a process whose CPU time can be asked for. */
reportCpuToParent();
// What is measured is how fast the portal is, not what it turns away on a busy machine.
const settings = readSettings({ MAX_EVENT_LOOP_DELAY_MS: '600000', ...process.env });
const portal = await servePortal({ settings, report: () => {} });
process.send({ origin: portal.origin });
process.once('SIGTERM', () => portal.close().then(() => process.exit(0)));
