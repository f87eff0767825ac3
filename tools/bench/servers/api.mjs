import http from 'node:http';
import { join } from 'node:path';
import { CONTENT_DIR } from '../measures/in-process-api.mjs';
import { reportCpuToParent } from './report-cpu.mjs';

/** The API alone, without limits of how often somebody may call, in a process of its own. */
reportCpuToParent();
process.env.NODE_ENV ??= 'production';
const { createPortalApi } = await import(join(import.meta.dirname, '../../../apps/portal-api/dist/embedded.js'));
const api = await createPortalApi({
  dataDir: process.argv[2],
  contentDir: CONTENT_DIR,
  mediaDir: join(CONTENT_DIR, 'media'),
  isDemo: true,
  logLevel: 'silent',
  isRateLimited: false,
});
const server = http.createServer((request, response) => api.handle(request, response));
server.listen(0, '127.0.0.1', () => process.send({ origin: `http://127.0.0.1:${server.address().port}` }));
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  api.close().then(() => process.exit(0));
});
