import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const API_ROOT = join(import.meta.dirname, '../../../apps/portal-api');

/** The site's own content. */
export const CONTENT_DIR = join(API_ROOT, '../portal-content/content');

/** The API with its database in this process, on a data folder that lives as long. */
export async function createApi({ contentDir = CONTENT_DIR } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const { createPortalApi } = await import(join(API_ROOT, 'dist/embedded.js'));
  const api = await createPortalApi({
    dataDir,
    contentDir,
    mediaDir: join(CONTENT_DIR, 'media'),
    isDemo: true,
    logLevel: 'silent',
  });
  return {
    call: (request) => api.call(request),
    reloadContent: () => api.reloadContent(),
    async close() {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
