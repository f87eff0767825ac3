import { servePortal } from '../../start/serve.mjs';
import { readSettings } from '../../start/settings.mjs';
import { reportCpuToParent } from './report-cpu.mjs';

/** The whole portal as `npm start` serves it, in a process whose CPU time can be asked for. */
reportCpuToParent();
const portal = await servePortal({ settings: readSettings(), report: () => {} });
process.send({ origin: portal.origin });
process.once('SIGTERM', () => portal.close().then(() => process.exit(0)));
