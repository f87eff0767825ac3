import { type ExportWorkerOptions, makeExports } from '../../platform/exports/export-worker';
import { openFile } from '../../platform/files/file-sealing';
import { choosePackedFiles, listFiles } from '../../platform/files/file-data';
import type { DataOwner, PersonalData } from '../../platform/modules/personal-data';
import { dataExports } from './data-export-record';
import { findDataOwner } from './data-owner.repository';
import { buildArchive, type ExportedFile, type ExportedKind } from './export-archive';

export interface DataExportsOptions extends ExportWorkerOptions {
  /** Everything the portal holds about a user, in the order in which it is exported. */
  readonly personalData: readonly PersonalData[];
}

/** Makes the exports of personal data that were asked for. */
export function makeDataExports(options: DataExportsOptions): Promise<void> {
  return makeExports(dataExports, options, async ({ ownerId }, report) => {
    const owner = await findDataOwner(options.database.orm, ownerId);
    // Its account was closed a moment ago, and the export with it.
    if (owner === undefined) return undefined;
    const kinds = await collectKinds(options, owner, report);
    return [buildArchive(kinds, await collectFiles(options, owner), options.clock())];
  });
}

async function collectKinds(
  { database, protection, personalData }: DataExportsOptions,
  owner: DataOwner,
  report: (progress: number) => Promise<unknown>,
) {
  const kinds: ExportedKind[] = [];
  for (const [index, kind] of personalData.entries()) {
    kinds.push({ kind, rows: await kind.read({ orm: database.orm, protection }, owner) });
    await report(Math.round(((index + 1) / personalData.length) * 80));
  }
  return kinds;
}

async function collectFiles({ database, protection, files }: DataExportsOptions, owner: DataOwner) {
  const packed: ExportedFile[] = [];
  for (const file of choosePackedFiles(await listFiles(database.orm, owner.id))) {
    const sealed = await files.get(file.storageKey);
    if (sealed) packed.push({ id: file.id, name: file.name, bytes: openFile(protection, file, sealed) });
  }
  return packed;
}
