import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocumentFolder } from '../modules/documents/document-folder';
import { planVersion, type VersionPlan } from '../modules/documents/version-plan';
import { writeFiles } from './sample-documents';

/** What a folder of these files becomes as version 1.0 of the document `hub`. */
export async function makePlan(files: Parameters<typeof writeFiles>[1]): Promise<VersionPlan> {
  const folder = writeFiles(mkdtempSync(join(tmpdir(), 'portal-documents-')), files);
  try {
    return await planVersion({
      documentId: 'hub',
      versionId: '1.0',
      folder: await readDocumentFolder(folder),
      storedPages: new Map(),
      storedPictures: new Map(),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
