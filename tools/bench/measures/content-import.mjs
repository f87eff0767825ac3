import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_DIR, createApi } from './in-process-api.mjs';

/** Imports the site's own content into an empty installation, and again unchanged; milliseconds. */
export async function measureContentImport() {
  const contentDir = mkdtempSync(join(tmpdir(), 'portal-content-'));
  const api = await createApi({ contentDir });
  try {
    cpSync(CONTENT_DIR, contentDir, { recursive: true });
    const first = await api.reloadContent();
    const again = await api.reloadContent();
    return { first: first.durationMs, again: again.durationMs };
  } finally {
    await api.close();
    rmSync(contentDir, { recursive: true, force: true });
  }
}
